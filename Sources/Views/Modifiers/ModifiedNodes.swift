/// A view with each of its nodes wrapped in another.
struct ModifiedNodes<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (any Node) -> any Node

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    for node in context.nodes(of: content) { nodes.append(wrap(node)) }
  }

  func _rows(_ context: ResolveContext, into rows: inout RowList) {
    rows.append {
      content._rows(context.child(.body), into: &$0)
    } changing: { row in
      var row = row
      let nodes = row.nodes
      row.nodes = { nodes($0).map(wrap) }
      return row
    }
  }
}
