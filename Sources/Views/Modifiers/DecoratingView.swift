/// A view that adds drawing to another one. Around several rows it does so with each,
/// so that they stay rows.
package protocol DecoratingView: PrimitiveView, RowWrapper {
  /// Makes the nodes of a view with what is drawn around it; of one row, or of all that this view shows.
  func decorate(_ content: some View, in context: ResolveContext, into nodes: inout NodeList)
}

extension DecoratingView {
  package func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    decorate(content, in: context, into: &nodes)
  }

  package func _rows(_ context: ResolveContext, into rows: inout RowList) {
    decorateRows(context, into: &rows)
  }

  /// Adds the rows of the content, each with what is drawn around it.
  func decorateRows(_ context: ResolveContext, into rows: inout RowList) {
    guard Self._makesSeveralRows else { return appendRow(context, into: &rows) }
    rows.append {
      content._rows(context.child(.body), into: &$0)
    } changing: { row in
      var row = row
      let nodes = row.nodes
      row.nodes = { inner in
        var list = NodeList()
        let content = MadeRow { nodes(inner) }
        decorate(content, in: context.around(inner), into: &list)
        return list.nodes
      }
      return row
    }
  }
}

/// A row that is made at its own place.
private nonisolated struct MadeRow: PrimitiveView {
  let nodes: () -> [any Node]

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    for node in self.nodes() { nodes.append(node) }
  }
}

extension ResolveContext {
  /// A place beside a row for what a view around several rows adds to it: it inherits from that view,
  /// but belongs to the row.
  fileprivate func around(_ row: ResolveContext) -> ResolveContext {
    var place = row.child(.id(AnyHashable(ObjectIdentifier(node))))
    let (values, own) = (environment, row.environment)
    place.change {
      $0 = values
      ($0.row, $0.focusable, $0.isAroundRows) = (own.row, own.focusable, own.isAroundRows)
    }
    return place
  }
}
