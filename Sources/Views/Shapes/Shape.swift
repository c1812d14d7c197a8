/// A form that fills the room it is given, or is drawn as a line around it.
///
/// As a view it is filled with the foreground style. Only the library's own shapes can be drawn, because
/// cells have no paths; a shape of one's own takes the form of one of them.
@MainActor public protocol Shape: PrimitiveView, Sendable {
  /// The form, as the library draws it.
  var _form: ShapeForm { get }
}

extension Shape {
  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    fill(.foreground)._resolve(context, into: &nodes)
  }

  /// Fills this shape with a style.
  public func fill(_ style: some ShapeStyle) -> ShapeView {
    ShapeView(form: _form, parts: []).fill(style)
  }

  /// Fills this shape with the foreground style.
  public func fill() -> ShapeView { fill(.foreground) }

  /// Draws a line along the edge of this shape, inside the room that it has.
  ///
  /// - Parameter lineWidth: Points; a line of cells is never thinner than a hair and follows only the forms
  ///   that are round.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
    ShapeView(form: _form, parts: []).stroke(style, lineWidth: lineWidth)
  }

  /// Draws a line as wide as a pen says, with its gaps.
  public func stroke(_ style: some ShapeStyle, style pen: StrokeStyle) -> ShapeView {
    ShapeView(form: _form, parts: []).stroke(style, style: pen)
  }

  /// Draws a line in the foreground style, `lineWidth` points wide.
  public func stroke(lineWidth: Double = 1) -> ShapeView {
    stroke(.foreground, lineWidth: lineWidth)
  }

  /// The same as `stroke`: in cells every line lies inside the shape.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
    stroke(style, lineWidth: lineWidth)
  }

  /// The same as `stroke` with a pen.
  public func strokeBorder(_ style: some ShapeStyle, style pen: StrokeStyle) -> ShapeView {
    stroke(style, style: pen)
  }

  /// The same as `stroke` in the foreground style.
  public func strokeBorder(lineWidth: Double = 1) -> ShapeView { stroke(lineWidth: lineWidth) }
}
