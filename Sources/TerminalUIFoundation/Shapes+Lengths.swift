// Shapes whose lengths are constants of `CGFloat`: see `View+Lengths.swift`.

nonisolated extension RoundedRectangle {
  /// A rectangle with round corners.
  @_disfavoredOverload public init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(cornerRadius: Double(cornerRadius), style: style)
  }
}

nonisolated extension Views.Shape where Self == RoundedRectangle {
  /// A rectangle with round corners, where a shape is asked for.
  @_disfavoredOverload public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

nonisolated extension Views.Shape {
  /// Draws a line along the edge of this shape.
  @_disfavoredOverload public func stroke(
    _ style: some ShapeStyle, lineWidth: CGFloat
  ) -> ShapeView {
    stroke(style, lineWidth: Double(lineWidth))
  }

  /// Draws a line in the foreground style.
  @_disfavoredOverload public func stroke(lineWidth: CGFloat) -> ShapeView {
    stroke(lineWidth: Double(lineWidth))
  }

  /// The same as `stroke`: in cells every line lies inside the shape.
  @_disfavoredOverload public func strokeBorder(
    _ style: some ShapeStyle, lineWidth: CGFloat
  ) -> ShapeView {
    stroke(style, lineWidth: Double(lineWidth))
  }

  /// The same as `stroke` in the foreground style.
  @_disfavoredOverload public func strokeBorder(lineWidth: CGFloat) -> ShapeView {
    stroke(lineWidth: Double(lineWidth))
  }
}

nonisolated extension StrokeStyle {
  /// A line of a width, with dashes and gaps.
  @_disfavoredOverload public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.init(
      lineWidth: Double(lineWidth), lineCap: lineCap, lineJoin: lineJoin,
      dash: dash.map { Double($0) })
  }

  /// The width of the line in points.
  public var lineWidth: CGFloat {
    get { CGFloat(lengths.width) }
    set { lengths.width = Double(newValue) }
  }

  /// Lengths of dashes and gaps in points.
  public var dash: [CGFloat] {
    get { lengths.dash.map { CGFloat($0) } }
    set { lengths.dash = newValue.map { Double($0) } }
  }
}
