import StateKit

/// One budget of retries for all sources of a server, so that many feeds of one host in trouble do not ask it
/// many times as often.
@MainActor public final class HostBudgets {
  private var budgets: [String: RetryBudget] = [:]
  private let random: RandomSource

  /// - Parameter random: Draws the delays of the retries.
  public nonisolated init(random: RandomSource = .system) { self.random = random }

  /// Which failures of a source are tried again at once, without being asked for.
  public func retries(of source: Source) -> RetryPolicy {
    let server = source.server
    guard !server.isEmpty || source.isTour else { return .never }
    let budget = budgets[server] ?? RetryBudget()
    budgets[server] = budget
    return .posts(random: random, budget: budget)
  }
}
