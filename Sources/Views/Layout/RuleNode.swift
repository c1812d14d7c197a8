import Cells

/// A thin line across the stack it stands in.
struct RuleNode: Node {
  /// The direction that the line runs in.
  let axis: Axis
  let style: Style

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    axis == self.axis ? Lengths(min: 0, ideal: 1, max: .max) : .fixed(1)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let length = proposal[axis] ?? 1
    return Placement(size: axis.size(length, across: 1)) { painter, origin in
      painter.rule(axis, at: origin, length: length, style: style)
    }
  }
}
