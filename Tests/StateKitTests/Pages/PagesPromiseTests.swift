import TestSupport
import Testing

@testable import StateKit

/// The promises of pages over random events, answers in any order, and a clock.
@Suite struct PagesPromiseTests {
  @Test func `no history breaks a promise`() {
    PagesPromise.all.property(PagesSubject()).holds()
  }

  @Test func `random histories reach every kind of state`() {
    var seen: Set<String> = []
    var circles = 0
    let census = Property<PagesCommand>(name: "", command: PagesCommand.random) { history in
      for step in PagesWorld.steps(of: history, PagesSubject()) {
        seen.insert("\(step.shown.whole) \(step.shown.below)")
        if step.shownBefore.isAppending, step.isOfOldList { seen.insert("late beside another") }
        if case .append(.succeeded(_, .value(let page))) = step.event, step.isHeard {
          if page.next != nil, step.shown.below == .end { circles += 1 }
          if page.next != nil, step.shown.rows == step.shownBefore.rows {
            seen.insert("nothing new")
          }
        }
      }
      return nil
    }
    census.holds(histories: 2000, upTo: 60)
    let below = ["ready", "loading", "failed", "end"]
    let expected =
      ["idle idle", "loading idle", "loadingAfterEmpty idle", "empty idle", "error idle"]
      + ["loading", "loaded", "alert", "banner"].flatMap { whole in below.map { "\(whole) \($0)" } }
      + ["late beside another", "nothing new"]
    #expect(seen == Set(expected))
    #expect(circles > 0)
  }
}

/// Machines with a fault each: the promise that forbids it must find it, with few events.
@Suite struct BrokenPagesTests {
  /// A machine that does something else at some events.
  private func subject(
    _ reduce: @escaping (RowPages, RowPages.Event) -> PagesSubject.Reduction?
  ) -> PagesSubject {
    PagesSubject(reduce: { machine, event in reduce(machine, event) ?? machine.after(event) })
  }

  @Test func `chance in the machine is caught`() {
    let calls = Counter()
    PagesPromise.deterministic.property(
      subject { machine, _ in calls.next() % 2 == 0 ? nil : machine.after(.refresh(.reset)) }
    ).isBroken(by: 12)
  }

  @Test func `an append that outlives its list is caught`() {
    // The answer of any append is taken for that of the one that runs.
    let late = subject { machine, event in
      guard case .append(.succeeded(_, let outcome)) = event, let live = machine.append.liveToken
      else { return nil }
      return machine.after(.append(.succeeded(live, outcome)))
    }
    PagesPromise.newestList.property(late).isBroken(by: 12, histories: 10_000)
    PagesPromise.onlyHeard.property(late).isBroken(by: 12)
  }

  @Test func `an append that goes on after its list is gone is caught`() {
    PagesPromise.oneLiveTask.property(
      subject { machine, event in
        guard case .refresh(.succeeded) = event else { return nil }
        let (after, effects) = machine.after(event)
        return (after, effects.filter { if case .append(.cancel, _) = $0 { false } else { true } })
      }
    ).isBroken(by: 12)
  }

  @Test func `rows that come twice are caught`() {
    let calls = Counter()
    // Each row is given an id of its own inside, which is taken off again outside.
    var broken = subject { machine, event in
      guard case .append(.succeeded(let token, .value(let page))) = event else { return nil }
      let rows = page.elements.map { Row(id: $0.id + 100 * (calls.next() + 1), answer: $0.answer) }
      return machine.after(.append(.succeeded(token, .value(Page(rows, next: page.next)))))
    }
    broken.show = { machine in
      var picture = PagesPicture(machine)
      picture.rows = picture.rows?.map { Row(id: $0.id % 100, answer: $0.answer) }
      return picture
    }
    PagesPromise.uniqueIDs.property(broken).isBroken(by: 12)
  }

  @Test func `rows that keep their oldest value are caught`() {
    PagesPromise.placesStay.property(
      subject { machine, event in
        guard case .append(.succeeded(let token, .value(let page))) = event else { return nil }
        let known = Set((machine.state.content ?? []).map(\.id))
        let rows = page.elements.filter { !known.contains($0.id) }
        return machine.after(.append(.succeeded(token, .value(Page(rows, next: page.next)))))
      }
    ).isBroken(by: 12)
  }

  @Test func `an append that fails and clears the list is caught`() {
    let clears = subject { machine, event in
      guard case .append(.failed(let token, _)) = event, machine.append.liveToken == token
      else { return nil }
      return machine.after(.refresh(.reset))
    }
    PagesPromise.failedAppendKeepsRows.property(clears).isBroken(by: 12)
    PagesPromise.contentStays.property(clears).isBroken(by: 12)
  }

  @Test func `a refresh that begins with a blank screen is caught`() {
    PagesPromise.contentStays.property(
      subject { machine, event in
        guard case .refresh(.load) = event else { return nil }
        return machine.after(.refresh(.reset)).machine.after(event)
      }
    ).isBroken(by: 12)
  }

  @Test func `a page that is skipped after a failure is caught`() {
    PagesPromise.sameCursor.property(
      subject { machine, event in
        guard case .append(.load) = event, case .failed = machine.appendState else { return nil }
        let (after, effects) = machine.after(event)
        let skipped = effects.map { effect -> RowPages.Effect in
          guard case .append(let effect, let cursor) = effect else { return effect }
          return .append(effect, from: cursor + 1)
        }
        return (after, skipped)
      }
    ).isBroken(by: 12)
  }

  @Test func `a cancel that forgets the failure before it is caught`() {
    PagesPromise.cancelRestores.property(
      subject { machine, event in
        if case .append(.cancel) = event { machine.after(.append(.reset)) } else { nil }
      }
    ).isBroken(by: 12, histories: 10_000)
    PagesPromise.cancelRestores.property(
      subject { machine, event in
        if case .refresh(.cancel) = event { machine.after(.refresh(.reset)) } else { nil }
      }
    ).isBroken(by: 12)
  }

  @Test func `a server that leads in a circle is caught where nobody minds`() {
    let calls = Counter()
    // Each cursor looks new inside; outside it is the server's own.
    var broken = subject { machine, event in
      guard case .append(.succeeded(let token, .value(let page))) = event else { return nil }
      let next = page.next.map { $0 + 100 * (calls.next() + 1) }
      return machine.after(.append(.succeeded(token, .value(Page(page.elements, next: next)))))
    }
    let reduce = broken.reduce
    broken.reduce = { machine, event in
      let (after, effects) = reduce(machine, event)
      let outside = effects.map { effect -> RowPages.Effect in
        guard case .append(let effect, let cursor) = effect else { return effect }
        return .append(effect, from: cursor % 100)
      }
      return (after, outside)
    }
    PagesPromise.noCircles.property(broken).isBroken(by: 12)
  }

  @Test func `a cancelled append that is shown as an error is caught`() {
    PagesPromise.noCancelledErrors.property(
      subject { machine, event in
        guard case .append(.failed(let token, let error)) = event, error is CancellationError
        else { return nil }
        let retry = Retry(attempt: 2, of: 4, next: .at(0), why: error)
        return machine.after(.append(.faltered(token, retry))).machine.after(.append(.cancel))
      }
    ).isBroken(by: 12)
  }

  @Test func `a question before the first page is caught`() {
    PagesPromise.nothingToAppend.property(
      subject { machine, event in
        guard case .append(.load) = event, machine.state.content == nil else { return nil }
        return machine.after(.refresh(.load(.person)))
      }
    ).isBroken(by: 1)
  }
}
