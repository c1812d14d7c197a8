import Essentials

/// Work that blocks its thread and cannot be interrupted: a read that waits for other programs.
enum BlockingWork {
  /// Runs the work on a thread of its own and waits for its result.
  ///
  /// A thread, because the tasks of the whole program share as many as there are processors. When
  /// the waiting task is cancelled it goes on at once, and the late answer is dropped.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let (answers, sender) = AsyncThrowingStream<Value, any Error>.makeStream()
    SideThread.run { sender.yield(with: Result { try work() }) }
    return try await first(of: answers)
  }

  /// Waits for a task that others wait for too, and leaves it running when this waiter is cancelled.
  static func result<Value: Sendable>(
    of task: Task<Value, any Error>
  ) async throws -> Value {
    let (answers, sender) = AsyncThrowingStream<Value, any Error>.makeStream()
    // Unstructured, because a child would have to end before its cancelled parent can.
    Task(executorPreference: LoadExecutor()) { sender.yield(with: await task.result) }
    return try await first(of: answers)
  }

  private static func first<Value>(
    of answers: AsyncThrowingStream<Value, any Error>
  ) async throws -> Value {
    for try await answer in answers { return answer }
    throw CancellationError()
  }
}
