nonisolated extension Path.Point {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

nonisolated extension CGPoint {
  /// The direction of another point, one point long.
  fileprivate func way(to other: CGPoint) -> CGPoint {
    let (x, y) = (other.x - self.x, other.y - self.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }
}

nonisolated extension Path {
  /// Four corners.
  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }

  /// An ellipse.
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// Four corners, each a quarter of an ellipse.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize) }
  }

  /// Four corners, each a quarter of a circle.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Four corners, each rounded by a radius of its own.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii) }
  }

  /// The place that the next line goes on from; nil before there is any.
  public var currentPoint: CGPoint? { last.map { CGPoint(x: $0.x, y: $0.y) } }

  /// The least block around the path; without an extent where there is nothing in it.
  public var boundingRect: CGRect {
    guard let bounds else { return .null }
    return CGRect(
      x: bounds.first.x, y: bounds.first.y, width: bounds.last.x - bounds.first.x,
      height: bounds.last.y - bounds.first.y)
  }

  /// Whether a point lies within.
  ///
  /// - Parameter eoFill: Whether that is where an odd number of edges lies around it, rather than where lines run around it.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    contains(Point(point), isEvenOdd: eoFill)
  }

  /// The path with its points where a transform takes them.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapped { point in
      let (x, y) = (CGFloat(point.x), CGFloat(point.y))
      return Point(
        x: Double(transform.a * x + transform.c * y + transform.tx),
        y: Double(transform.b * x + transform.d * y + transform.ty))
    }
  }

  /// Draws another path, whose points a transform takes elsewhere.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// What a line along the path covers.
  public func strokedPath(_ style: StrokeStyle) -> Path { stroked(width: style.lengths.width) }

  /// What lies in this path or in another one; a line along it follows both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    var path = clockwise
    path.addPath(other.clockwise)
    return path
  }

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

  /// Draws blocks.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Draws four corners, each a quarter of an ellipse.
  ///
  /// - Parameter style: Of no effect.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let radii = CornerRadii(x: Double(cornerSize.width), y: Double(cornerSize.height))
    addRoundedRect(in: rect, radii: radii)
  }

  /// Draws four corners, each rounded by a radius of its own.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, radii: cornerRadii.radii)
  }

  private mutating func addRoundedRect(in rect: CGRect, radii: CornerRadii) {
    addRect(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height), radii: radii)
  }

  /// Draws a part of a circle that begins at an angle and goes on by another one.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle,
      endAngle: Angle(radians: startAngle.radians + delta.radians), clockwise: delta.radians < 0)
  }

  /// Draws a line toward a point, and a part of a circle that turns it toward another one.
  public mutating func addArc(
    tangent1End first: CGPoint, tangent2End second: CGPoint, radius: CGFloat
  ) {
    guard let start = currentPoint else { return }
    let (before, after) = (first.way(to: start), first.way(to: second))
    let angle = acos(max(-1, min(1, before.x * after.x + before.y * after.y)))
    guard radius > 0, angle > 0.001, angle < .pi - 0.001 else { return addLine(to: first) }
    let along = radius / tan(angle / 2)
    let toCenter = radius / sin(angle / 2)
    let middle = CGPoint.zero.way(to: CGPoint(x: before.x + after.x, y: before.y + after.y))
    let center = CGPoint(x: first.x + middle.x * toCenter, y: first.y + middle.y * toCenter)
    let (from, to) = (
      CGPoint(x: first.x + before.x * along, y: first.y + before.y * along),
      CGPoint(x: first.x + after.x * along, y: first.y + after.y * along)
    )
    addLine(to: from)
    addArc(
      center: center, radius: radius,
      startAngle: .radians(Double(atan2(from.y - center.y, from.x - center.x))),
      endAngle: .radians(Double(atan2(to.y - center.y, to.x - center.x))),
      clockwise: before.x * after.y - before.y * after.x > 0)
  }

  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    addEllipse(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

nonisolated extension Path: CustomStringConvertible {
  /// The path as a list of its points: `m` begins at one, and `l` goes on to one.
  public var description: String {
    lines.map { line in
      line.enumerated().map { "\($1.x) \($1.y) \($0 == 0 ? "m" : "l")" }.joined(separator: " ")
    }.joined(separator: " ")
  }
}
