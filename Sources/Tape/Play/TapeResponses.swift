import StateKit
import Synchronization

/// The responses that a tape serves: each load of a source takes the next one when it begins, and the last one repeats.
public final class TapeResponses: Sendable {
  private struct Queue {
    var waiting: [TapeResponse] = []
    var last: TapeResponse?
  }

  private let queues = Mutex<[String: Queue]>([:])
  private let clock: AnyClock
  /// The source that is meant where none is named.
  private let onlySource: String

  init(clock: AnyClock, onlySource: String? = nil) {
    self.clock = clock
    self.onlySource = onlySource ?? ""
  }

  /// Takes the next response and waits as long as it takes; `never` waits until the task is cancelled.
  ///
  /// - Parameter source: The name of the source that is asked; nil for the first one, or the only one.
  /// - Throws: `CancellationError` when the task is cancelled before the response.
  public nonisolated(nonsending) func next(
    of source: String? = nil
  ) async throws -> TapeResponse.Outcome {
    let response = take(source ?? onlySource)
    guard response.outcome != .never else {
      try await nothing()
    }
    try await clock.sleep(for: response.delay)
    return response.outcome
  }

  func add(_ response: TapeResponse, of source: String?) {
    queues.withLock { $0[source ?? onlySource, default: Queue()].waiting.append(response) }
  }

  /// Waits for what never comes, until the task is cancelled.
  private nonisolated(nonsending) func nothing() async throws -> Never {
    let (stream, sender) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    withExtendedLifetime(sender) {}
    throw CancellationError()
  }

  private func take(_ source: String) -> TapeResponse {
    queues.withLock { queues in
      guard var queue = queues[source] else { return TapeResponse(.never) }
      if !queue.waiting.isEmpty { queue.last = queue.waiting.removeFirst() }
      queues[source] = queue
      return queue.last ?? TapeResponse(.never)
    }
  }
}
