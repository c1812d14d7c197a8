import Cells

/// A view that is resolved with something changed in what it inherits.
package nonisolated struct ModifiedContext<Content: View>: PrimitiveView {
  package let content: Content
  let change: (inout ResolveContext) -> Void

  package func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var inner = context.child(.body)
    change(&inner)
    content._resolve(inner, into: &nodes)
  }

  package func _rows(_ context: ResolveContext, into rows: inout RowList) {
    var inner = context.child(.body)
    change(&inner)
    guard context.frame.isListingSubviews else { return content._rows(inner, into: &rows) }
    rows.append {
      content._rows(inner, into: &$0)
    } changing: { row in
      var row = row
      row.changes.insert(change, at: 0)
      return row
    }
  }
}

nonisolated extension View {
  func environment(_ change: @escaping (inout EnvironmentValues) -> Void) -> ModifiedContext<Self> {
    ModifiedContext(content: self) { change(&$0.environment) }
  }

  func style(_ change: @escaping (inout Style) -> Void) -> ModifiedContext<Self> {
    environment { change(&$0.style) }
  }
}

/// A view with each of its nodes wrapped in another.
package nonisolated struct ModifiedNodes<Content: View, Value>: PrimitiveView {
  package let content: Content
  /// What the other nodes are made with.
  let value: Value
  let wrap: @MainActor (any Node, Value) -> any Node

  package func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    for node in context.nodes(of: content) { nodes.append(wrap(node, value)) }
  }

  package func _rows(_ context: ResolveContext, into rows: inout RowList) {
    rows.append {
      content._rows(context.child(.body), into: &$0)
    } changing: { row in
      var row = row
      let nodes = row.nodes
      row.nodes = { nodes($0).map { wrap($0, value) } }
      return row
    }
  }
}

nonisolated extension ModifiedNodes where Value == Void {
  init(content: Content, wrap: @escaping @MainActor (any Node) -> any Node) {
    self.init(content: content, value: ()) { node, _ in wrap(node) }
  }
}
