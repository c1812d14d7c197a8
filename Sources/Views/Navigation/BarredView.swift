/// Views of a window or of a sheet, below a bar if one of them gives a title or toolbar items.
struct BarredView<Content: View>: PrimitiveView {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let bar = NavigationBar()
    var inner = context.child(.index(0))
    inner.environment.navigationBar = bar
    let content = inner.nodes(of: content)
    let column = content.count == 1 ? content[0] : StackNode.column(content)
    guard bar.isEmpty, context.environment.fillsRoom else {
      return nodes.append(bar.node(around: column, in: context.child(.index(1))))
    }
    if let sign = bar.takeSign() {
      nodes.append(CornerNode(content: column, sign: sign, isFilling: true))
    } else {
      for node in content { nodes.append(node) }
    }
  }
}
