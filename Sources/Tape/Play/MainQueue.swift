import Dispatch

/// Lets everything that is ready on the main queue run.
@MainActor enum MainQueue {
  /// Turns after which nothing can be on its way any more: work that goes from task to task takes a few each.
  private static let turns = 120

  /// Runs what is ready, and what becomes ready by that.
  static func settle() async {
    await withCheckedContinuation { turn(turns, $0) }
  }

  /// A turn comes after every job that was on the queue before it.
  private nonisolated static func turn(_ left: Int, _ settled: CheckedContinuation<Void, Never>) {
    if left == 0 { return settled.resume() }
    DispatchQueue.main.async { turn(left - 1, settled) }
  }
}
