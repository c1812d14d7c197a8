import Observation

/// Runs the load state machine: starts what it asks for, cancels what it gives up, and feeds the
/// answers back. The state changes before `load` returns, so two loads in one burst are one request.
@MainActor @Observable public final class Loader<Value: Sendable> {
  /// What the person sees.
  public var state: ViewState<Value> { machine.state }
  /// When the load that runs was started; nil at rest.
  public private(set) var startedAt: AnyClock.Instant?

  private var machine = LoadMachine<Value>()
  @ObservationIgnored private var task: Task<Void, Never>?
  private let clock: AnyClock
  private let executor: (any TaskExecutor)?
  private let operation: @Sendable () async throws -> LoadMachine<Value>.Outcome

  /// - Parameters:
  ///   - clock: Tells when a load was started.
  ///   - executor: Runs the operation; nil is the default executor.
  ///   - operation: One load. It is cancelled when the person gives it up; what it answers after
  ///     that is dropped.
  public init(
    clock: AnyClock, executor: (any TaskExecutor)? = nil,
    operation: @escaping @Sendable () async throws -> LoadMachine<Value>.Outcome
  ) {
    self.clock = clock
    self.executor = executor
    self.operation = operation
  }

  deinit { task?.cancel() }

  /// Starts a load, or joins the one that runs.
  public func load(_ trigger: LoadMachine<Value>.Trigger = .person) { send(.load(trigger)) }

  /// Gives the running load up and goes back to exactly what was there before it.
  public func cancel() { send(.cancel) }

  /// Takes the alert of this id away and leaves the content beneath it.
  public func dismiss(id: Int) { send(.dismiss(id: id)) }

  /// Goes back to the beginning, with nothing loaded.
  public func reset() { send(.reset) }
}

extension Loader {
  private func send(_ event: LoadMachine<Value>.Event) {
    let (next, effects) = machine.after(event)
    guard effects != [.ignored] else { return }
    machine = next
    for effect in effects {
      switch effect {
      case .start(let token): start(token)
      case .cancel: task?.cancel()
      case .ignored: break
      }
    }
    if machine.liveToken == nil {
      startedAt = nil
      task = nil
    }
  }

  private func start(_ token: LoadMachine<Value>.Token) {
    startedAt = clock.now
    task = Task { [executor, operation, weak self] in
      do {
        let outcome = try await withTaskExecutorPreference(executor) { try await operation() }
        self?.send(.succeeded(token, outcome))
      } catch {
        self?.send(.failed(token, error))
      }
    }
  }
}
