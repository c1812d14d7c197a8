import Cells
import StateKit

/// A sign that turns ten times a second, worked out from the instant of the frame alone.
struct SpinnerNode: Node {
  let now: AnyClock.Instant
  /// Still where nothing is to move that need not.
  let isStill: Bool
  let style: Style

  func lengths(_ axis: Axis, across: Int?) -> Lengths { .fixed(1) }

  func layout(_ proposal: Proposal) -> Placement {
    Placement(size: Size(width: 1, height: 1)) { painter, origin in
      if isStill {
        painter.put("…", at: origin, style: style)
      } else {
        painter.put(SpinnerSign(at: now), at: origin, style: style)
      }
    }
  }
}
