import Dispatch
import StateKit

extension AnyClock {
  /// The real clock, counting from now, for a program that has to be still: its sleepers are woken
  /// by timers of their own, where those of `continuous()` need the default executor.
  public static func dispatch() -> AnyClock {
    let start = ContinuousClock.now
    let queue = DispatchQueue(label: "clock")
    return AnyClock(
      now: { Instant(offset: ContinuousClock.now - start) },
      sleep: { try await sleep(for: start.advanced(by: $0.offset) - .now, on: queue) })
  }

  private static func sleep(for duration: Duration, on queue: DispatchQueue) async throws {
    let (ticks, sender) = AsyncStream<Void>.makeStream()
    let timer = DispatchSource.makeTimerSource(queue: queue)
    defer { timer.cancel() }
    timer.schedule(deadline: .now() + duration / .seconds(1))
    timer.setEventHandler { sender.yield() }
    timer.activate()
    for await _ in ticks { return }
    // The stream ends without a tick only when the task that waits is cancelled.
    throw CancellationError()
  }
}
