import TestSupport

@testable import StateKit

/// Everything around a load machine: tries that answer in any order, waits, and a clock.
struct LoadWorld {
  private struct Work {
    let token: Machine.Token
    var isLive = true
    var due: AnyClock.Instant?
  }

  private let subject: LoadSubject
  private let time = TestClock()
  private var machine = Machine()
  private var tries: [Work] = []
  private var waits: [Work] = []
  private var start = AnyClock.Instant.at(0)
  private var alerts: [Int] = []
  private var failures = 0
  private var random = SeededGenerator(seed: 0)
  private var steps: [LoadStep] = []

  /// The result of a history of commands.
  static func steps(of history: [LoadCommand], _ subject: LoadSubject) -> [LoadStep] {
    var world = LoadWorld(subject: subject)
    for command in history { world.run(command) }
    return world.steps
  }

  private init(subject: LoadSubject) { self.subject = subject }

  private mutating func run(_ command: LoadCommand) {
    switch command {
    case .load(let trigger): send(.load(trigger))
    case .loadLater(let milliseconds):
      send(.load(.user, from: time.now.advanced(by: .milliseconds(milliseconds))))
    case .reload: send(.reload(.background))
    case .cancel: send(.cancel)
    case .reset: send(.reset)
    case .dismiss(let pick): send(.dismiss(id: alerts.dropLast(pick).last ?? 0))
    case .answer(let pick, let answer):
      guard let work = Self.pick(pick, tries) else { return }
      tries.remove(at: max(tries.count - 1 - pick, 0))
      send(event(work.token, answer))
    case .pass(let milliseconds):
      time.advance(by: .milliseconds(milliseconds))
      while let index = waits.firstIndex(where: { isDue($0) }) {
        send(.due(waits.remove(at: index).token))
      }
    }
  }

  private func isDue(_ wait: Work) -> Bool { wait.due.map { $0 <= time.now } ?? false }

  private static func pick<Element>(_ pick: Int, _ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[max(elements.count - 1 - pick, 0)]
  }

  private mutating func event(
    _ token: Machine.Token, _ answer: LoadCommand.Response
  ) -> Machine.Event {
    switch answer {
    case .value: return .succeeded(token, .value("v\(token.number)"))
    case .nothing: return .succeeded(token, .nothing("none \(token.number)"))
    case .cancelled: return .failed(token, CancellationError())
    case .permanent: return failure(token, .permanent)
    case .transient(let milliseconds):
      return failure(token, .transient(retryAfter: .milliseconds(milliseconds)))
    }
  }

  private mutating func failure(
    _ token: Machine.Token, _ kind: RetryPolicy.Failure
  ) -> Machine.Event {
    failures += 1
    let error = TryFailure(number: failures, kind: kind)
    let attempt = machine.retry?.attempt ?? 1
    guard machine.liveToken == token, !machine.isWaiting,
      let retry = subject.decide(error, attempt, start, time.now, random.next())
    else { return .failed(token, error) }
    return .attemptFailed(token, retry)
  }

  private mutating func send(_ event: Machine.Event) {
    let before = machine
    let (after, effects) = subject.reduce(machine, event)
    machine = after
    if after.liveToken != before.liveToken { start = after.nextTry ?? time.now }
    for effect in effects { run(effect) }
    let shown = subject.show(after.state)
    if let id = shown.alertID, id != alerts.last { alerts.append(id) }
    steps.append(
      LoadStep(
        before: before, event: event, after: after, effects: effects,
        again: subject.reduce(before, event), shownBefore: subject.show(before.state), shown: shown,
        now: time.now, start: start, liveTasks: (tries + waits).count { $0.isLive }))
  }

  private mutating func run(_ effect: Machine.Effect) {
    switch effect {
    case .start(let token): tries.append(Work(token: token))
    case .wait(let token, let instant): waits.append(Work(token: token, due: instant))
    case .cancel(let token):
      for index in tries.indices where tries[index].token == token { tries[index].isLive = false }
      for index in waits.indices where waits[index].token == token { waits[index].isLive = false }
    case .ignored: break
    }
  }
}
