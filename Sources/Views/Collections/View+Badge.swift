import Cells

nonisolated extension View {
  /// Shows a number at the end of this row of a list; 0 shows none. Outside of a list it has no effect.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

  /// Shows a text at the end of this row of a list. Outside of a list it has no effect.
  public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Shows a text at the end of this row of a list; nil shows none. Outside of a list it has no effect.
  public func badge(_ label: Text?) -> some View { BadgedView(content: self, badge: label) }
}

/// A row with something at its end.
private nonisolated struct BadgedView<Content: View>: DecoratingView {
  let content: Content
  let badge: Text?

  func decorate(_ content: some View, in context: ResolveContext, into nodes: inout NodeList) {
    guard let badge, context.environment.row != nil else {
      return content._resolve(context.child(.body), into: &nodes)
    }
    var faint = context
    faint.environment.style = context.environment.style.adding(.dim)
    nodes.append(
      StackNode.row(
        [
          context.node(of: content), SpacerNode(axis: .horizontal, minimum: 1),
          faint.node(of: badge, at: .index(0)),
        ], spacing: 0))
  }
}
