import Essentials

/// What a list tells of all its sources, found once for all frames that show the same ones: a key must not pay for ten
/// thousand sources.
struct SourceListFacts {
  /// How many there are.
  let count: Int
  /// The numbers of those whose last answer was none.
  let failed: [Int]
  /// Those of them that cannot be reached, and the others.
  let unreachable: [Int]
  let failedOtherwise: [Int]
  /// The number of the first one whose last good answer had something wrong with it.
  let warned: Int?
  /// When the newest good answer came; nil where none ever did.
  let lastSuccess: Date?
  /// Whether one has posts, or has answered well.
  let hasResponse: Bool
  /// Whether one has posts.
  let hasPosts: Bool

  init(of numbers: some Collection<Int>, among sources: [SourceSummary]) {
    count = numbers.count
    let failed = numbers.filter { sources[$0].lastFailure != nil }
    self.failed = failed
    unreachable = failed.filter { sources[$0].lastFailure?.kind == .isUnreachable }
    failedOtherwise = failed.filter { sources[$0].lastFailure?.kind != .isUnreachable }
    warned = numbers.first { sources[$0].warning != nil }
    let lastSuccess = numbers.lazy.compactMap { sources[$0].lastSuccess }.max()
    let hasPosts = numbers.contains { sources[$0].total > 0 }
    (self.lastSuccess, self.hasPosts) = (lastSuccess, hasPosts)
    hasResponse = hasPosts || lastSuccess != nil
  }
}
