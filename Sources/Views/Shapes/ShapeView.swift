import Cells

/// A shape with the styles that it is filled and drawn in, one over the other.
public struct ShapeView: PrimitiveView {
  /// One of the things done to a shape.
  struct Part {
    /// Nil to fill it.
    let pen: StrokeStyle?
    let paint: (EnvironmentValues) -> ShapePaint
  }

  let form: ShapeForm
  let parts: [Part]

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let layers = parts.map { ShapeNode.Layer(pen: $0.pen, paint: $0.paint(context.environment)) }
    nodes.append(ShapeNode(form: form, layers: layers))
  }

  /// Fills the shape over what was drawn of it before.
  public func fill(_ style: some ShapeStyle) -> ShapeView {
    adding(Part(pen: nil) { .ink(style, in: $0) })
  }

  /// Draws the edge of the shape over what was drawn of it before; the width is in points.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the edge of the shape with a pen.
  public func stroke(_ style: some ShapeStyle, style pen: StrokeStyle) -> ShapeView {
    adding(Part(pen: pen) { .ink(style, in: $0) })
  }

  /// The same as `stroke`: in cells every line lies inside the shape.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
    stroke(style, lineWidth: lineWidth)
  }

  /// The shape as what lies behind something else.
  static func ground(_ form: ShapeForm, _ style: some ShapeStyle) -> ShapeView {
    ShapeView(form: form, parts: [Part(pen: nil) { .ground(style, in: $0) }])
  }

  private func adding(_ part: Part) -> ShapeView { ShapeView(form: form, parts: parts + [part]) }
}
