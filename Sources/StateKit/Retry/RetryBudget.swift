/// Bounds the retries of all loads that share it, so that a server in trouble is not asked four times as often.
///
/// A retry costs one, unless it is given up before it begins; a load that goes well gives one back.
@MainActor public final class RetryBudget {
  private let capacity: Int
  private(set) var left: Int

  /// - Parameter capacity: The retries there may be without any success.
  public nonisolated init(capacity: Int = 10) {
    self.capacity = capacity
    left = capacity
  }

  /// Whether there is one left; it is spent.
  func take() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }

  func giveBack() { left = min(left + 1, capacity) }
}
