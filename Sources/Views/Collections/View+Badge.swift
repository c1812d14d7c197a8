import Cells

nonisolated extension View {
  /// Shows a number at the end of this row of a list, or of the name of this tab; 0 shows none.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

  /// Shows a text at the end of this row of a list, or of the name of this tab.
  public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Shows a text at the end of this row of a list, or of the name of this tab; nil shows none.
  /// Elsewhere it has no effect.
  public func badge(_ label: Text?) -> some View { BadgedView(content: self, badge: label) }
}

/// Has a text beside its name in the bar of a tab view.
protocol Badged {
  var badge: Text? { get }
}

/// The badge of a view, though it may be wrapped in others.
func badge(of view: some View) -> Text? {
  if let badged = view as? any Badged, let badge = badged.badge { return badge }
  guard let wrapper = view as? any RowWrapper else { return nil }
  return badge(of: wrapper.content)
}

/// A row with something at its end.
package nonisolated struct BadgedView<Content: View>: DecoratingView, Badged {
  package let content: Content
  let badge: Text?

  package func _rows(_ context: ResolveContext, into rows: inout RowList) {
    rows.append {
      decorateRows(context, into: &$0)
    } changing: { (part: RowList.Part) in
      part.badge = part.badge ?? badge
    }
  }

  package func decorate(
    _ content: some View, in context: ResolveContext, into nodes: inout NodeList
  ) {
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
