import Testing

@testable import StateKit

@Suite struct PagesMachineTests {
  private func page(_ ids: Int..., next: Int?) -> RowPages.Load.Outcome {
    .value(Page(ids.map { Row(id: $0) }, next: next))
  }

  /// The machine after events, each of which may depend on the machine before it.
  private func sending(
    _ machine: RowPages, _ events: (RowPages) -> RowPages.Event?...
  ) -> RowPages {
    events.reduce(machine) { machine, event in
      event(machine).map { machine.after($0).machine } ?? machine
    }
  }

  private func refreshed(_ outcome: RowPages.Load.Outcome) -> (RowPages) -> RowPages.Event? {
    { machine in machine.refresh.liveToken.map { .refresh(.succeeded($0, outcome)) } }
  }

  /// Two rows, and a page after them that is on its way.
  private var appending: RowPages {
    sending(
      RowPages(), { _ in .refresh(.load(.person)) }, refreshed(page(1, 2, next: 7)),
      { _ in .append(.load(.person)) })
  }

  @Test func `a refresh does not cancel the append that runs, until it brings a page`() throws {
    let token = try #require(appending.append.liveToken)
    let (both, effects) = appending.after(.refresh(.load(.person)))
    let refresh = try #require(both.refresh.liveToken)
    #expect(effects == [.refresh(.start(refresh))])
    #expect(PagesPicture(both).isAppending)
    let (after, ends) = both.after(.refresh(.succeeded(refresh, page(5, next: 9))))
    #expect(ends == [.append(.cancel(token), from: 7)])
    let late = after.after(.append(.succeeded(token, page(3, next: 8))))
    #expect(late.effects == [.ignored])
    #expect(late.machine.state.content?.map(\.id) == [5])
    #expect(PagesPicture(late.machine).cursor == 9)
  }

  @Test func `an append that ends during a refresh is shown, and kept if the refresh fails`() throws
  {
    let token = try #require(appending.append.liveToken)
    let both = sending(
      appending, { _ in .refresh(.load(.background)) },
      { _ in .append(.succeeded(token, page(3, next: 8))) })
    #expect(both.state.isLoading)
    #expect(both.state.content?.map(\.id) == [1, 2, 3])
    let refresh = try #require(both.refresh.liveToken)
    for event in [RowPages.Load.Event.failed(refresh, Failure()), .cancel] {
      let after = both.after(.refresh(event)).machine
      #expect(after.state.content?.map(\.id) == [1, 2, 3])
      #expect(PagesPicture(after).cursor == 8)
    }
  }

  @Test func `an empty answer to a refresh leaves nothing to append to`() throws {
    let token = try #require(appending.append.liveToken)
    let both = appending.after(.refresh(.load(.person))).machine
    let refresh = try #require(both.refresh.liveToken)
    let (after, effects) = both.after(.refresh(.succeeded(refresh, .nothing("none"))))
    #expect(effects == [.append(.cancel(token), from: 7)])
    #expect(PagesPicture(after).whole == .empty)
    #expect(after.after(.append(.load(.person))).effects == [.ignored])
  }

  @Test func `a new first page forgets how the old next page failed`() throws {
    let token = try #require(appending.append.liveToken)
    let failed = appending.after(.append(.failed(token, Failure()))).machine
    #expect(PagesPicture(failed).below == .failed)
    let after = sending(
      failed, { _ in .refresh(.load(.person)) }, refreshed(page(5, next: 9)))
    #expect(PagesPicture(after).below == .ready)
  }

  @Test func `a page that failed is asked for again by the person only`() throws {
    let token = try #require(appending.append.liveToken)
    let failed = appending.after(.append(.failed(token, Failure()))).machine
    #expect(failed.after(.append(.load(.background))).effects == [])
    let (again, effects) = failed.after(.append(.load(.person)))
    let next = try #require(again.append.liveToken)
    #expect(effects == [.append(.start(next), from: 7)])
  }

  @Test func `reset gives both up`() throws {
    let both = appending.after(.refresh(.load(.person))).machine
    let tokens = (try #require(both.refresh.liveToken), try #require(both.append.liveToken))
    let (after, effects) = both.after(.refresh(.reset))
    #expect(effects == [.refresh(.cancel(tokens.0)), .append(.cancel(tokens.1), from: 7)])
    #expect(PagesPicture(after) == PagesPicture(RowPages()))
  }
}
