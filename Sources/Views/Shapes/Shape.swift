/// A form that fills the room it is given, or is drawn as a line around it.
///
/// As a view it is filled with the foreground style. Only the library's own shapes can be drawn, because
/// cells have no paths; a custom shape takes the form of one of them.
public nonisolated protocol Shape: PrimitiveView {
  /// The form, as the library draws it.
  var _form: ShapeForm { get }

  /// What was drawn of the form before. Only the library's own shapes replace it.
  var _drawn: ShapeView { get }
}

nonisolated extension Shape {
  public var _drawn: ShapeView { ShapeView(form: _form, parts: []) }

  @MainActor public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    fill(.foreground)._resolve(context, into: &nodes)
  }

  /// Fills this shape with a style, over what was drawn of it before.
  public func fill(_ style: some ShapeStyle) -> ShapeView {
    _drawn.adding(ShapeView.Part(strokeStyle: nil) { .style(style, in: $0) })
  }

  /// Fills what a rule takes as the inside of this shape.
  public func fill(_ style: some ShapeStyle, style fillStyle: FillStyle) -> ShapeView {
    _drawn.adding(ShapeView.Part(strokeStyle: nil, fillStyle: fillStyle) { .style(style, in: $0) })
  }

  /// Fills this shape with the foreground style.
  public func fill(style fillStyle: FillStyle = FillStyle()) -> ShapeView {
    fill(.foreground, style: fillStyle)
  }

  /// Draws a line along the edge of this shape, inside the room that it has.
  ///
  /// - Parameter lineWidth: Points; a line of cells is never thinner than a hair and follows only the forms
  ///   that are round.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line as wide as a stroke style sets, with its gaps.
  public func stroke(_ style: some ShapeStyle, style strokeStyle: StrokeStyle) -> ShapeView {
    _drawn.adding(ShapeView.Part(strokeStyle: strokeStyle) { .stroke(style, in: $0) })
  }

  /// Draws a line in the foreground style, as wide as a stroke style sets. `fill` then gives the line another style.
  public func stroke(style strokeStyle: StrokeStyle) -> ShapeView {
    var line = stroke(.foreground, style: strokeStyle)
    line.isBareLine = true
    return line
  }

  /// Draws a line in the foreground style, `lineWidth` points wide.
  public func stroke(lineWidth: Double = 1) -> ShapeView {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The same as `stroke`: in cells every line lies inside the shape.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> ShapeView {
    stroke(style, lineWidth: lineWidth)
  }

  /// The same as `stroke` with a stroke style.
  public func strokeBorder(_ style: some ShapeStyle, style strokeStyle: StrokeStyle) -> ShapeView {
    stroke(style, style: strokeStyle)
  }

  /// The same as `stroke` in the foreground style, with a stroke style.
  public func strokeBorder(style strokeStyle: StrokeStyle) -> ShapeView {
    stroke(style: strokeStyle)
  }

  /// The same as `stroke` in the foreground style.
  public func strokeBorder(lineWidth: Double = 1) -> ShapeView { stroke(lineWidth: lineWidth) }
}

/// The forms that can be drawn with cells.
public nonisolated enum ShapeForm: Equatable {
  /// Four corners, rounded by so many points.
  case rectangle(cornerRadius: Double)
  /// A rectangle whose short sides are half circles.
  case capsule
  /// The largest circle that fits.
  case circle
  /// As wide and as high as the room.
  case ellipse
  /// What lies within lines.
  case path(PathForm)
}

/// A shape whose type is not known, where shapes of several types must have one.
public nonisolated struct AnyShape: Shape {
  public let _form: ShapeForm

  /// Hides the type of a shape.
  public init(_ shape: some Shape) { _form = shape._form }
}

/// Four corners.
public nonisolated struct Rectangle: Shape, Sendable {
  /// A rectangle as large as its room.
  public init() {}

  public var _form: ShapeForm { .rectangle(cornerRadius: 0) }
}

nonisolated extension Shape where Self == Rectangle {
  /// The same where a shape is asked for.
  public static var rect: Rectangle { Rectangle() }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: Shape, Sendable {
  package let cornerRadius: Double

  /// - Parameter cornerRadius: Points; any radius above 0 rounds a cell at least.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  public var _form: ShapeForm { .rectangle(cornerRadius: cornerRadius) }
}

nonisolated extension Shape where Self == RoundedRectangle {
  /// A rounded rectangle where a shape is asked for.
  ///
  /// - Parameter cornerRadius: Points.
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// How a corner is rounded; in cells both look alike.
public nonisolated enum RoundedCornerStyle: Sendable {
  /// A quarter of a circle, or a curve that starts earlier.
  case circular, continuous
}

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: Shape, Sendable {
  /// A capsule as large as its room.
  ///
  /// - Parameter style: Of no effect.
  public init(style: RoundedCornerStyle = .continuous) {}

  public var _form: ShapeForm { .capsule }
}

nonisolated extension Shape where Self == Capsule {
  /// The same where a shape is asked for.
  public static var capsule: Capsule { Capsule() }

  /// The same in a style, which is of no effect.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

/// The largest circle that fits; in a single row, a dot.
public nonisolated struct Circle: Shape, Sendable {
  /// A circle in the middle of its room.
  public init() {}

  public var _form: ShapeForm { .circle }
}

nonisolated extension Shape where Self == Circle {
  /// The same where a shape is asked for.
  public static var circle: Circle { Circle() }
}

/// A circle stretched to the width and the height of its room.
public nonisolated struct Ellipse: Shape, Sendable {
  /// An ellipse as large as its room.
  public init() {}

  public var _form: ShapeForm { .ellipse }
}

nonisolated extension Shape where Self == Ellipse {
  /// The same where a shape is asked for.
  public static var ellipse: Ellipse { Ellipse() }
}
