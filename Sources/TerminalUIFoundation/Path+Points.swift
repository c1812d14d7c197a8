nonisolated extension Path.Point {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

nonisolated extension Path {
  /// Four corners.
  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }

  /// Begins at another place.
  public mutating func move(to end: CGPoint) { move(toX: Double(end.x), y: Double(end.y)) }

  /// Draws a line from the last place.
  public mutating func addLine(to end: CGPoint) { addLine(toX: Double(end.x), y: Double(end.y)) }

  /// Draws lines from point to point.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Draws a curve from the last place that is drawn toward two points on its way.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addCurve(to: Point(end), control1: Point(control1), control2: Point(control2))
  }

  /// Draws a curve from the last place that is drawn toward a point on its way.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addQuadCurve(to: Point(end), control: Point(control))
  }

  /// Draws a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addArc(
      center: Point(center), radius: Double(radius), startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Draws four corners.
  public mutating func addRect(_ rect: CGRect) {
    addRect(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }

  /// Draws four corners; round ones of less than a cell cannot be seen.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) { addRect(rect) }

  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    addEllipse(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

/// A form that is drawn by a path in the room that it is given, or that the library draws itself.
public nonisolated protocol Shape: Views.Shape {
  /// The lines of the form in a room, in points.
  func path(in rect: CGRect) -> Path
}

nonisolated extension Shape {
  public var _form: ShapeForm {
    .path(PathForm { path(in: CGRect(x: 0, y: 0, width: $0, height: $1)) })
  }
}

nonisolated extension Rectangle: Shape {
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated extension RoundedRectangle: Shape {
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated extension Capsule: Shape {
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated extension Ellipse: Shape {
  public func path(in rect: CGRect) -> Path { Path { $0.addEllipse(in: rect) } }
}

nonisolated extension Circle: Shape {
  public func path(in rect: CGRect) -> Path {
    let length = min(rect.width, rect.height)
    return Path {
      $0.addEllipse(
        in: CGRect(
          x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length))
    }
  }
}

nonisolated extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}
