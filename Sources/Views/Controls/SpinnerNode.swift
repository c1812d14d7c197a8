import Cells
import StateKit

/// A sign that turns ten times a second, worked out from the instant of the frame alone.
struct SpinnerNode: Node {
  let now: AnyClock.Instant
  /// Still where nothing is to move that need not.
  let isStill: Bool
  let style: Style

  private static let period = Duration.milliseconds(100)
  private static let signs = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let stillSign = "…"

  private var step: Int { Int(now.offset / Self.period) }

  /// When the sign changes next; nil where it does not.
  var nextChange: AnyClock.Instant? {
    isStill ? nil : AnyClock.Instant(offset: Self.period * (step + 1))
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths { .fixed(1) }

  func layout(_ proposal: Proposal) -> Placement {
    Placement(size: Size(width: 1, height: 1)) { painter, origin in
      let sign = isStill ? Self.stillSign : Self.signs[step % Self.signs.count]
      painter.put(sign, at: origin, style: style)
    }
  }
}
