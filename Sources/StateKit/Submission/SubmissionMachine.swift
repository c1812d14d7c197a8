/// What a submission does at each event, as one total, pure function.
struct SubmissionMachine<Input: Equatable, Output> {
  struct Token: Hashable, Sendable {
    let number: Int
  }

  enum Event {
    /// Somebody wants this done; the key is used if it is a new intent.
    case submit(Input, IdempotencyKey)
    case succeeded(Token, Output)
    case failed(Token, any Error)
    case cancel
    case reset
  }

  enum Effect: Equatable {
    case start(Token, IdempotencyKey)
    case cancel(Token)
    /// Another is on its way.
    case rejected
    /// The event had no meaning in this state and changed nothing.
    case ignored
  }

  private(set) var state: SubmissionState<Output> = .idle
  private var live: (token: Token, before: SubmissionState<Output>)?
  /// What was sent and is not known to be done: sent again, it is the same intent.
  private var intent: (input: Input, key: IdempotencyKey)?
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
    case .submit(let input, let key): return submit(input, key)
    case .succeeded(let token, let output):
      guard live?.token == token else { return [.ignored] }
      (live, intent) = (nil, nil)
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
      (state, intent) = (.idle, nil)
      return effects
    }
  }

  private mutating func submit(_ input: Input, _ freshKey: IdempotencyKey) -> [Effect] {
    guard live == nil else { return [.rejected] }
    let key = intent.flatMap { $0.input == input ? $0.key : nil } ?? freshKey
    lastNumber += 1
    let token = Token(number: lastNumber)
    intent = (input, key)
    live = (token, state)
    state = .submitting
    return [.start(token, key)]
  }

  private mutating func stop() -> [Effect] {
    guard let live else { return [] }
    self.live = nil
    state = live.before
    return [.cancel(live.token)]
  }
}
