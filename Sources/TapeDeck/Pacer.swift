/// Lets time pass for a person who watches, who can hold it, and leave.
@MainActor final class Pacer {
  var isPaused = false
  var hasLeft = false
  private let speed: Double
  private var lastGlance = ContinuousClock.now

  /// The longest time that goes by without a look at what the person wants.
  private static let glance = Duration.milliseconds(20)

  /// - Parameter speed: How many times as fast as it is written.
  init(speed: Double) { self.speed = speed }

  /// Waits for a time of the tape; throws `CancellationError` when the person leaves.
  func pass(_ duration: Duration) async throws {
    var rest = duration / speed
    lastGlance = .now
    while rest > .zero {
      try await Task.sleep(for: min(rest, Self.glance))
      if hasLeft { throw CancellationError() }
      let now = ContinuousClock.now
      if !isPaused { rest -= now - lastGlance }
      lastGlance = now
    }
  }

  /// Leaves out the time since the last look, as when the process was stopped.
  func forgetTime() { lastGlance = .now }
}
