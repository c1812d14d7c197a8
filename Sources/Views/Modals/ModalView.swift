/// A view with a layer over the whole screen while a condition holds.
struct ModalView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let isPresented: Binding<Bool>
  /// Whether its buttons dismiss it and the arrow keys move between them.
  let isAlert: Bool
  @ViewBuilder let layer: () -> Layer

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    content._resolve(context.child(.body), into: &nodes)
    guard isPresented.wrappedValue else { return }
    let place = context.child(.index(0))
    let scope = FocusScope(movesByArrows: isAlert)
    let dismiss = { isPresented.wrappedValue = false }
    scope.cancel = dismiss
    var inner = place
    inner.scope = scope
    inner.handlers = []
    inner.environment.stackAxis = .vertical
    inner.environment.style = .plain
    inner.environment.isEnabled = true
    inner.environment.lineLimit = nil
    inner.environment.multilineTextAlignment = .leading
    inner.environment.dismissModal = isAlert ? dismiss : nil
    context.frame.present {
      Modal(place: place.node, scope: scope, content: inner.node(of: layer()))
    }
  }
}
