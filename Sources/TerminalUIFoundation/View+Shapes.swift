// What takes a shape, for the shapes that a program adds to `Shape` by name: `clipShape(.leaf)`.

nonisolated extension View {
  /// Cuts off what lies outside a shape.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    clipShape(shape._drawn, style: style)
  }

  /// Of no effect: a click counts in the whole block of cells.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }

  /// Fills a shape behind this view with a style.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(style, in: shape._drawn, fillStyle: fillStyle)
  }

  /// Fills a shape behind this view with the terminal's own background.
  public func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(in: shape._drawn, fillStyle: fillStyle)
  }

  /// Covers a shape in front of this view with a style.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(style, in: shape._drawn, fillStyle: fillStyle)
  }

  /// Of no effect: a container has no form.
  public func containerShape(_ shape: some Shape) -> some View { self }
}
