import TestSupport
import Testing

@testable import StateKit

@Suite struct LoadMachineInvariantTests {
  /// One machine in every state, and the token of a load that is over in all but the first.
  private static var machines: [Machine] {
    let loaded = Machine().loaded("A")
    let empty = emptied(Machine())
    let failed = Machine().failed(.user)
    let settled = [
      Machine(), loaded, empty, failed, loaded.failed(.user), loaded.failed(.background),
    ]
    return settled + settled.map { $0.sending(.load(.user)) }
  }

  private static func emptied(_ machine: Machine) -> Machine {
    let running = machine.sending(.load(.user))
    guard let token = running.liveToken else { return running }
    return running.sending(.succeeded(token, .nothing("ask")))
  }

  private static func events(for machine: Machine) -> [Machine.Event] {
    let tokens = [machine.liveToken, .init(number: 0)].compactMap { $0 }
    let answers = tokens.flatMap {
      [
        Machine.Event.succeeded($0, .value("B")), .succeeded($0, .nothing("none")),
        .failed($0, Failure()), .failed($0, CancellationError()), .due($0),
        .attemptFailed($0, Retry(attempt: 2, maxAttempts: 4, next: .at(1000), error: Failure())),
      ]
    }
    let ids = [0, 2].map { Machine.Event.dismiss(id: $0) }
    return answers + ids + [
      .load(.user), .load(.background), .load(.user, from: .at(1000)), .reload(.user),
      .cancel, .reset,
    ]
  }

  @Test func `every event in every state keeps the invariants`() {
    for machine in Self.machines {
      for event in Self.events(for: machine) {
        check(machine, event)
      }
    }
  }

  @Test(arguments: 0..<50)
  func `no history of events breaks the invariants`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var machine = Machine()
    for _ in 0..<400 {
      let event = try #require(Self.events(for: machine).randomElement(using: &random))
      check(machine, event)
      machine = machine.after(event).machine
    }
  }

  private func check(_ machine: Machine, _ event: Machine.Event) {
    let (after, effects) = machine.after(event)
    let again = machine.after(event)
    #expect(again.machine.summary == after.summary && again.effects == effects, "deterministic")
    #expect(after.state.isLoading == (after.liveToken != nil), "loading means one live token")
    if effects == [.ignored] {
      #expect(after.summary == machine.summary && after.liveToken == machine.liveToken)
    }
    if case .error(let error, _) = after.state { #expect(!(error is CancellationError)) }
    switch event {
    case .reset, .succeeded(_, .nothing): break
    case .load, .reload, .succeeded, .failed, .attemptFailed, .due, .cancel, .dismiss:
      #expect(machine.state.content == nil || after.state.content != nil, "content stays")
    }
  }
}
