/// Which failed loads are retried automatically, and when.
///
/// A delay is drawn at random, so that many programs which failed together do not come back together.
public struct RetryPolicy: Sendable {
  /// What kind of failure an error is; only code that knows the network can decide.
  public enum Failure: Sendable {
    /// The same again would fail the same way.
    case permanent
    /// It may go well later, but not before `retryAfter`, if the server said so. Where that is later than
    /// a minute after the first try, it is not tried again.
    case transient(retryAfter: Duration? = nil)
  }

  /// Never tries again.
  public static var never: RetryPolicy { RetryPolicy { _ in .permanent } }

  let retries = 3
  let longestDelay = Duration.seconds(30)
  let total = Duration.seconds(60)
  let budget: RetryBudget?
  private let random: RandomSource
  private let classify: @Sendable (any Error) -> Failure

  /// Up to 3 retries, each after 0 to 1, 2, 4 s, none later than 60 s after the first try.
  ///
  /// - Parameters:
  ///   - random: Draws the delays.
  ///   - budget: Shared by loads that ask the same server; when it is used up, a failure is shown at once.
  ///   - classify: Separates transient failures from permanent ones.
  public init(
    random: RandomSource = .system, budget: RetryBudget? = nil,
    classify: @escaping @Sendable (any Error) -> Failure
  ) {
    self.random = random
    self.budget = budget
    self.classify = classify
  }

  /// What follows the failure of a try, nil if nothing does.
  ///
  /// - Parameters:
  ///   - attempt: The number of the try that failed, from 1.
  ///   - start: When the first try began.
  func retry(
    after error: any Error, attempt: Int, since start: AnyClock.Instant, at now: AnyClock.Instant
  ) -> Retry? {
    guard attempt <= retries, case .transient(let retryAfter) = classify(error) else { return nil }
    let delay = max(drawDelay(attempt), retryAfter ?? .zero)
    let next = now.advanced(by: delay)
    guard start.duration(to: next) <= total else { return nil }
    return Retry(attempt: attempt + 1, maxAttempts: 1 + retries, next: next, error: error)
  }

  /// Twice as long at most after each try.
  func longestDelay(after attempt: Int) -> Duration {
    min(longestDelay, .seconds(1 << min(attempt - 1, 30)))
  }

  private func drawDelay(_ attempt: Int) -> Duration {
    var random = random
    let longest = longestDelay(after: attempt) / .milliseconds(1)
    return .milliseconds(Int.random(in: 0...Int(longest), using: &random))
  }
}

/// Why and when a load is tried again, while its state stays `loading(after:)`.
public struct Retry: Sendable {
  /// The number of the try that follows the wait; the first try of a load is 1.
  public let attempt: Int
  /// How many tries there are at most.
  public let maxAttempts: Int
  /// When it begins, for a countdown.
  public let next: AnyClock.Instant
  /// How the try before it failed.
  public let error: any Error
}

/// Bounds the retries of all loads that share it, so that a server in trouble is not asked four times as often.
///
/// A retry costs one, unless it is cancelled before it begins; a load that succeeds refunds one.
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

  func refund() { left = min(left + 1, capacity) }
}
