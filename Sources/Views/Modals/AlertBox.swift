import Cells

/// The box of an alert: a title, a message, and buttons beside one another, or below where they do
/// not fit.
struct AlertBox<Message: View, Actions: View>: PrimitiveView {
  let title: String
  let message: Message
  let actions: Actions

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var context = context
    context.environment.multilineTextAlignment = .center
    let title = TextNode(title, style: Style(attributes: .bold), alignment: .center)
    let message = context.nodes(of: message, at: .index(0))
    var buttons = context.nodes(of: actions, at: .index(1))
    if buttons.isEmpty { buttons = context.nodes(of: Button("OK") {}, at: .index(2)) }
    nodes.append(BoxNode(parts: [title] + message, buttons: buttons))
  }
}

/// The box of a sheet.
struct SheetBox<Content: View>: PrimitiveView {
  let content: Content

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    nodes.append(BoxNode(parts: context.nodes(of: content), buttons: []))
  }
}
