import Cells

/// A view that is resolved with something changed in what it inherits.
struct ModifiedContext<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout ResolveContext) -> Void

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var inner = context.child(.body)
    change(&inner)
    content._resolve(inner, into: &nodes)
  }

  func _rows(_ context: ResolveContext, into rows: inout RowList) {
    var inner = context.child(.body)
    change(&inner)
    content._rows(inner, into: &rows)
  }
}

extension View {
  func environment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    ModifiedContext(content: self) { change(&$0.environment) }
  }

  func style(_ change: @escaping (inout Style) -> Void) -> some View {
    environment { change(&$0.style) }
  }
}
