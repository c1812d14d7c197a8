import Cells

/// The box of an alert: a title, a message, and what can be done.
struct AlertBox<Message: View, Actions: View>: PrimitiveView {
  let title: Text?
  let message: Message
  let actions: Actions
  /// Whether the buttons always stand in a column, one of them to cancel.
  var isDialog = false

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var context = context
    context.environment.multilineTextAlignment = .center
    let title = title.map { context.node(of: $0.bold(), at: .index(0)) }
    let message = context.nodes(of: message, at: .index(1))
    var actions = context.nodes(of: actions, at: .index(2))
    if isDialog, context.environment.modal?.hasCancel == false {
      actions += context.nodes(of: Button("Cancel", role: .cancel) {}, at: .index(3))
    } else if actions.isEmpty {
      actions = context.nodes(of: Button("OK") {}, at: .index(3))
    }
    let offset = context.node.kept(0) { RevealOffset() }
    nodes.append(
      BoxNode(kind: .alert) { [isDialog] isRoomy in
        AlertColumn(
          title: title, message: message.isEmpty ? nil : StackNode.column(message),
          actions: actions, offset: offset, isDialog: isDialog, gap: isRoomy ? 1 : 0)
      })
  }
}
