/// The button in a bar that leads back to the screen below.
struct BackButton: PrimitiveView {
  let press: () -> Void

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let id = context.takePress(press)
    nodes.append(
      LinkNode(
        label: context.node(of: Text("Back")), direction: .back,
        style: context.environment.style, id: id, isFilling: false, press: press))
  }
}
