import Cells

/// A thin line between the views of a stack.
public struct Divider: PrimitiveView {
  /// A line across the stack that it stands in; without a stack it is level.
  public init() {}

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let axis: Axis = context.environment.stackAxis == .horizontal ? .vertical : .horizontal
    nodes.append(RuleNode(axis: axis, style: context.environment.style.adding(.dim)))
  }
}
