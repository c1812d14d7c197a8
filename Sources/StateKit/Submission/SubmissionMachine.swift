/// What a submission does at each event, as one total, pure function.
struct SubmissionMachine<Output> {
  struct Token: Hashable, Sendable {
    let number: Int
  }

  enum Event {
    case submit
    case succeeded(Token, Output)
    case failed(Token, any Error)
    case cancel
    case reset
  }

  enum Effect: Equatable {
    case start(Token)
    case cancel(Token)
    /// Another is on its way.
    case rejected
    /// The event had no meaning in this state and changed nothing.
    case ignored
  }

  private(set) var state: SubmissionState<Output> = .idle
  private var live: (token: Token, before: SubmissionState<Output>)?
  private var lastNumber = 0

  var liveToken: Token? { live?.token }

  func after(_ event: Event) -> (machine: SubmissionMachine, effects: [Effect]) {
    var next = self
    let effects = next.apply(event)
    return (next, effects)
  }
}

extension SubmissionMachine {
  private mutating func apply(_ event: Event) -> [Effect] {
    switch event {
    case .submit: return submit()
    case .succeeded(let token, let output):
      guard live?.token == token else { return [.ignored] }
      live = nil
      state = .done(output)
      return []
    case .failed(let token, let error):
      guard let live, live.token == token else { return [.ignored] }
      self.live = nil
      state = error is CancellationError ? live.before : .failed(error)
      return []
    case .cancel: return stop()
    case .reset:
      let effects = stop()
      state = .idle
      return effects
    }
  }

  private mutating func submit() -> [Effect] {
    guard live == nil else { return [.rejected] }
    lastNumber += 1
    let token = Token(number: lastNumber)
    live = (token, state)
    state = .submitting
    return [.start(token)]
  }

  private mutating func stop() -> [Effect] {
    guard let live else { return [] }
    self.live = nil
    state = live.before
    return [.cancel(live.token)]
  }
}
