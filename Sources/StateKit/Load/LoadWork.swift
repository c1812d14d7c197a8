/// Does what a load machine asks for, one try or one wait at a time, and reports the result.
@MainActor final class LoadWork<Value: Sendable> {
  typealias Machine = LoadMachine<Value>

  /// The load that is worked at.
  private struct Load {
    let token: Machine.Token
    /// When its first try began, or will begin.
    let start: AnyClock.Instant
    var tries = 0
    /// Whether a retry was taken from the budget that has not begun.
    var owesRetry = false
  }

  private let clock: AnyClock
  private let executor: (any TaskExecutor)?
  private let retries: RetryPolicy
  private var load: Load?
  private var task: Task<Void, Never>?

  init(clock: AnyClock, executor: (any TaskExecutor)?, retries: RetryPolicy) {
    self.clock = clock
    self.executor = executor
    self.retries = retries
  }

  deinit { task?.cancel() }

  /// - Parameters:
  ///   - operation: One try.
  ///   - report: Receives each event, while the load is neither over nor cancelled.
  func run(
    _ effect: Machine.Effect, operation: @escaping @Sendable () async throws -> Machine.Outcome,
    report: @escaping @MainActor (Machine.Event) -> Void
  ) {
    switch effect {
    case .start(let token):
      begin(token, at: clock.now)
      load?.tries += 1
      load?.owesRetry = false
      attempt(token, operation, report)
    case .wait(let token, let instant):
      begin(token, at: instant)
      wait(token, until: instant, report)
    case .cancel:
      task?.cancel()
      if load?.owesRetry == true { retries.budget?.refund() }
      end()
    case .ignored: break
    }
  }
}

extension LoadWork {
  private func begin(_ token: Machine.Token, at instant: AnyClock.Instant) {
    if load?.token != token { load = Load(token: token, start: instant) }
  }

  private func end() { (load, task) = (nil, nil) }

  private func attempt(
    _ token: Machine.Token, _ operation: @escaping @Sendable () async throws -> Machine.Outcome,
    _ report: @escaping @MainActor (Machine.Event) -> Void
  ) {
    task = Task { [executor, weak self] in
      do {
        let outcome = try await withTaskExecutorPreference(executor) { try await operation() }
        guard let self, load?.token == token else { return }
        end()
        retries.budget?.refund()
        report(.succeeded(token, outcome))
      } catch {
        guard let self, load?.token == token else { return }
        report(failure(of: token, error))
      }
    }
  }

  private func wait(
    _ token: Machine.Token, until instant: AnyClock.Instant,
    _ report: @escaping @MainActor (Machine.Event) -> Void
  ) {
    task = Task { [clock, executor, weak self] in
      let rest: Void? = try? await withTaskExecutorPreference(executor) {
        try await clock.sleep(until: instant, tolerance: nil)
      }
      guard rest != nil else { return }
      guard let self, load?.token == token else { return }
      report(.due(token))
    }
  }

  private func failure(of token: Machine.Token, _ error: any Error) -> Machine.Event {
    if let retry = retry(after: error) { return .attemptFailed(token, retry) }
    end()
    return .failed(token, error)
  }

  private func retry(after error: any Error) -> Retry? {
    guard !(error is CancellationError), let load else { return nil }
    let retry = retries.retry(
      after: error, attempt: load.tries, since: load.start, at: clock.now)
    guard retry != nil, retries.budget?.take() ?? true else { return nil }
    self.load?.owesRetry = true
    return retry
  }
}
