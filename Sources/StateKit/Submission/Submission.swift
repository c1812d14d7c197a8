import Observation

/// Does something that must not be done twice: a login, a payment, a post.
///
/// The state changes before `submit` returns, so that two Enters in one read of the terminal send once.
/// It is never sent again without being asked to. What failed or was cancelled may have reached the
/// server: the same input sent again carries the same key.
@MainActor @Observable public final class Submission<Input: Equatable & Sendable, Output: Sendable>
{
  /// What became of a call of `submit`.
  public enum SubmitResult: Sendable {
    /// It is on its way.
    case accepted
    /// Another was on its way; nothing was sent.
    case rejected
  }

  /// How far it stands.
  public var state: SubmissionState<Output> { machine.state }

  private var machine = SubmissionMachine<Input, Output>()
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var random: RandomSource
  private let executor: (any TaskExecutor)?
  private let operation: @Sendable (Input, IdempotencyKey) async throws -> Output

  /// - Parameters:
  ///   - random: Makes the keys.
  ///   - executor: Runs the operation; nil is the default executor.
  ///   - operation: Sends the input once, with its key. What it answers after it was cancelled is dropped.
  public init(
    random: RandomSource = .system, executor: (any TaskExecutor)? = nil,
    operation: @escaping @Sendable (Input, IdempotencyKey) async throws -> Output
  ) {
    self.random = random
    self.executor = executor
    self.operation = operation
  }

  deinit { task?.cancel() }

  /// Sends the input, unless another is on its way.
  @discardableResult public func submit(_ input: Input) -> SubmitResult {
    let effects = send(.submit(input, IdempotencyKey(using: &random)))
    guard case .start(let token, let key)? = effects.first else { return .rejected }
    start(token, key, input)
    return .accepted
  }

  /// Stops waiting and goes back to what was there before; the server may still do it.
  public func cancel() { send(.cancel) }

  /// Goes back to the beginning; the next input is a new intent, even if it is the same.
  public func reset() { send(.reset) }
}

extension Submission {
  @discardableResult private func send(
    _ event: SubmissionMachine<Input, Output>.Event
  ) -> [SubmissionMachine<Input, Output>.Effect] {
    let (next, effects) = machine.after(event)
    guard effects != [.ignored], effects != [.rejected] else { return effects }
    machine = next
    if case .cancel? = effects.first { task?.cancel() }
    if machine.liveToken == nil { task = nil }
    return effects
  }

  private func start(
    _ token: SubmissionMachine<Input, Output>.Token, _ key: IdempotencyKey, _ input: Input
  ) {
    task = Task { [executor, operation, weak self] in
      do {
        let output = try await withTaskExecutorPreference(executor) {
          try await operation(input, key)
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

/// Names one intent, so that a server which gets it twice does it once.
public struct IdempotencyKey: Hashable, Sendable {
  /// 32 hexadecimal digits, to be sent with the request.
  public let text: String

  /// A key that no other intent has.
  public init(using random: inout some RandomNumberGenerator) {
    let digits = (0..<2).map { _ in
      let half = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - half.count) + half
    }
    text = digits.joined()
  }
}
