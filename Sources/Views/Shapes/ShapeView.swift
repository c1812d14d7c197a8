import Cells

/// A shape with the styles that it is filled and drawn in, one over the other.
public nonisolated struct ShapeView: Shape {
  /// One of the things done to a shape.
  nonisolated struct Part {
    /// Nil to fill it.
    let strokeStyle: StrokeStyle?
    var fillStyle = FillStyle()
    let paint: (EnvironmentValues) -> ShapePaint
  }

  let form: ShapeForm
  let parts: [Part]
  /// Whether the last part is a line in the foreground style, which may be given another one.
  var isBareLine = false

  public var _form: ShapeForm { form }
  public var _drawn: ShapeView { self }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let layers = parts.map {
      ShapeNode.Layer(
        strokeStyle: $0.strokeStyle, isEvenOdd: $0.fillStyle.isEOFilled,
        paint: $0.paint(context.environment))
    }
    nodes.append(ShapeNode(form: form, layers: layers))
  }

  /// The shape as what lies behind something else.
  static func ground(
    _ form: ShapeForm, _ style: some ShapeStyle, _ fillStyle: FillStyle = FillStyle()
  ) -> ShapeView {
    ShapeView(
      form: form,
      parts: [Part(strokeStyle: nil, fillStyle: fillStyle) { .ground(style, in: $0) }])
  }

  func adding(_ part: Part) -> ShapeView {
    guard isBareLine, part.strokeStyle == nil, let line = parts.last else {
      return ShapeView(form: form, parts: parts + [part])
    }
    let painted = Part(strokeStyle: line.strokeStyle, paint: part.paint)
    return ShapeView(form: form, parts: parts.dropLast() + [painted])
  }
}

/// What counts as the inside of a shape that is filled.
public nonisolated struct FillStyle: Equatable, Sendable {
  /// Whether it is what an odd number of edges lies around, rather than what lines run around.
  public var isEOFilled: Bool
  /// Of no effect: a cell shows its quarters.
  public var isAntialiased: Bool

  /// A rule, by default that of what lines run around.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The line that a shape is drawn with.
public nonisolated struct StrokeStyle: Equatable, Sendable {
  /// The width of the line in points.
  public var lineWidth: Double
  /// Lengths of dashes and gaps in points; a terminal has one kind of dashes, and none where this is empty.
  public var dash: [Double]
  /// Both, for a module whose properties hide these.
  package var lengths: (width: Double, dash: [Double]) {
    get { (lineWidth, dash) }
    set { (lineWidth, dash) = newValue }
  }

  /// - Parameters:
  ///   - lineWidth: Points.
  ///   - lineCap: Of no effect: a line of cells ends where its last cell does.
  ///   - lineJoin: Of no effect, as is the limit of it.
  ///   - dash: Points; empty for a line without gaps.
  ///   - dashPhase: Of no effect.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.dash = dash
  }

  /// How a line would end.
  public nonisolated enum LineCap: Sendable {
    /// At its end, around it, or beyond it.
    case butt, round, square
  }

  /// How two lines would meet.
  public nonisolated enum LineJoin: Sendable {
    /// In a point, around it, or cut off.
    case miter, round, bevel
  }
}
