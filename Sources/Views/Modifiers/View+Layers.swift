import Cells

nonisolated extension View {
  /// Draws a view behind this one, in the room that this one takes; several lie in front of one another.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isInFront: false)
  }

  /// Fills the room that this view takes with a style.
  ///
  /// - Parameter edges: Of no effect, because a screen of cells has no unsafe edges.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(style, in: .rect)
  }

  /// Hides what lies behind this view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view with a style.
  ///
  /// - Parameter fillStyle: What counts as the inside of a path.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { ShapeView.ground(shape._form, style, fillStyle) }
  }

  /// Fills a shape behind this view with the terminal's own background.
  public func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Draws a view behind this one, as older code writes it.
  @_disfavoredOverload
  public func background(_ view: some View, alignment: Alignment = .center) -> some View {
    background(alignment: alignment) { view }
  }

  /// Draws a view in front of this one, in the room that this one takes; several lie in front of one
  /// another.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isInFront: true)
  }

  /// Covers the room that this view takes with a style.
  ///
  /// - Parameter edges: Of no effect, because a screen of cells has no unsafe edges.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(style, in: .rect)
  }

  /// Covers a shape in front of this view with a style.
  ///
  /// - Parameter fillStyle: What counts as the inside of a path.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { ShapeView.ground(shape._form, style, fillStyle) }
  }

  /// Draws a view in front of this one, as older code writes it.
  @_disfavoredOverload
  public func overlay(_ view: some View, alignment: Alignment = .center) -> some View {
    overlay(alignment: alignment) { view }
  }
}

/// A view with another one behind it or in front of it; each of several views gets one.
package nonisolated struct LayeredView<Content: View, Layer: View>: DecoratingView {
  package let content: Content
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  package func decorate(
    _ content: some View, in context: ResolveContext, into nodes: inout NodeList
  ) {
    for (index, node) in context.nodes(of: content).enumerated() {
      nodes.append(
        LayerNode(
          content: node,
          layer: context.layer(layer, at: .index(index), alignment: alignment),
          alignment: alignment, isInFront: isInFront))
    }
  }
}

/// A node that decides the size, and another one behind it or in front of it.
struct LayerNode: WrappingNode {
  let content: any Node
  let layer: any Node
  let alignment: Alignment
  let isInFront: Bool

  func layout(_ proposal: Proposal) -> Placement {
    let content = content.layout(proposal)
    let size = content.size
    let layer = layer.layout(Proposal(size))
    let offset = alignment.place(layer, in: content)
    return Placement(size: size) { painter, origin in
      let place = origin.moved(x: offset.x, y: offset.y)
      if isInFront {
        content.paint(&painter, origin)
        layer.paint(&painter, place)
      } else {
        layer.paint(&painter, place)
        content.paint(&painter, origin)
      }
    }.guided(by: content)
  }
}
