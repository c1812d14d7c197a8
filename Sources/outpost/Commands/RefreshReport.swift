import Essentials
import Posts
import PostsUI

/// What came of asking one source, as a line and as JSON.
nonisolated struct RefreshReport: Encodable, Sendable {
  private enum Outcome: String, Encodable { case posts, unchanged, failed, waiting }

  let address: String
  let title: String
  private let outcome: Outcome
  private var new: Int?
  private var changed: Int?
  private var code: Int?
  private var message: String?
  private var nextTry: Date?
  /// The address that it has from now on.
  private var movedTo: String?

  /// Whether the source was asked and gave nothing.
  var isFailure: Bool { outcome == .failed }

  /// What came of it, on a line, with times as the screens tell them.
  @MainActor func line(at time: WallTime) -> String {
    switch outcome {
    case .posts:
      [count(new, "new"), count(changed, "changed"), message, move].compactMap { $0 }
        .joined(separator: ", ")
    case .unchanged: ["unchanged", move].compactMap { $0 }.joined(separator: ", ")
    case .failed: message ?? "failed"
    case .waiting:
      "not refreshed\(nextTry.map { " before \(time.start($0))" } ?? ""): \(message ?? "")"
    }
  }

  /// Asks a source. Only what is wrong with the store is thrown: it is wrong with all sources.
  ///
  /// - Parameters:
  ///   - subscriptions: Keep the new address of a source that has moved.
  ///   - isNamed: Whether this very source was asked for, whatever it waits for.
  @concurrent static func of(
    _ summary: SourceSummary, by refresh: SourceRefresh, in store: PostStore,
    _ subscriptions: Subscriptions, isNamed: Bool
  ) async throws -> RefreshReport {
    if let failure = summary.status.failure, !isNamed, !failure.mayBeAsked(at: Date()) {
      return RefreshReport(summary, .waiting, failure)
    }
    do {
      var report = RefreshReport(summary, try await refresh.run(summary.source))
      if let address = try store.summaries(of: [summary.source]).first?.newAddress {
        // Where it cannot be kept, the old address goes on leading there.
        report.movedTo = try? subscriptions.move(summary.id, to: address).address
      }
      return report
    } catch let error as PostsError {
      let known = summary.status.failure
      // What the store says now is of this try, unless it could not be recorded.
      if let failure = try? store.failure(of: summary.id), failure != known {
        return RefreshReport(summary, .failed, failure)
      }
      let attempts = (known?.attempts ?? 0) + 1
      return RefreshReport(
        summary, .failed, SourceFailure(error, attempts: attempts, at: Date()))
    }
  }
}

nonisolated extension RefreshReport {
  private init(_ summary: SourceSummary, _ outcome: Outcome, _ failure: SourceFailure? = nil) {
    address = summary.source.address
    title = summary.title
    self.outcome = outcome
    code = failure?.code
    message = failure?.line()
    nextTry = failure?.nextTry
  }

  private init(_ summary: SourceSummary, _ answer: RefreshOutcome) {
    switch answer {
    case .unchanged: self.init(summary, Outcome.unchanged)
    case .posts(0, 0, false, _): self.init(summary, Outcome.unchanged)
    case .posts(let new, let changed, let isTruncated, _):
      self.init(summary, Outcome.posts)
      self.new = new
      self.changed = changed
      message = isTruncated ? "the feed is truncated" : nil
    }
  }

  private var move: String? { movedTo.map { "moved to \($0)" } }

  private func count(_ number: Int?, _ word: String) -> String? {
    number.flatMap { $0 > 0 ? "\($0) \(word)" : nil }
  }
}
