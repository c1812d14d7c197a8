import StateKit

/// What spinners show at an instant: all of them the same, so that they turn together.
struct SpinnerSign {
  private let step: Int

  private static let period = Duration.milliseconds(100)
  private static let signs = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  init(at instant: AnyClock.Instant) { step = Int(instant.offset / Self.period) }

  var text: String { Self.signs[step % Self.signs.count] }

  /// When the next sign takes its place.
  var end: AnyClock.Instant { AnyClock.Instant(offset: Self.period * (step + 1)) }
}
