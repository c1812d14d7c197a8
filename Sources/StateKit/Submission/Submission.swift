import Observation

/// Does something that must not be done twice: a login, a payment, a post.
///
/// The state changes before `submit` returns, so that two Enters in one read of the terminal send once.
/// It is never sent again without being asked to. What failed or was cancelled may have reached the
/// server.
@MainActor @Observable public final class Submission<Input: Sendable, Output: Sendable> {
  /// What became of a call of `submit`.
  public enum SubmitResult: Sendable {
    /// It is on its way.
    case accepted
    /// Another was on its way; nothing was sent.
    case rejected
  }

  /// How far it stands.
  public var state: SubmissionState<Output> { machine.state }

  private var machine = SubmissionMachine<Output>()
  @ObservationIgnored private var task: Task<Void, Never>?
  private let executor: (any TaskExecutor)?
  private let operation: @Sendable (Input) async throws -> Output

  /// - Parameters:
  ///   - executor: Runs the operation; nil is the default executor.
  ///   - operation: Sends the input once. What it answers after it was cancelled is dropped.
  public init(
    executor: (any TaskExecutor)? = nil,
    operation: @escaping @Sendable (Input) async throws -> Output
  ) {
    self.executor = executor
    self.operation = operation
  }

  deinit { task?.cancel() }

  /// Sends the input, unless another is on its way.
  @discardableResult public func submit(_ input: Input) -> SubmitResult {
    guard case .start(let token)? = send(.submit).first else { return .rejected }
    start(token, input)
    return .accepted
  }

  /// Stops waiting and goes back to what was there before; the server may still do it.
  public func cancel() { send(.cancel) }

  /// Goes back to the beginning.
  public func reset() { send(.reset) }
}

extension Submission {
  @discardableResult private func send(
    _ event: SubmissionMachine<Output>.Event
  ) -> [SubmissionMachine<Output>.Effect] {
    let (next, effects) = machine.after(event)
    guard effects != [.ignored], effects != [.rejected] else { return effects }
    machine = next
    if case .cancel? = effects.first { task?.cancel() }
    if machine.liveToken == nil { task = nil }
    return effects
  }

  private func start(_ token: SubmissionMachine<Output>.Token, _ input: Input) {
    task = Task { [executor, operation, weak self] in
      do {
        let output = try await withTaskExecutorPreference(executor) {
          try await operation(input)
        }
        self?.send(.succeeded(token, output))
      } catch {
        self?.send(.failed(token, error))
      }
    }
  }
}

/// How far something stands that is to be done once.
public enum SubmissionState<Output> {
  /// Nothing was sent.
  case idle
  /// It is on its way; nothing else can be sent.
  case submitting
  /// It was done, with this answer.
  case done(Output)
  /// It failed and can be sent again.
  case failed(any Error)

  /// Whether it is on its way; the button that sends it is disabled meanwhile.
  public var isSubmitting: Bool {
    switch self {
    case .submitting: true
    case .idle, .done, .failed: false
    }
  }
}

extension SubmissionState: Sendable where Output: Sendable {}
