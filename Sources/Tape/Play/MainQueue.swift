import Dispatch

/// Lets everything that is ready on the main queue run.
@MainActor enum MainQueue {
  /// Turns without a new job, after which nothing can be on its way any more.
  private static let quietTurns = 40
  /// Rounds of turns after which something is taken to keep itself busy, and is left at that.
  private static let mostRounds = 250

  /// Runs what is ready, and what becomes ready by that.
  static func settle() async {
    for _ in 0..<mostRounds {
      let before = GlobalJobs.startedCount
      await withCheckedContinuation { turn(quietTurns, $0) }
      if GlobalJobs.startedCount <= before { return }
    }
  }

  /// A turn comes after every job that was on the queue before it.
  private nonisolated static func turn(_ left: Int, _ settled: CheckedContinuation<Void, Never>) {
    if left == 0 {
      GlobalJobs.leaveOut()
      return settled.resume()
    }
    DispatchQueue.main.async { turn(left - 1, settled) }
  }
}
