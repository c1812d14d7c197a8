import Cells
import StateKit

/// A sign that turns ten times a second, worked out from the instant of the frame alone.
struct SpinnerNode: Node {
  let now: AnyClock.Instant
  let style: Style

  private static let period = Duration.milliseconds(100)
  private static let signs = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  private var step: Int { Int(now.offset / Self.period) }

  /// When the sign changes next.
  var nextChange: AnyClock.Instant { AnyClock.Instant(offset: Self.period * (step + 1)) }

  func lengths(_ axis: Axis, across: Int?) -> Lengths { .fixed(1) }

  func layout(_ proposal: Proposal) -> Placement {
    Placement(size: Size(width: 1, height: 1)) { painter, origin in
      painter.put(Self.signs[step % Self.signs.count], at: origin, style: style)
    }
  }
}
