import Dispatch

/// Lets everything that is ready on the main queue run.
@MainActor struct MainQueue {
  /// Turns in a row in which nothing else may start, after which nothing can be on its way any more: work
  /// that goes from task to task takes one turn each.
  private static let quietTurns = 32
  /// Turns after which something is taken to start itself over and over.
  private static let mostTurns = 100_000

  /// Runs what is ready, and what becomes ready by that. Answers whether it came to an end.
  func settle() async -> Bool {
    var quiet = 0
    var started = GlobalJobs.startedCount
    for _ in 0..<Self.mostTurns {
      await turn()
      quiet = GlobalJobs.startedCount == started ? quiet + 1 : 0
      started = GlobalJobs.startedCount
      if quiet == Self.quietTurns { return true }
    }
    return false
  }

  /// Waits until every job has run that was on the queue before.
  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
