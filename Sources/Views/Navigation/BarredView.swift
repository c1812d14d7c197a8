/// Views of a window or of a sheet, below a bar if one of them gives a title or toolbar items.
struct BarredView<Content: View>: PrimitiveView {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let bar = NavigationBar()
    let toasts = context.node.kept(0) { ToastTray() }
    var inner = context.child(.index(0))
    inner.environment.navigationBar = bar
    inner.environment.toastTray = toasts
    let content = inner.nodes(of: content)
    let column = content.count == 1 ? content[0] : StackNode.column(content)
    guard bar.isEmpty, context.environment.fillsRoom else {
      let screen = bar.node(around: column, toasts: toasts, in: context.child(.index(1)))
      return nodes.append(screen)
    }
    let signed = bar.takeSign().map { CornerNode(content: column, sign: $0, isFilling: true) }
    nodes.append(toasts.node(around: signed ?? column, in: context))
  }
}
