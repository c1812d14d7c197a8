import TestSupport
import Testing

/// A promise about every history of commands, searched for a history that breaks it.
struct Property<Command> {
  let name: String
  /// One command at random.
  let command: (inout SeededGenerator) -> Command
  /// What the history breaks, nil if the promise holds. It must stand any history, so that one can be shortened.
  let violation: ([Command]) -> String?

  /// A history that breaks the promise and cannot be made shorter.
  struct Counterexample: CustomStringConvertible {
    let name: String
    let seed: Int
    let history: [Command]
    let violation: String

    var description: String { "\(name): \(violation); seed \(seed), history \(history)" }
  }

  func counterexample(histories: Int, upTo length: Int, seed: Int? = nil) -> Counterexample? {
    let first = seed ?? .random(in: 0..<1_000_000_000)
    for seed in first..<(first + histories) {
      var random = SeededGenerator(seed: seed)
      let history = (0..<random.number(1...length)).map { _ in command(&random) }
      guard violation(history) != nil else { continue }
      let short = shortened(history)
      return Counterexample(
        name: name, seed: seed, history: short, violation: violation(short) ?? "")
    }
    return nil
  }

  /// Fails the test with the shortest history that was found to break the promise.
  func holds(
    histories: Int = 10_000, upTo length: Int = 30,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let found = counterexample(histories: histories, upTo: length) else { return }
    Issue.record("\(found)", sourceLocation: sourceLocation)
  }

  /// Fails the test if nothing breaks the promise, as a broken subject must, with few commands.
  func isBroken(
    by commands: Int, histories: Int = 2000, upTo length: Int = 60,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = counterexample(histories: histories, upTo: length)
    let count = found?.history.count ?? .max
    #expect(
      count <= commands, "\(found?.description ?? "\(name): nothing found")",
      sourceLocation: sourceLocation)
  }

  /// Leaves commands out, many at once and then one by one, as long as what is left breaks the promise.
  private func shortened(_ history: [Command]) -> [Command] {
    var history = history
    var size = max(history.count / 2, 1)
    while true {
      var start = 0
      var isShorter = false
      while start < history.count {
        var rest = history
        rest.removeSubrange(start..<min(start + size, history.count))
        if violation(rest) != nil {
          history = rest
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return history }
      size = max(size / 2, 1)
    }
  }
}
