import Observation

/// Runs the load state machine: starts what it asks for, cancels what it gives up, and feeds the
/// answers back. The state changes before `load` returns, so two loads in one burst are one request.
@MainActor @Observable public final class Loader<Value: Sendable> {
  /// What the person sees.
  public var state: ViewState<Value> { machine.state }
  /// When the first try of the load that runs began, or will begin; nil at rest.
  public private(set) var startedAt: AnyClock.Instant?
  /// When the last load that went well ended: the age of what is shown.
  public private(set) var loadedAt: AnyClock.Instant?
  /// The newest retry of the load that runs; nil during a first try and at rest.
  public var retry: Retry? { machine.retry }
  /// When the next try begins, for a countdown; nil while one is under way, and at rest.
  public var nextTry: AnyClock.Instant? { machine.nextTry }
  /// Whether the load that runs waits for its next try.
  public var isWaiting: Bool { machine.isWaiting }
  /// When the spinner of this load is to be seen.
  public private(set) var spinner = SpinnerTiming()

  /// Is told of each thing that happens, and why, for a controller that keeps the history.
  @ObservationIgnored public var onHappening:
    ((ViewStateController<Value>.State, LoadTrigger) -> Void)?

  private var machine = LoadMachine<Value>()
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var lastStart: AnyClock.Instant?
  private let clock: AnyClock
  private let retries: RetryPolicy
  private let executor: (any TaskExecutor)?
  private let operation: @Sendable () async throws -> LoadMachine<Value>.Outcome

  /// - Parameters:
  ///   - clock: Tells when a load was started, and when it is to be tried again.
  ///   - executor: Runs the operation; nil is the default executor.
  ///   - retries: Which failures are tried again without being asked for.
  ///   - operation: One try of a load. It is cancelled when the person gives it up; what it answers after
  ///     that is dropped.
  public init(
    clock: AnyClock, executor: (any TaskExecutor)? = nil, retries: RetryPolicy = .never,
    operation: @escaping @Sendable () async throws -> LoadMachine<Value>.Outcome
  ) {
    self.clock = clock
    self.executor = executor
    self.retries = retries
    self.operation = operation
  }

  deinit { task?.cancel() }

  /// Starts a load, or joins the one that runs. The person does not wait for a retry: it is tried now.
  public func load(_ trigger: LoadTrigger = .person) { send(.load(trigger)) }

  /// Starts a load in the place of one that runs, because the value was changed meanwhile.
  public func reload(_ trigger: LoadTrigger = .background) { send(.reload(trigger)) }

  /// Starts a load when the policy allows it; `isTyping` says whether keys go into a text.
  ///
  /// A person who asks too soon after the last load need not ask again: the load waits, and can be cancelled.
  public func refresh(
    _ trigger: LoadTrigger = .person, under policy: RefreshPolicy, isTyping: Bool = false
  ) {
    let now = clock.now
    let start = policy.start(
      trigger, in: state, loadedAt: loadedAt, startedAt: lastStart, isTyping: isTyping, at: now)
    if let start { send(.load(trigger, from: start > now ? start : nil)) }
  }

  /// Gives the running load up and goes back to exactly what was there before it; once a try has failed
  /// it shows that failure instead.
  public func cancel() { send(.cancel) }

  /// Takes the alert of this id away and leaves the content beneath it.
  public func dismiss(id: Int) { send(.dismiss(id: id)) }

  /// Goes back to the beginning, with nothing loaded.
  public func reset() { send(.reset) }
}

extension Loader {
  private typealias Token = LoadMachine<Value>.Token

  private func send(_ event: LoadMachine<Value>.Event) {
    let before = machine
    let (next, effects) = machine.after(event)
    guard effects != [.ignored] else { return }
    machine = next
    note(event, before.liveToken)
    for effect in effects {
      switch effect {
      case .start(let token): start(token)
      case .wait(let token, let instant): wait(token, until: instant)
      case .cancel: task?.cancel()
      case .ignored: break
      }
    }
    if next.liveToken == nil { task = nil }
    if let (what, why) = next.happening(at: event, since: before) { onHappening?(what, why) }
  }

  /// Notes when things happened.
  private func note(_ event: LoadMachine<Value>.Event, _ before: LoadMachine<Value>.Token?) {
    let now = clock.now
    switch event {
    case .succeeded:
      loadedAt = now
      retries.budget?.giveBack()
    case .reset: loadedAt = nil
    case .load, .reload, .failed, .faltered, .due, .cancel, .dismiss: break
    }
    guard machine.liveToken != before else { return }
    guard machine.liveToken != nil else {
      startedAt = nil
      return spinner.ended(at: now)
    }
    startedAt = machine.nextTry ?? now
    spinner.began(at: now)
  }

  private func start(_ token: Token) {
    lastStart = clock.now
    task = Task { [executor, operation, weak self] in
      do {
        let outcome = try await withTaskExecutorPreference(executor) { try await operation() }
        self?.send(.succeeded(token, outcome))
      } catch {
        self?.fail(token, error)
      }
    }
  }

  private func wait(_ token: Token, until instant: AnyClock.Instant) {
    task = Task { [clock, weak self] in
      guard (try? await clock.sleep(until: instant, tolerance: nil)) != nil else { return }
      self?.send(.due(token))
    }
  }

  private func fail(_ token: Token, _ error: any Error) {
    guard machine.liveToken == token, let retry = retry(after: error) else {
      return send(.failed(token, error))
    }
    send(.faltered(token, retry))
  }

  private func retry(after error: any Error) -> Retry? {
    guard !(error is CancellationError), let startedAt else { return nil }
    let attempt = machine.retry?.attempt ?? 1
    let retry = retries.retry(after: error, attempt: attempt, since: startedAt, at: clock.now)
    guard retry != nil, retries.budget?.take() ?? true else { return nil }
    return retry
  }
}
