import Essentials

/// That some of the sources of a list gave nothing.
public struct FailedSources: LocalizedError, Equatable, Sendable {
  /// How many failed.
  public let count: Int
  /// How many there are.
  public let total: Int
  /// Why the first one failed.
  public let failure: SourceFailure
  /// What that one is called; nil where the list is its own.
  public let title: String?

  /// Nil where none failed that is to be told of.
  ///
  /// - Parameters:
  ///   - facts: Those of the list.
  ///   - isKnown: Whether the failure of a source is not.
  init?(
    _ facts: SourceListFacts, among sources: [SourceSummary], isNamed: Bool,
    isKnown: (SourceSummary) -> Bool = { _ in false }
  ) {
    let failed = facts.failed.filter { !isKnown(sources[$0]) }
    guard let first = failed.first.map({ sources[$0] }), let failure = first.lastFailure else {
      return nil
    }
    (count, total) = (failed.count, facts.count)
    self.failure = failure
    title = isNamed ? first.title : nil
  }

  /// One line.
  public var errorDescription: String? {
    let example = (title.map { "\($0): " } ?? "") + failure.line()
    return total == 1 ? example : "\(count) of \(total) sources failed: \(example)"
  }
}
