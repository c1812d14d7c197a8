nonisolated extension View {
  /// Keeps this row of a list, or the rows in this view, from being selected. The cursor of the list goes to it all the same,
  /// and what is in it can be pressed.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    UnselectableView(content: self, isDisabled: isDisabled)
  }
}

/// A view of which no row can be selected.
package nonisolated struct UnselectableView<Content: View>: WrappingView {
  package let content: Content
  let isDisabled: Bool

  package func _rows(_ context: ResolveContext, into rows: inout RowList) {
    rows.append {
      if Self._makesSeveralRows {
        content._rows(enter(context), into: &$0)
      } else {
        appendRow(context, into: &$0)
      }
    } changing: { (part: RowList.Part) in
      if isDisabled { part.isSelectable = { _ in false } }
    }
  }
}

/// Whether the row of a view can be selected, though the view may be wrapped in others.
func isSelectable(_ view: some View) -> Bool {
  if let unselectable = view as? any Unselectable, unselectable.isDisabled { return false }
  guard let wrapper = view as? any RowWrapper else { return true }
  return isSelectable(wrapper.content)
}

/// Says whether its rows can be selected.
protocol Unselectable {
  nonisolated var isDisabled: Bool { get }
}

extension UnselectableView: Unselectable {}
