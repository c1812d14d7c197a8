import Cells

nonisolated extension View {
  /// Offers actions on this row of a list. A terminal has no swipes: the buttons stand at the end of the
  /// row while it has the cursor, where Tab and the pointer reach them. In a narrow list they are their signs alone, and
  /// where that takes too much, too, they cover the end of the row. While the list is edited they are not there.
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
package nonisolated struct SwipedView<Content: View, Actions: View>: DecoratingView {
  package let content: Content
  let actions: Actions
  let edge: HorizontalEdge

  package func decorate(
    _ content: some View, in context: ResolveContext, into nodes: inout NodeList
  ) {
    let isEdited = context.environment.editMode?.wrappedValue.isEditing ?? false
    guard let row = context.environment.row, row.hasCursor, !isEdited else {
      return content._resolve(context.child(.body), into: &nodes)
    }
    let node = context.node(of: content)
    let form = context.node.kept(0) { ActionForm() }
    var inner = context
    inner.scope = context.scope.loosePart()
    let outer = context.environment.labelBody
    let labels = actions.environment(\.labelBody) { label in
      AnyView(
        ActionLabel(
          title: AnyView(Label(label).environment(\.labelBody, outer)), sign: label.icon, form: form
        ))
    }
    let buttons = StackNode.row(inner.nodes(of: labels, at: .index(0), along: .horizontal))
    form.isSign = false
    let width = node.lengths(.horizontal, across: nil).ideal
    let side = buttons.lengths(.horizontal, across: nil).ideal
    form.isSign = width + SwipedNode.gap + side > row.width
    // The list presses what is in the row, but none of them.
    row.actions.append(inner.scope)
    nodes.append(
      SwipedNode(content: node, buttons: buttons, edge: edge, style: context.environment.style))
  }
}

/// Whether the labels of the buttons are their signs alone, once it is known how much room they have.
private nonisolated final class ActionForm {
  var isSign = false
}

/// A label of which the title may be left out when it is laid out: its button stays where it is, and keeps its state.
private nonisolated struct ActionLabel: PrimitiveView {
  let title: AnyView
  let sign: AnyView
  let form: ActionForm

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    nodes.append(
      ActionLabelNode(
        title: context.node(of: title, at: .index(0)), sign: context.node(of: sign, at: .index(1)),
        form: form))
  }
}

private struct ActionLabelNode: WrappingNode {
  let title: any Node
  let sign: any Node
  let form: ActionForm

  var content: any Node { form.isSign ? sign : title }
}

/// A row and its buttons. Where there is room for both, they stand beside one another, else the buttons cover the end of
/// the row, or its start.
private struct SwipedNode: Node {
  let content: any Node
  let buttons: StackNode
  let edge: HorizontalEdge
  let style: Style

  static let gap = 1
  /// The columns that a text of several lines keeps beside the buttons.
  private static let leastText = 20

  private func isHigh(in width: Int) -> Bool {
    content.lengths(.vertical, across: width).ideal > 1
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let inner = content.lengths(axis, across: across)
    let side = buttons.lengths(axis, across: nil)
    switch axis {
    case .horizontal:
      return Lengths(min: inner.min, ideal: inner.ideal + Self.gap + side.ideal, max: .max)
    case .vertical: return .longest([inner, side])
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let side = buttons.layout(Proposal(width: nil, height: nil))
    let taken = side.size.width > 0 ? side.size.width + Self.gap : 0
    let ideal = content.lengths(.horizontal, across: proposal.height).ideal
    let isBeside =
      proposal.width.map { ideal + taken <= $0 || $0 - taken >= Self.leastText && isHigh(in: $0) }
      ?? true
    let part = content.layout(proposal.inset(columns: isBeside ? taken : 0, rows: 0))
    let size = Size(
      width: proposal.width ?? part.size.width + taken,
      height: max(part.size.height, side.size.height))
    return Placement(size: size) { painter, origin in
      let room = Rect(origin: origin, size: size)
      painter.clipped(to: room) {
        let start = isBeside && edge == .leading ? taken : 0
        part.paint(
          &$0, origin.moved(x: start, y: Point.zero.aligned(part.size, in: size, .leading).y))
        guard taken > 0 else { return }
        let end = Point.zero.aligned(side.size, in: size, edge == .leading ? .leading : .trailing)
        let place = origin.moved(x: max(0, end.x), y: end.y)
        if !isBeside { $0.blank(Rect(origin: place, size: side.size), style: style) }
        side.paint(&$0, place)
      }
    }
  }
}

/// The left or the right side of a view.
public nonisolated enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The left and the right side.
  case leading, trailing
}
