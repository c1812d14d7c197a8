import Cells

nonisolated extension View {
  /// Offers actions on this row of a list. A terminal has no swipes: the buttons stand at the end of the
  /// row while it has the cursor, where Tab and the pointer reach them.
  ///
  /// - Parameters:
  ///   - edge: The side that the buttons stand on.
  ///   - allowsFullSwipe: Has no effect; nothing is done at one stroke.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View {
    SwipedView(content: self, actions: content(), edge: edge)
  }
}

/// A row with buttons at its end while it has the cursor.
private nonisolated struct SwipedView<Content: View, Actions: View>: DecoratingView {
  let content: Content
  let actions: Actions
  let edge: HorizontalEdge

  func decorate(_ content: some View, in context: ResolveContext, into nodes: inout NodeList) {
    guard let row = context.environment.row, row.hasCursor else {
      return content._resolve(context.child(.body), into: &nodes)
    }
    var inner = context
    inner.environment.stackAxis = .horizontal
    // The list presses what is in the row, but none of its actions.
    inner.scope = context.scope.loosePart()
    row.actions.append(inner.scope)
    var parts = inner.nodes(of: actions, at: .index(0))
    let spacer = SpacerNode(axis: .horizontal, minimum: 0)
    switch edge {
    case .leading: parts += [context.node(of: content), spacer]
    case .trailing: parts = [context.node(of: content), spacer] + parts
    }
    nodes.append(StackNode.row(parts))
  }
}

/// The left or the right side of a view.
public nonisolated enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The left and the right side.
  case leading, trailing
}
