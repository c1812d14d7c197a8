import Testing

@testable import StateKit

@Suite struct LoadMachineTests {
  @Test func `a first load ends in content, emptiness or a full-screen error`() throws {
    let running = Machine().sending(.load(.user))
    let token = try #require(running.liveToken)
    #expect(running.summary == "loading after idle")
    #expect(running.sending(.succeeded(token, .value("A"))).summary == "loaded A")
    #expect(running.sending(.succeeded(token, .nothing("ask"))).summary == "empty ask")
    #expect(running.sending(.failed(token, Failure())).summary == "error")
  }

  @Test func `a failed refresh is an alert when asked for, else a banner`() {
    #expect(Machine().loaded("A").failed(.user).summary == "alert 2 over A")
    #expect(Machine().loaded("A").failed(.background).summary == "banner over A")
    #expect(Machine().failed(.background).failed(.background).summary == "error")
  }

  @Test func `a second load joins the first, and a user who joins sees its failure`() throws {
    let (running, effects) = Machine().loaded("A").after(.load(.background))
    let token = try #require(running.liveToken)
    #expect(effects == [.start(token)])
    let (joined, none) = running.after(.load(.user))
    #expect(none == [])
    #expect(joined.liveToken == token)
    #expect(joined.sending(.failed(token, Failure())).summary == "alert 2 over A")
    let back = joined.sending(.load(.background), .failed(token, Failure()))
    #expect(back.summary == "alert 2 over A")
  }

  @Test func `a load that is to begin later waits, and asking again does not hasten it`() throws {
    let (waiting, effects) = Machine().loaded("A").after(.load(.user, from: .at(5000)))
    let token = try #require(waiting.liveToken)
    #expect(effects == [.wait(token, until: .at(5000))])
    #expect((waiting.summary, waiting.nextTry) == ("loading after A", .at(5000)))
    #expect(waiting.after(.load(.user)).effects == [])
    #expect(waiting.after(.succeeded(token, .value("B"))).effects == [.ignored])
    #expect(waiting.sending(.cancel).summary == "loaded A")
    let (begun, start) = waiting.after(.due(token))
    #expect((start, begun.nextTry) == ([.start(token)], nil))
    #expect(begun.sending(.succeeded(token, .value("B"))).summary == "loaded B")
  }

  @Test func `an answer to a cancelled load changes nothing`() throws {
    let first = Machine().loaded("A").sending(.load(.user))
    let old = try #require(first.liveToken)
    let second = first.sending(.cancel, .load(.user))
    for event in [Machine.Event.succeeded(old, .value("old")), .failed(old, Failure())] {
      let (after, effects) = second.after(event)
      #expect(effects == [.ignored])
      #expect(after.summary == "loading after A")
      #expect(after.liveToken == second.liveToken)
    }
  }

  @Test func `cancel restores exactly what was there`() throws {
    let settled = [
      Machine(), Machine().loaded("A"), Machine().failed(.user),
      Machine().sending(.load(.user), .cancel),
    ]
    for machine in settled {
      let running = machine.sending(.load(.user))
      let token = try #require(running.liveToken)
      let (after, effects) = running.after(.cancel)
      #expect(after.summary == machine.summary)
      #expect(after.liveToken == nil)
      #expect(effects == [.cancel(token)])
    }
  }

  @Test func `a load over an alert dismisses it first`() {
    let running = Machine().loaded("A").failed(.user).sending(.load(.user))
    #expect(running.summary == "loading after A")
    #expect(running.sending(.cancel).summary == "loaded A")
  }

  @Test func `dismissing is idempotent and knows its alert`() {
    let alert = Machine().loaded("A").failed(.user)
    #expect(alert.sending(.dismiss(id: 7)).summary == "alert 2 over A")
    #expect(alert.sending(.dismiss(id: 2)).summary == "loaded A")
    #expect(alert.sending(.dismiss(id: 2), .dismiss(id: 2)).summary == "loaded A")
    #expect(alert.sending(.dismiss(id: 2)).failed(.user).summary == "alert 3 over A")
  }

  @Test func `a cancellation is never shown as an error`() {
    #expect(Machine().failed(.user, CancellationError()).summary == "idle")
    #expect(Machine().loaded("A").failed(.user, CancellationError()).summary == "loaded A")
    #expect(Machine().failed(.user).failed(.user, CancellationError()).summary == "error")
  }

  @Test func `reset forgets everything and cancels a running load`() throws {
    let running = Machine().loaded("A").sending(.load(.user))
    let token = try #require(running.liveToken)
    #expect(running.after(.reset).effects == [.cancel(token)])
    #expect(running.sending(.reset).summary == "idle")
    #expect(running.sending(.reset, .succeeded(token, .value("late"))).summary == "idle")
  }
}
