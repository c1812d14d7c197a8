import Dispatch

/// Lets everything that is ready on the main queue run.
@MainActor enum MainQueue {
  /// Turns after which nothing can be on its way any more: work that goes from task to task takes one each.
  private static let turns = 40

  /// Runs what is ready, and what becomes ready by that.
  static func settle() async {
    for _ in 0..<turns {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}
