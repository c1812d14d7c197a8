/// Which failed loads are tried again by themselves, and when.
///
/// A delay is drawn at random, so that many programs which failed together do not come back together.
public struct RetryPolicy: Sendable {
  /// What kind of failure an error is; only who knows the network can tell.
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
  ///   - classify: Tells failures that may pass from those that stay.
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
    return Retry(attempt: attempt + 1, of: 1 + retries, next: next, why: error)
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
