/// A view with each of its nodes wrapped in another.
struct ModifiedNodes<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (any Node) -> any Node

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    for node in context.nodes(of: content) { nodes.append(wrap(node)) }
  }
}
