import Cells

/// Views beside one another with a line between each two. They share the room as those of an `HStack` do; the user does not
/// move the lines.
public nonisolated struct HSplitView<Content: View>: PrimitiveView {
  private let content: Content

  /// Panes from left to right.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    nodes.append(StackNode.panes(of: content, along: .horizontal, in: context))
  }
}

/// Views below one another with a line between each two. They share the room as those of a `VStack` do; the user does not
/// move the lines.
public nonisolated struct VSplitView<Content: View>: PrimitiveView {
  private let content: Content

  /// Panes from top to bottom.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    nodes.append(StackNode.panes(of: content, along: .vertical, in: context))
  }
}

extension StackNode {
  /// Views with lines between them.
  fileprivate static func panes(
    of content: some View, along axis: Axis, in context: ResolveContext
  ) -> StackNode {
    var children: [any Node] = []
    for pane in context.nodes(of: content, along: axis) {
      if !children.isEmpty {
        children.append(RuleNode(axis: axis.other, style: context.environment.separatorStyle))
      }
      children.append(pane)
    }
    return StackNode(axis: axis, spacing: 0, alignment: .center, children: children)
  }
}
