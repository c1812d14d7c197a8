import TestSupport
import Testing

@testable import StateKit

private typealias Sending = SubmissionMachine<String>

/// At most one in flight, for any events and any order of answers.
@Suite struct SubmissionMachineTests {
  private enum Command {
    case submit
    case succeed(pick: Int)
    case fail(pick: Int, isCancellation: Bool)
    case cancel, reset
  }

  private static func command(_ random: inout SeededGenerator) -> Command {
    switch random.number(0...9) {
    case 0...3: .submit
    case 4...5: .succeed(pick: random.number(0...3))
    case 6...7: .fail(pick: random.number(0...3), isCancellation: random.number(0...3) == 0)
    case 8: .cancel
    default: .reset
    }
  }

  private typealias Reduce = (Sending, Sending.Event) -> (
    machine: Sending, effects: [Sending.Effect]
  )

  private func property(_ reduce: @escaping Reduce = { $0.after($1) }) -> Property<Command> {
    Property(name: "at most one submission", command: Self.command) { history in
      var world = SubmissionWorld()
      for command in history {
        if let violation = world.violation(of: event(command, world), reduce) { return violation }
      }
      return nil
    }
  }

  private func event(_ command: Command, _ world: SubmissionWorld) -> Sending.Event {
    switch command {
    case .submit: .submit
    case .succeed(let pick): .succeeded(world.token(pick), "done")
    case .fail(let pick, let isCancellation):
      .failed(world.token(pick), isCancellation ? CancellationError() : Failure())
    case .cancel: .cancel
    case .reset: .reset
    }
  }

  @Test func `never are two in flight, and only the one in flight counts`() {
    property().holds()
  }

  @Test func `a machine that takes a second submit is caught`() {
    property { machine, event in
      if case .submit = event { return machine.after(.cancel).machine.after(event) }
      return machine.after(event)
    }.isBroken(by: 2)
  }

  @Test func `a machine that accepts a late answer is caught`() {
    property { machine, event in
      guard case .succeeded(_, let output) = event, let live = machine.liveToken else {
        return machine.after(event)
      }
      return machine.after(.succeeded(live, output))
    }.isBroken(by: 4)
  }
}

/// Sends events to a machine and watches what is in flight.
private struct SubmissionWorld {
  private var machine = Sending()
  private var started: [Sending.Token] = []
  private var inFlight: [Sending.Token] = []

  func token(_ pick: Int) -> Sending.Token {
    started.isEmpty ? .init(number: 0) : started[max(started.count - 1 - pick, 0)]
  }

  mutating func violation(
    of event: Sending.Event,
    _ reduce: (Sending, Sending.Event) -> (machine: Sending, effects: [Sending.Effect])
  ) -> String? {
    let before = machine
    let (after, effects) = reduce(machine, event)
    machine = after
    if let token = answered(event) {
      if inFlight != [token], after.state.word != before.state.word {
        return "accepted a late answer"
      }
      inFlight.removeAll { $0 == token }
    }
    for effect in effects {
      switch effect {
      case .start(let token):
        started.append(token)
        inFlight.append(token)
      case .cancel(let token): inFlight.removeAll { $0 == token }
      case .rejected where before.liveToken == nil: return "rejected for nothing"
      case .rejected, .ignored: break
      }
    }
    if case .submit = event, before.liveToken != nil, effects != [.rejected] {
      return "took a second"
    }
    if after.state.isSubmitting != (inFlight.count == 1) || inFlight.count > 1 { return "two" }
    if case .failed(let error) = after.state, error is CancellationError { return "cancelled" }
    return nil
  }

  private func answered(_ event: Sending.Event) -> Sending.Token? {
    switch event {
    case .succeeded(let token, _), .failed(let token, _): token
    case .submit, .cancel, .reset: nil
    }
  }
}

extension SubmissionState<String> {
  var word: String {
    switch self {
    case .idle: "idle"
    case .submitting: "submitting"
    case .done(let output): "done \(output)"
    case .failed: "failed"
    }
  }
}
