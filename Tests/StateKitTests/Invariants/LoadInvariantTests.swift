import TestSupport
import Testing

@testable import StateKit

/// The invariants of the load machine over random events, answers in any order, and a clock.
@Suite struct LoadInvariantTests {
  @Test func `no history breaks an invariant`() {
    LoadInvariant.all.property(LoadSubject()).holds()
    LoadInvariant.all.property(LoadSubject(), command: LoadCommand.unlucky)
      .holds(histories: Soak.count(500, soak: 5_000))
  }

  @Test func `random histories reach every kind of state`() {
    var seen: Set<String> = []
    for command in [LoadCommand.random, LoadCommand.unlucky] {
      let census = Property<LoadCommand>(name: "", command: command) { history in
        for step in LoadWorld.steps(of: history, LoadSubject()) {
          seen.insert(String(step.shown.summary.prefix { !$0.isNumber }))
          if step.after.isWaiting { seen.insert("attempt \(step.after.retry?.attempt ?? 0)") }
        }
        return nil
      }
      census.holds(histories: 800, upTo: 60)
    }
    let expected: Set = [
      "idle", "loading after idle", "loading after v", "loading after empty none ",
      "loading after failure", "loaded v", "empty none ", "error", "alert ", "banner over v",
      "attempt 0", "attempt 2", "attempt 3", "attempt 4",
    ]
    #expect(seen == expected)
  }
}

/// Machines with a fault each: the invariant that forbids it must find it, with few events.
@Suite struct BrokenLoadMachineTests {
  @Test func `chance in the machine is caught`() {
    let calls = Counter()
    LoadInvariant.deterministic.property(
      LoadSubject(reduce: { $0.after(calls.next() % 2 == 0 ? $1 : .reset) })
    ).isBroken(by: 5)
  }

  @Test func `a machine that accepts late answers is caught`() {
    LoadInvariant.newestToken.property(
      LoadSubject(reduce: { machine, event in
        guard case .succeeded(_, let outcome) = event, let live = machine.liveToken else {
          return machine.after(event)
        }
        return machine.after(.succeeded(live, outcome))
      })
    ).isBroken(by: 8)
  }

  @Test func `a cancelled load that is shown as an error is caught`() {
    LoadInvariant.noCancelledErrors.property(
      LoadSubject(show: { state in
        if case .idle = state { .error(CancellationError(), .fullScreen) } else { state }
      })
    ).isBroken(by: 6)
  }

  @Test func `a cancel that forgets is caught`() {
    let forgets = LoadSubject(reduce: { machine, event in
      if case .cancel = event { machine.after(.reset) } else { machine.after(event) }
    })
    LoadInvariant.cancelRestores.property(forgets).isBroken(by: 8)
    LoadInvariant.contentStays.property(forgets).isBroken(by: 8)
  }

  @Test func `an answer that is thrown away is caught`() {
    LoadInvariant.answersAreShown.property(
      LoadSubject(reduce: { machine, event in
        guard case .succeeded = event else { return machine.after(event) }
        return machine.after(.cancel)
      })
    ).isBroken(by: 4)
  }

  @Test func `a failure that is forgotten when it is tried again is caught`() {
    LoadInvariant.cancelRestores.property(
      LoadSubject(reduce: { machine, event in
        guard case .load = event, machine.isWaiting else { return machine.after(event) }
        return machine.after(.cancel).machine.after(.reset).machine.after(event)
      })
    ).isBroken(by: 8)
  }

  @Test func `a task that is left alone is caught`() {
    LoadInvariant.oneLiveTask.property(
      LoadSubject(reduce: { machine, event in
        let (after, effects) = machine.after(event)
        return (after, effects.filter { if case .cancel = $0 { false } else { true } })
      })
    ).isBroken(by: 6)
  }

  @Test func `a refresh that begins with a blank screen is caught`() {
    LoadInvariant.contentStays.property(
      LoadSubject(reduce: { machine, event in
        guard case .load = event else { return machine.after(event) }
        return machine.after(.reset).machine.after(event)
      })
    ).isBroken(by: 7)
  }

  @Test func `an alert that comes back is caught`() {
    let one = LoadSubject(show: { state in
      guard case .error(let error, .alert(_, let value)) = state else { return state }
      return .error(error, .alert(id: 1, over: value))
    })
    LoadInvariant.alertsOnce.property(one).isBroken(by: 11, histories: 20_000)
  }

  @Test func `a dismiss that takes any alert is caught`() {
    LoadInvariant.dismissOnce.property(
      LoadSubject(reduce: { machine, event in
        guard case .dismiss = event, let id = machine.state.alertID else {
          return machine.after(event)
        }
        return machine.after(.dismiss(id: id))
      })
    ).isBroken(by: 11, histories: 20_000)
  }

  @Test func `retries without end, or for what is permanent, are caught`() {
    func always(_ error: TryFailure, _ attempt: Int, _ now: AnyClock.Instant) -> Retry {
      Retry(attempt: attempt + 1, maxAttempts: 4, next: now, error: error)
    }
    LoadInvariant.fewTries.property(
      LoadSubject(decide: { error, attempt, _, now, _ in always(error, attempt, now) })
    ).isBroken(by: 6)
    LoadInvariant.fewTries.property(
      LoadSubject(decide: { error, attempt, _, now, _ in
        error.isPermanent ? nil : always(error, attempt, now)
      }), command: LoadCommand.unlucky
    ).isBroken(by: 14)
  }

  @Test func `delays that are too long, too short or too late are caught`() {
    func isCaught(_ delay: @escaping (TryFailure) -> Duration, by commands: Int) {
      LoadInvariant.delaysWithinBounds.property(
        LoadSubject(decide: { error, attempt, _, now, _ in
          Retry(
            attempt: attempt + 1, maxAttempts: 4, next: now.advanced(by: delay(error)), error: error
          )
        })
      ).isBroken(by: commands)
    }
    isCaught({ _ in .milliseconds(1001) }, by: 6)
    isCaught({ _ in .zero }, by: 6)
    isCaught({ $0.retryAfter }, by: 20)
  }
}
