/// The load state machine: one total, pure function from a state and an event to a state and effects.
///
/// Every load carries a token. An answer is taken only if its token is the live one, so that a load
/// which was cancelled or superseded can never change what the person sees.
public struct LoadMachine<Value> {
  /// Names one load of this machine.
  public struct Token: Hashable, Sendable {
    let number: Int
  }

  /// Who asked for a load; it decides how a failure over content is shown.
  public enum Trigger: Sendable {
    case person
    case background
  }

  public enum Event {
    case load(Trigger)
    case succeeded(Token, Outcome)
    case failed(Token, any Error)
    case cancel
    case dismiss(id: Int)
    case reset
  }

  /// What a load that went well found.
  public enum Outcome {
    case value(Value)
    case nothing(String)
  }

  public enum Effect: Equatable, Sendable {
    case start(Token)
    case cancel(Token)
    /// The event had no meaning in this state and changed nothing; for tests and diagnostics.
    case ignored
  }

  public private(set) var state: ViewState<Value> = .idle
  private var live: (token: Token, trigger: Trigger)?
  private var lastNumber = 0

  public init() {}

  /// The token of the load that runs, nil at rest.
  public var liveToken: Token? { live?.token }

  /// The machine after an event, and what must be done for it.
  public func after(_ event: Event) -> (machine: LoadMachine, effects: [Effect]) {
    var next = self
    let effects = next.apply(event)
    return (next, effects)
  }

  private mutating func apply(_ event: Event) -> [Effect] {
    switch event {
    case .load(let trigger): load(trigger)
    case .succeeded(let token, let outcome): settle(token) { _ in Self.shown(outcome) }
    case .failed(let token, let error): fail(token, error)
    case .cancel: stop { $0.state }
    case .dismiss(let id): dismiss(id)
    case .reset: reset()
    }
  }
}

extension LoadMachine: Sendable where Value: Sendable {}
extension LoadMachine.Event: Sendable where Value: Sendable {}
extension LoadMachine.Outcome: Sendable where Value: Sendable {}

extension LoadMachine {
  private mutating func load(_ trigger: Trigger) -> [Effect] {
    // The same load again joins the one that runs; a person who joins is told of its failure.
    if let running = live {
      if case .person = trigger { live = (running.token, .person) }
      return []
    }
    lastNumber += 1
    let token = Token(number: lastNumber)
    live = (token, trigger)
    state = .loading(after: state.settled)
    return [.start(token)]
  }

  private mutating func settle(
    _ token: Token, _ next: (Settled<Value>) -> ViewState<Value>
  ) -> [Effect] {
    guard case .loading(let before) = state, live?.token == token else { return [.ignored] }
    live = nil
    state = next(before)
    return []
  }

  private mutating func fail(_ token: Token, _ error: any Error) -> [Effect] {
    guard let trigger = live?.trigger else { return [.ignored] }
    return settle(token) { before in
      // A load that was cancelled from elsewhere is no failure.
      if error is CancellationError { return before.state }
      return switch (before, trigger) {
      case (.loaded(let value), .person): .error(error, .alert(id: token.number, over: value))
      case (.loaded(let value), .background): .error(error, .banner(over: value))
      case (.idle, _), (.empty, _), (.failed, _): .error(error, .fullScreen)
      }
    }
  }

  private mutating func stop(_ next: (Settled<Value>) -> ViewState<Value>) -> [Effect] {
    guard case .loading(let before) = state, let token = live?.token else { return [] }
    live = nil
    state = next(before)
    return [.cancel(token)]
  }

  private mutating func dismiss(_ id: Int) -> [Effect] {
    guard case .error(_, .alert(id, let value)) = state else { return [.ignored] }
    state = .loaded(value)
    return []
  }

  private mutating func reset() -> [Effect] {
    let effects = stop { _ in .idle }
    state = .idle
    return effects
  }

  private static func shown(_ outcome: Outcome) -> ViewState<Value> {
    switch outcome {
    case .value(let value): .loaded(value)
    case .nothing(let message): .empty(message)
    }
  }
}
