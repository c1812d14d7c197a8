import StateKit

/// Lets time pass for a person who watches, who can hold it, and leave.
@MainActor final class Pacer {
  var isPaused = false
  var hasLeft = false
  private let speed: Double
  private let clock: AnyClock
  private var lastGlance: AnyClock.Instant

  /// The longest time that goes by without a look at what the person wants.
  private static let glance = Duration.milliseconds(20)

  /// - Parameters:
  ///   - speed: How many times as fast as it is written.
  ///   - clock: The time of the person.
  init(speed: Double, clock: AnyClock = .continuous()) {
    self.speed = speed
    self.clock = clock
    lastGlance = clock.now
  }

  /// Waits for a time of the tape; throws `CancellationError` when the person leaves.
  func pass(_ duration: Duration) async throws {
    var rest = duration / speed
    lastGlance = clock.now
    while rest > .zero {
      try await clock.sleep(for: min(rest, Self.glance))
      if hasLeft { throw CancellationError() }
      let now = clock.now
      if !isPaused { rest -= lastGlance.duration(to: now) }
      lastGlance = now
    }
  }

  /// Leaves out the time since the last look, as when the process was stopped.
  func forgetTime() { lastGlance = clock.now }
}
