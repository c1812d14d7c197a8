import StateKit
import Synchronization

/// The answers that a tape serves: each load takes the next one when it begins, and the last one repeats.
public final class TapeAnswers: Sendable {
  private struct Storage {
    var waiting: [TapeAnswer] = []
    var last: TapeAnswer?
  }

  private let storage = Mutex(Storage())
  private let clock: AnyClock

  init(clock: AnyClock) { self.clock = clock }

  /// Takes the next answer and waits as long as it takes; `never` waits until the task is cancelled.
  ///
  /// - Throws: `CancellationError` when the task is cancelled before the answer.
  public nonisolated(nonsending) func next() async throws -> TapeAnswer.Outcome {
    let answer = take()
    guard answer.outcome != .never else {
      try await nothing()
    }
    try await clock.sleep(for: answer.delay)
    return answer.outcome
  }

  func add(_ answer: TapeAnswer) { storage.withLock { $0.waiting.append(answer) } }

  /// Waits for what never comes, until the task is cancelled.
  private nonisolated(nonsending) func nothing() async throws -> Never {
    let (stream, sender) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    withExtendedLifetime(sender) {}
    throw CancellationError()
  }

  private func take() -> TapeAnswer {
    storage.withLock { storage in
      if !storage.waiting.isEmpty { storage.last = storage.waiting.removeFirst() }
      return storage.last ?? TapeAnswer(.never)
    }
  }
}
