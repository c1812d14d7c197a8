import TestSupport
import Testing

extension Property {
  /// Fails the test with the shortest history that was found to break the invariant.
  ///
  /// - Parameter histories: As many in `make test` as find each subject that is broken on purpose, every time.
  func holds(
    histories: Int = Soak.count(2000, soak: 10_000), upTo length: Int = 30,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let found = counterexample(histories: histories, upTo: length) else { return }
    Issue.record("\(found)", sourceLocation: sourceLocation)
  }

  /// Fails the test if nothing breaks the invariant, as a broken subject must, with few commands.
  func isBroken(
    by commands: Int, histories: Int = 2000, upTo length: Int = 60,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = counterexample(histories: histories, upTo: length)
    let count = found?.history.count ?? .max
    #expect(
      count <= commands, "\(found?.description ?? "nothing found")",
      sourceLocation: sourceLocation)
  }
}
