nonisolated extension View {
  /// Ties the identity of this view to a value: when it changes, the view goes and another comes, whose
  /// state is reset. A `ScrollViewReader` finds the view by it.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

package nonisolated struct IdentifiedView<Content: View, ID: Hashable>: WrappingView, Identified {
  package let content: Content
  let id: ID

  var placeID: AnyHashable { AnyHashable(id) }

  package func enter(_ context: ResolveContext) -> ResolveContext { context.child(.id(id)) }

  package func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    context.name(placeID, &nodes) { content._resolve(enter(context), into: &$0) }
  }

  package func _rows(_ context: ResolveContext, into rows: inout RowList) {
    guard Self._makesSeveralRows else { return appendRow(context, into: &rows) }
    rows.append {
      content._rows(enter(context), into: &$0)
    } changing: { (part: RowList.Part) in
      let places = part.places
      if part.count == 1 { part.places = { places($0) + [placeID] } }
    }
  }
}
