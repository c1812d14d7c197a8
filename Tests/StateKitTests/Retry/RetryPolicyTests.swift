import Testing

@testable import StateKit

@MainActor @Suite struct RetryPolicyTests {
  private func policy(
    _ failure: RetryPolicy.Failure = .transient(), drawing bits: UInt64 = .max
  ) -> RetryPolicy {
    RetryPolicy(random: RandomSource { bits }) { _ in failure }
  }

  private func delay(_ policy: RetryPolicy, after attempt: Int, at now: Int = 0) -> Duration? {
    policy.retry(after: Failure(), attempt: attempt, since: .at(0), at: .at(now))
      .map { AnyClock.Instant.at(now).duration(to: $0.next) }
  }

  @Test func `delays grow from one second, and chance draws from nothing on`() {
    #expect(
      (1...4).map { delay(policy(), after: $0) } == [.seconds(1), .seconds(2), .seconds(4), nil])
    #expect(delay(policy(drawing: 1 << 32), after: 1) == .zero)
    #expect(policy().longestDelay(after: 5) == .seconds(16))
    #expect(policy().longestDelay(after: 6) == .seconds(30))
    #expect(policy().longestDelay(after: 500) == .seconds(30))
  }

  @Test func `a permanent failure is not tried again`() {
    #expect(delay(policy(.permanent), after: 1) == nil)
    #expect(delay(.never, after: 1) == nil)
  }

  @Test func `it does not come before the server said`() {
    #expect(delay(policy(.transient(retryAfter: .seconds(5))), after: 1) == .seconds(5))
    #expect(delay(policy(.transient(retryAfter: .seconds(1))), after: 3) == .seconds(4))
  }

  @Test func `nothing is tried later than a minute after the start`() {
    #expect(delay(policy(.transient(retryAfter: .seconds(60))), after: 1) == .seconds(60))
    #expect(delay(policy(.transient(retryAfter: .seconds(61))), after: 1) == nil)
    #expect(delay(policy(), after: 1, at: 59_001) == nil)
  }

  @Test func `a retry says which of how many it is, and why`() throws {
    let retry = policy().retry(
      after: Failure(name: "x"), attempt: 1, since: .at(0), at: .at(500))
    #expect(retry?.attempt == 2)
    #expect(retry?.maxAttempts == 4)
    #expect(retry?.next == .at(1500))
    #expect(retry?.error as? Failure == Failure(name: "x"))
  }

  @Test func `a budget is spent by retries and filled by success`() {
    let budget = RetryBudget(capacity: 2)
    #expect([budget.take(), budget.take(), budget.take()] == [true, true, false])
    budget.refund()
    #expect([budget.take(), budget.take()] == [true, false])
    for _ in 0..<5 { budget.refund() }
    #expect(budget.left == 2)
  }
}
