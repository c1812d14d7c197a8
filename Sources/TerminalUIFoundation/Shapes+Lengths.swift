// Lengths of lines as `CGFloat`: see `View+Lengths.swift`.

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
