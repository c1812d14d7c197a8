/// The load state machine: one total, pure function from a state and an event to a state and effects.
///
/// Every load carries a token. A result counts only if its token is the live one. A load that was
/// cancelled or superseded never changes what the user sees.
public struct LoadMachine<Value> {
  /// What the user sees now.
  public private(set) var state: ViewState<Value> = .idle
  private var live: Live?
  private var lastNumber = 0

  /// A machine at rest, with nothing loaded.
  public init() {}

  /// The token of the load that runs, nil at rest.
  public var liveToken: Token? { live?.token }

  /// The newest retry of the load that runs, waited for or begun; nil during a first try and at rest.
  public var retry: Retry? { live?.retry }

  /// Who asked for the load that runs; nil at rest.
  public var trigger: Trigger? { live?.trigger }

  /// When the next try of the load that runs begins; nil while one is under way, and at rest.
  public var nextTry: AnyClock.Instant? { live?.nextTry }

  /// How the last try failed that the load that runs is to make good; nil if none did, and at rest.
  var failure: (any Error)? { live?.failure }

  /// Whether the load that runs waits for its next try.
  public var isWaiting: Bool { nextTry != nil }

  /// The machine after an event, and what must be done for it.
  public func after(_ event: Event) -> (machine: LoadMachine, effects: [Effect]) {
    var next = self
    let effects = next.apply(event)
    return (next, effects)
  }

  /// The change that a history records for an event, and who asked for it; nil if nothing began or ended.
  /// A failed attempt is an error even where another follows.
  ///
  /// - Parameter before: The machine that the event was sent to.
  func transition(
    at event: Event, since before: LoadMachine
  ) -> (state: ViewStateController<Value>.State, trigger: Trigger)? {
    if let trigger, liveToken != before.liveToken { return (.loading, trigger) }
    let asker = before.trigger ?? .user
    switch event {
    case .succeeded(_, .value(let value)): return (.loaded(value), asker)
    case .succeeded(_, .nothing(let message)): return (.empty(message), asker)
    case .failed(_, let error):
      return (error is CancellationError ? .initial : .error(error), asker)
    case .cancel:
      guard before.liveToken != nil else { return nil }
      return (before.failure.map { .error($0) } ?? .initial, .user)
    case .reset: return (.initial, .user)
    case .attemptFailed(_, let retry): return (.error(retry.error), asker)
    case .due: return before.retry == nil ? nil : (.loading, .retry)
    case .load, .reload, .dismiss: return nil
    }
  }
}

extension LoadMachine: Sendable where Value: Sendable {}

extension LoadMachine {
  /// The load that runs.
  private struct Live {
    let token: Token
    var trigger: Trigger
    var nextTry: AnyClock.Instant?
    var retry: Retry?
    /// How the last try failed of this load or of one whose place it took: it is not forgotten.
    var failure: (any Error)?

    var isWaitingForRetry: Bool { nextTry != nil && retry != nil }
  }

  private mutating func apply(_ event: Event) -> [Effect] {
    switch event {
    case .load(let trigger, let start): load(trigger, from: start)
    case .reload(let trigger): begin(trigger)
    case .succeeded(let token, let outcome): settle(token) { _ in Self.shown(outcome) }
    case .failed(let token, let error): fail(token, error)
    case .attemptFailed(let token, let retry): wait(token, retry)
    case .due(let token): beginTry(token)
    case .cancel: cancel()
    case .dismiss(let id): dismiss(id)
    case .reset: reset()
    }
  }

  private mutating func load(_ trigger: Trigger, from start: AnyClock.Instant?) -> [Effect] {
    guard let running = live, trigger != .user || !running.isWaitingForRetry else {
      return begin(trigger, from: start)
    }
    // The same load again joins the one that runs; a user who joins sees its failure.
    if trigger == .user { live?.trigger = .user }
    return []
  }

  private mutating func begin(
    _ trigger: Trigger, from start: AnyClock.Instant? = nil
  ) -> [Effect] {
    let old = live
    lastNumber += 1
    let token = Token(number: lastNumber)
    let asker = old?.trigger == .user ? .user : trigger
    live = Live(token: token, trigger: asker, nextTry: start, failure: old?.failure)
    state = .loading(after: state.settled)
    let first = start.map { Effect.wait(token, until: $0) } ?? .start(token)
    return (old.map { [.cancel($0.token)] } ?? []) + [first]
  }

  private mutating func wait(_ token: Token, _ retry: Retry) -> [Effect] {
    guard let live, live.token == token, live.nextTry == nil else { return [.ignored] }
    self.live?.retry = retry
    self.live?.nextTry = retry.next
    self.live?.failure = retry.error
    return [.wait(token, until: retry.next)]
  }

  private mutating func beginTry(_ token: Token) -> [Effect] {
    guard let live, live.token == token, live.nextTry != nil else { return [.ignored] }
    self.live?.nextTry = nil
    return [.start(token)]
  }

  private mutating func settle(
    _ token: Token, _ next: (Settled<Value>) -> ViewState<Value>
  ) -> [Effect] {
    guard case .loading(let before) = state, let live, live.token == token, live.nextTry == nil
    else {
      return [.ignored]
    }
    self.live = nil
    state = next(before)
    return []
  }

  private mutating func fail(_ token: Token, _ error: any Error) -> [Effect] {
    guard let live else { return [.ignored] }
    // A load that was cancelled from elsewhere is no failure.
    return settle(token) {
      error is CancellationError ? $0.state : Self.failure(error, of: live, after: $0)
    }
  }

  private mutating func cancel() -> [Effect] {
    guard let live else { return [] }
    return stop { before in
      live.failure.map { Self.failure($0, of: live, after: before) } ?? before.state
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

  private static func failure(
    _ error: any Error, of load: Live, after before: Settled<Value>
  ) -> ViewState<Value> {
    switch before {
    case .loaded(let value) where load.trigger == .user:
      .error(error, .alert(id: load.token.number, over: value))
    case .loaded(let value): .error(error, .banner(over: value))
    case .idle, .empty, .failed: .error(error, .fullScreen)
    }
  }
}
