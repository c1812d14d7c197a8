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
      sleep: { try await sleep(until: start.advanced(by: $0.offset), on: queue) })
  }

  /// By the time of day, which goes on while the machine sleeps; where somebody sets it, the rest is slept too.
  private static func sleep(
    until instant: ContinuousClock.Instant, on queue: DispatchQueue
  ) async throws {
    let (ticks, sender) = AsyncStream<Void>.makeStream()
    let timer = DispatchSource.makeTimerSource(queue: queue)
    defer { timer.cancel() }
    timer.setEventHandler { sender.yield() }
    timer.schedule(wallDeadline: .now() + (instant - .now) / .seconds(1))
    timer.activate()
    for await _ in ticks {
      let rest = instant - .now
      if rest <= .zero { return }
      timer.schedule(wallDeadline: .now() + rest / .seconds(1))
    }
    // The stream ends without a tick only when the task that waits is cancelled.
    throw CancellationError()
  }
}
