/// Is known to a selection by a value.
protocol Tagged {
  nonisolated var tag: AnyHashable { get }
}

/// A view that a selection knows by a value.
package nonisolated struct TaggedView<Content: View>: WrappingView, Tagged {
  package static var _makesSeveralRows: Bool { true }

  package let content: Content
  let tag: AnyHashable

  package func _rows(_ context: ResolveContext, into rows: inout RowList) {
    rows.append {
      content._rows(context.child(.body), into: &$0)
    } changing: { (part: RowList.Part) in
      if part.count == 1 { part.setID(tag) }
    }
  }
}

nonisolated extension View {
  /// Sets the value of a list's selection that stands for this row.
  ///
  /// The rows of a `ForEach` have the ids of their elements already; a tag goes before them.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}
