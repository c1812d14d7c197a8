/// A view with another one behind it or in front of it; of several views each gets one of its own.
struct LayeredView<Content: View, Layer: View>: DecoratingView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  func decorate(_ content: some View, in context: ResolveContext, into nodes: inout NodeList) {
    for (index, node) in context.nodes(of: content).enumerated() {
      var outer = context
      outer.environment.stackAxis = nil
      let layers = outer.nodes(of: layer, at: .index(index))
      nodes.append(
        LayerNode(
          content: node,
          layer: layers.count == 1 ? layers[0] : DepthNode(alignment: alignment, children: layers),
          alignment: alignment, isInFront: isInFront))
    }
  }
}
