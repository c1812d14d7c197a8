/// Lets time pass for a person who watches, who can hold it, and leave.
@MainActor final class Pacer {
  var isPaused = false
  var hasLeft = false
  private let speed: Double

  /// The longest time that goes by without a look at what the person wants.
  private static let glance = Duration.milliseconds(20)

  /// - Parameter speed: How many times as fast as it is written.
  init(speed: Double) { self.speed = speed }

  /// Waits for a time of the tape; throws `CancellationError` when the person leaves.
  func pass(_ duration: Duration) async throws {
    var rest = duration / speed
    while rest > .zero {
      let start = ContinuousClock.now
      try await Task.sleep(for: min(rest, Self.glance))
      if hasLeft { throw CancellationError() }
      if !isPaused { rest -= ContinuousClock.now - start }
    }
  }
}
