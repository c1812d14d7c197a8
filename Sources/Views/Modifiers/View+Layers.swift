/// A view with another one behind it or in front of it.
struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let content = context.node(of: content)
    nodes.append(
      LayerNode(
        content: content, layer: context.node(of: layer, at: .index(0)), alignment: alignment,
        isInFront: isInFront))
  }
}

extension View {
  /// Fills the room that this view takes with a colour.
  public func background(_ color: Color) -> some View {
    style { color.applyBackground(to: &$0) }.background { color }
  }

  /// Draws a view behind this one, in the room that this one takes.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isInFront: false)
  }

  /// Draws a view in front of this one, in the room that this one takes.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isInFront: true)
  }
}
