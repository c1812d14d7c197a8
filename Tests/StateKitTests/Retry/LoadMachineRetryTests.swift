import Testing

@testable import StateKit

@Suite struct LoadMachineRetryTests {
  private func retry(_ attempt: Int, next: Int) -> Retry {
    Retry(
      attempt: attempt, maxAttempts: 4, next: .at(next), error: Failure(name: "try \(attempt - 1)"))
  }

  /// A machine with content that waits for its second try, and the token of the load.
  private func waiting(
    _ trigger: LoadTrigger = .user
  ) throws -> (machine: Machine, token: Machine.Token) {
    let running = Machine().loaded("A").sending(.load(trigger))
    let token = try #require(running.liveToken)
    let (machine, effects) = running.after(.attemptFailed(token, retry(2, next: 700)))
    #expect(effects == [.wait(token, until: .at(700))])
    return (machine, token)
  }

  @Test func `while it waits it is still loading, and says for what`() throws {
    let (machine, token) = try waiting()
    #expect(machine.summary == "loading after A")
    #expect(machine.liveToken == token)
    #expect(machine.isWaiting)
    #expect(machine.retry?.attempt == 2)
    #expect(machine.retry?.error as? Failure == Failure(name: "try 1"))
  }

  @Test func `when the wait is over it is tried again, once`() throws {
    let (machine, token) = try waiting()
    let (trying, effects) = machine.after(.due(token))
    #expect(effects == [.start(token)])
    #expect(!trying.isWaiting)
    #expect(trying.retry?.attempt == 2)
    #expect(trying.after(.due(token)).effects == [.ignored])
    #expect(trying.sending(.succeeded(token, .value("B"))).summary == "loaded B")
    #expect(trying.sending(.failed(token, Failure())).summary == "alert 2 over A")
    let again = trying.sending(.attemptFailed(token, retry(3, next: 2000)))
    #expect(again.retry?.attempt == 3)
  }

  @Test func `the user does not wait, and the count starts again`() throws {
    let (machine, token) = try waiting(.background)
    let (next, effects) = machine.after(.load(.user))
    let new = try #require(next.liveToken)
    #expect(effects == [.cancel(token), .start(new)])
    #expect(next.retry == nil)
    #expect(next.summary == "loading after A")
    #expect(next.after(.due(token)).effects == [.ignored])
    #expect(next.sending(.failed(new, Failure())).summary == "alert 3 over A")
  }

  @Test func `the program waits`() throws {
    let (machine, token) = try waiting()
    let (same, effects) = machine.after(.load(.interval))
    #expect(effects == [])
    #expect(same.liveToken == token)
    #expect(same.isWaiting)
  }

  @Test func `cancel stops and shows the last failure, over the content`() throws {
    let (machine, token) = try waiting()
    let (stopped, effects) = machine.after(.cancel)
    #expect(effects == [.cancel(token)])
    #expect(stopped.summary == "alert 2 over A")
    #expect(try waiting(.background).machine.sending(.cancel).summary == "banner over A")
    #expect(machine.sending(.due(token), .cancel).summary == "alert 2 over A")
    guard case .error(let error, _) = stopped.state else { return }
    #expect(error as? Failure == Failure(name: "try 1"))
  }

  @Test func `an answer that comes while it waits is ignored`() throws {
    let (machine, token) = try waiting()
    #expect(machine.after(.succeeded(token, .value("B"))).effects == [.ignored])
    #expect(machine.after(.failed(token, Failure())).effects == [.ignored])
    #expect(machine.after(.attemptFailed(token, retry(3, next: 1))).effects == [.ignored])
  }

  @Test func `reset ends the wait`() throws {
    let (machine, token) = try waiting()
    #expect(machine.after(.reset).effects == [.cancel(token)])
    #expect(machine.sending(.reset).summary == "idle")
    #expect(machine.sending(.reset, .due(token)).summary == "idle")
  }

  @Test func `a load after a change takes the place of one that runs`() throws {
    let running = Machine().loaded("A").sending(.load(.user))
    let old = try #require(running.liveToken)
    let (next, effects) = running.after(.reload(.background))
    let new = try #require(next.liveToken)
    #expect(effects == [.cancel(old), .start(new)])
    #expect(next.sending(.succeeded(old, .value("old"))).summary == "loading after A")
    #expect(next.sending(.cancel).summary == "loaded A")
    #expect(next.sending(.failed(new, Failure())).summary == "alert 3 over A")
    #expect(Machine().after(.reload(.background)).machine.summary == "loading after idle")
  }
}
