import StateKit
import Synchronization
import Tape

/// The time of a session that is recorded: in whole milliseconds, as a tape has it, and none passes while the process
/// is stopped, as none does when a tape is played.
nonisolated final class SessionClock: Sendable {
  private let base: AnyClock
  // Loads ask for the time on threads of their own.
  private let leftOut = Mutex(Duration.zero)

  /// - Parameter base: The time that goes on whatever happens.
  init(_ base: AnyClock) { self.base = base }

  /// This time, for those who are given a clock.
  var clock: AnyClock {
    AnyClock(now: { self.now }, sleep: { try await self.sleep(until: $0) })
  }

  var now: AnyClock.Instant {
    let time = base.now.offset - leftOut.withLock { $0 }
    return AnyClock.Instant(offset: .milliseconds(time.wholeMilliseconds))
  }

  /// Makes it the instant again: what passed since then did not pass here.
  func goBack(to instant: AnyClock.Instant) {
    let time = base.now.offset - instant.offset
    leftOut.withLock { $0 = time }
  }

  /// The main actor is what stops: who wakes looks at the time there, after it was set right.
  private nonisolated(nonsending) func sleep(until deadline: AnyClock.Instant) async throws {
    while true {
      let rest = await MainActor.run { now.duration(to: deadline) }
      guard rest > .zero else { return }
      try await base.sleep(for: rest)
    }
  }
}
