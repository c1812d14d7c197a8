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
    /// The person, who is told of a failure in an alert over the content.
    case person
    /// The program by itself; a failure is only a banner beside the content.
    case background
  }

  /// All that can happen to a load.
  public enum Event {
    /// Somebody asks for the value; where a load runs already, this joins it.
    case load(Trigger)
    /// The load of this token ended well; a token that is not live changes nothing.
    case succeeded(Token, Outcome)
    /// The load of this token failed; `CancellationError` counts as a cancelled load.
    case failed(Token, any Error)
    /// The running load is given up, and what was there before it comes back.
    case cancel
    /// The alert of this id was closed; its content stays.
    case dismiss(id: Int)
    /// Everything begins anew with nothing loaded; a load that runs is given up.
    case reset
  }

  /// What a load that went well found.
  public enum Outcome {
    /// There is something to show.
    case value(Value)
    /// There is nothing to show; the text says what to do about it.
    case nothing(String)
  }

  /// What whoever runs the machine has to do.
  public enum Effect: Equatable, Sendable {
    /// Start the work of this load; its answer must come back with the token.
    case start(Token)
    /// Cancel the work of this load; its answer would change nothing.
    case cancel(Token)
    /// The event had no meaning in this state and changed nothing; for tests and diagnostics.
    case ignored
  }

  /// What the person sees now.
  public private(set) var state: ViewState<Value> = .idle
  private var live: (token: Token, trigger: Trigger)?
  private var lastNumber = 0

  /// A machine at rest, with nothing loaded.
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
