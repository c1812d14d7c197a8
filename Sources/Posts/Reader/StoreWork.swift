import Dispatch

/// Runs what blocks on the store, one piece after the other, away from the main actor.
///
/// In order, because the second of two marks on one post is the one that counts.
struct StoreWork: Sendable {
  private let queue: DispatchQueue?
  private let executor: (any TaskExecutor)?

  /// - Parameter executor: Has the waits; nil does the work where it is asked for, so that a demo is the same each time.
  init(executor: (any TaskExecutor)?) {
    self.executor = executor
    queue = executor == nil ? nil : DispatchQueue(label: "store")
  }

  /// Has the work in line before it returns, and goes on with what comes of it.
  @MainActor func run<Answer: Sendable>(
    _ work: @escaping @Sendable () throws -> Answer,
    then use: @escaping @MainActor (Result<Answer, any Error>) -> Void
  ) {
    guard let queue else { return use(Result(catching: work)) }
    queue.async {
      let result = Result(catching: work)
      Task { @MainActor in use(result) }
    }
  }

  /// Waits for what the work answers.
  @MainActor func run<Answer: Sendable>(
    _ work: @escaping @Sendable () throws -> Answer
  ) async throws -> Answer {
    // On Swift's own executor the end of the wait would start a clock that ticks for ever.
    try await withTaskExecutorPreference(executor) {
      try await withCheckedThrowingContinuation { continuation in
        run(work) { continuation.resume(with: $0) }
      }
    }
  }
}
