import Observation

/// Runs the load state machine: starts what it asks for, cancels what it abandons, and feeds the
/// answers back. The state changes before `load` returns, so two loads in one burst are one request.
@MainActor @Observable public final class Loader<Value: Sendable> {
  /// What the user sees.
  public var state: ViewState<Value> { machine.state }
  /// When the first try of the load that runs began, or will begin; nil at rest.
  public var startedAt: AnyClock.Instant? { times.startedAt }
  /// When the last load that went well ended: the age of what is shown.
  public var loadedAt: AnyClock.Instant? { times.loadedAt }
  /// The newest retry of the load that runs; nil during a first try and at rest.
  public var retry: Retry? { machine.retry }
  /// When the next try begins, for a countdown; nil while one is under way, and at rest.
  public var nextTry: AnyClock.Instant? { machine.nextTry }
  /// Whether the load that runs waits for its next try.
  public var isWaiting: Bool { machine.isWaiting }
  /// When the spinner of this load is to be seen.
  public var spinner: SpinnerTiming { times.spinner }

  /// Is called on each transition with its trigger, for a controller that keeps the history.
  @ObservationIgnored public var onTransition:
    ((ViewStateController<Value>.State, LoadTrigger) -> Void)?

  private var machine = LoadMachine<Value>()
  private let times = LoadTimes()
  @ObservationIgnored private var lastStart: AnyClock.Instant?
  private let clock: AnyClock
  private let work: LoadWork<Value>
  private let operation: Operation

  /// One try of a load.
  public typealias Operation = @Sendable () async throws -> LoadMachine<Value>.Outcome

  /// - Parameters:
  ///   - clock: Dates the start of a load, and times its retries.
  ///   - executor: Runs the operation; nil is the default executor.
  ///   - retries: Which failures are tried again without being asked for.
  ///   - operation: One try of a load. It is cancelled when the user cancels the load; its result after
  ///     that is dropped.
  public init(
    clock: AnyClock, executor: (any TaskExecutor)? = nil, retries: RetryPolicy = .never,
    operation: @escaping Operation
  ) {
    self.clock = clock
    work = LoadWork(clock: clock, executor: executor, retries: retries)
    self.operation = operation
  }

  /// Starts a load, or joins the one that runs. The user does not wait for a retry: it is tried now.
  public func load(_ trigger: LoadTrigger = .user) { send(.load(trigger)) }

  /// Starts a load in the place of one that runs, because the value was changed meanwhile.
  public func reload(_ trigger: LoadTrigger = .background) { send(.reload(trigger)) }

  /// Starts a load when the policy allows it.
  ///
  /// A user who asks too soon after the last load need not ask again: the load waits, and can be cancelled.
  public func refresh(_ trigger: LoadTrigger = .user, under policy: RefreshPolicy) {
    let now = clock.now
    let start = policy.start(
      trigger, in: state, loadedAt: loadedAt, startedAt: lastStart, at: now)
    if let start { send(.load(trigger, from: start > now ? start : nil)) }
  }

  /// Cancels the running load and goes back to exactly what was there before it; once a try has failed
  /// it shows that failure instead.
  public func cancel() { send(.cancel) }

  /// Takes the alert of this id away and leaves the content beneath it.
  public func dismiss(id: Int) { send(.dismiss(id: id)) }

  /// Goes back to the beginning, with nothing loaded.
  public func reset() { send(.reset) }

  /// What the user would see now, and each time it changes, for a program without views.
  ///
  /// States that follow at once upon each other may be left out, the last one never is. It ends when the
  /// loader is released, which it does not keep alive.
  public var states: AsyncStream<ViewState<Value>> {
    AsyncStream { notify(Listener(stream: $0)) }
  }

  private func notify(_ listener: Listener<ViewState<Value>>) {
    if case .terminated = listener.stream.yield(state) { return }
    withObservationTracking {
      _ = state
    } onChange: { [weak self] in
      // The change is announced before it is made.
      Task { @MainActor () -> Void in self?.notify(listener) }
    }
  }
}

extension Loader {
  private func send(_ event: LoadMachine<Value>.Event) {
    let before = machine
    let (next, effects) = machine.after(event)
    guard effects != [.ignored] else { return }
    machine = next
    recordTimes(event, before.liveToken)
    for effect in effects {
      if case .start = effect { lastStart = clock.now }
      work.run(effect, operation: operation) { [weak self] in self?.send($0) }
    }
    if let (state, trigger) = next.transition(at: event, since: before) {
      onTransition?(state, trigger)
    }
  }

  /// Records when loads began and ended.
  private func recordTimes(_ event: LoadMachine<Value>.Event, _ before: LoadMachine<Value>.Token?) {
    let now = clock.now
    switch event {
    case .succeeded: times.loadedAt = now
    case .reset: times.loadedAt = nil
    case .load, .reload, .failed, .attemptFailed, .due, .cancel, .dismiss: break
    }
    guard machine.liveToken != before else { return }
    guard machine.liveToken != nil else {
      times.startedAt = nil
      return times.spinner.ended(at: now)
    }
    times.startedAt = machine.nextTry ?? now
    times.spinner.began(at: now)
  }
}

/// When things of a load happened. Not in the loader itself: to look at a property of a generic class that is observed
/// takes many times as long.
@MainActor @Observable private final class LoadTimes {
  var startedAt: AnyClock.Instant?
  var loadedAt: AnyClock.Instant?
  var spinner = SpinnerTiming()
}

/// Ends its stream when nothing can notify it any more.
private final class Listener<State: Sendable>: Sendable {
  let stream: AsyncStream<State>.Continuation

  init(stream: AsyncStream<State>.Continuation) { self.stream = stream }

  deinit { stream.finish() }
}
