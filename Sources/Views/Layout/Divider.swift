import Cells

/// A thin line between the views of a stack.
public nonisolated struct Divider: PrimitiveView {
  /// A line across the stack that it stands in; without a stack it is level.
  public init() {}

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let axis: Axis = context.environment.stackAxis == .horizontal ? .vertical : .horizontal
    nodes.append(RuleNode(axis: axis, style: context.environment.separatorStyle))
  }
}

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
