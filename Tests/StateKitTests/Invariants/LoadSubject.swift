import TestSupport

@testable import StateKit

/// A load machine and what decides about its retries: as they are, or with a fault put in.
struct LoadSubject {
  typealias Reduction = (machine: Machine, effects: [Machine.Effect])

  var reduce: (Machine, Machine.Event) -> Reduction = { $0.after($1) }
  var show: (ViewState<String>) -> ViewState<String> = { $0 }
  var decide:
    (TryFailure, _ attempt: Int, _ start: AnyClock.Instant, _ now: AnyClock.Instant, _ bits: UInt64)
      -> Retry? = {
        error, attempt, start, now, bits in
        let policy = RetryPolicy(random: RandomSource { bits }) { _ in error.kind }
        return policy.retry(after: error, attempt: attempt, since: start, at: now)
      }
}

/// One event and what it did.
struct LoadStep {
  let before: Machine
  let event: Machine.Event
  let after: Machine
  let effects: [Machine.Effect]
  /// The same reduced again.
  let again: LoadSubject.Reduction
  let shownBefore: ViewState<String>
  let shown: ViewState<String>
  let now: AnyClock.Instant
  /// When the load that runs was started.
  let start: AnyClock.Instant
  /// The tries and waits that were started and neither ended nor were cancelled.
  let liveTasks: Int
}
