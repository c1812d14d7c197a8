#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

nonisolated extension Path {
  /// Draws a part of a circle. Angles grow clockwise from the right; `clockwise` is meant as UIKit means it, the other way
  /// around.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if clockwise {
      while sweep > 0 { sweep -= turn }
    } else {
      while sweep < 0 { sweep += turn }
    }
    let steps = max(2, Int((abs(sweep) / turn * 64).rounded(.up)))
    for step in 0...steps {
      let angle = startAngle.radians + sweep * Double(step) / Double(steps)
      let (x, y) = (center.x + radius * cos(angle), center.y + radius * sin(angle))
      if step == 0, isEmpty { move(toX: x, y: y) } else { addLine(toX: x, y: y) }
    }
  }

  /// Draws four corners.
  public mutating func addRect(x: Double, y: Double, width: Double, height: Double) {
    move(toX: x, y: y)
    addLine(toX: x + width, y: y)
    addLine(toX: x + width, y: y + height)
    addLine(toX: x, y: y + height)
    closeSubpath()
  }

  /// Draws four corners, each rounded by a radius.
  package mutating func addRect(
    x: Double, y: Double, width: Double, height: Double, radii: CornerRadii
  ) {
    let radii = radii.fitted(width: width, height: height)
    guard radii != CornerRadii() else { return addRect(x: x, y: y, width: width, height: height) }
    let (right, bottom) = (x + width, y + height)
    move(toX: x + radii.topLeading.x, y: y)
    addLine(toX: right - radii.topTrailing.x, y: y)
    addCorner(Point(x: right, y: y), to: Point(x: right, y: y + radii.topTrailing.y))
    addLine(toX: right, y: bottom - radii.bottomTrailing.y)
    addCorner(Point(x: right, y: bottom), to: Point(x: right - radii.bottomTrailing.x, y: bottom))
    addLine(toX: x + radii.bottomLeading.x, y: bottom)
    addCorner(Point(x: x, y: bottom), to: Point(x: x, y: bottom - radii.bottomLeading.y))
    addLine(toX: x, y: y + radii.topLeading.y)
    addCorner(Point(x: x, y: y), to: Point(x: x + radii.topLeading.x, y: y))
    closeSubpath()
  }

  /// Draws a quarter of an ellipse around a corner.
  private mutating func addCorner(_ corner: Point, to end: Point) {
    guard let last, last != end else { return }
    let share = 0.5523
    addCurve(
      to: end, control1: last.toward(corner, by: share), control2: end.toward(corner, by: share))
  }

  /// How far the corners of a rectangle are rounded, in points both ways.
  package struct CornerRadii: Equatable, Sendable {
    package var topLeading = Point(x: 0, y: 0)
    package var bottomLeading = Point(x: 0, y: 0)
    package var bottomTrailing = Point(x: 0, y: 0)
    package var topTrailing = Point(x: 0, y: 0)

    package init() {}

    /// All four by the same.
    package init(x: Double, y: Double) {
      topLeading = Point(x: x, y: y)
      (bottomLeading, bottomTrailing, topTrailing) = (topLeading, topLeading, topLeading)
    }

    fileprivate func fitted(width: Double, height: Double) -> CornerRadii {
      func fitted(_ point: Point) -> Point {
        Point(x: max(0, min(point.x, width / 2)), y: max(0, min(point.y, height / 2)))
      }
      var radii = self
      radii.topLeading = fitted(topLeading)
      radii.bottomLeading = fitted(bottomLeading)
      radii.bottomTrailing = fitted(bottomTrailing)
      radii.topTrailing = fitted(topTrailing)
      return radii
    }
  }

  /// Draws an ellipse, clockwise from its right.
  public mutating func addEllipse(x: Double, y: Double, width: Double, height: Double) {
    for step in 0...64 {
      let angle = Double(step) / 32 * .pi
      let point = Point(
        x: x + width / 2 * (1 + cos(angle)), y: y + height / 2 * (1 + sin(angle)))
      if step == 0 { move(toX: point.x, y: point.y) } else { addLine(toX: point.x, y: point.y) }
    }
  }

  /// The edge of a form of a size in points.
  package init(_ form: ShapeForm, width: Double, height: Double) {
    self.init()
    switch form {
    case .rectangle(let radius):
      addRect(
        x: 0, y: 0, width: width, height: height, radii: CornerRadii(x: radius, y: radius))
    case .capsule:
      let radius = min(width, height) / 2
      addRect(
        x: 0, y: 0, width: width, height: height, radii: CornerRadii(x: radius, y: radius))
    case .circle:
      let length = min(width, height)
      addEllipse(
        x: (width - length) / 2, y: (height - length) / 2, width: length, height: length)
    case .ellipse: addEllipse(x: 0, y: 0, width: width, height: height)
    case .path(let form): self = form.make(width, height)
    }
  }
}

nonisolated extension Path {
  /// Whether a point lies within: whether lines run around it, or where it is asked so, whether an odd number of edges lies
  /// around it.
  package func contains(_ point: Point, isEvenOdd: Bool = false) -> Bool {
    var turns = 0
    var crossings = 0
    for line in lines {
      guard var before = line.last else { continue }
      for corner in line {
        if (corner.y > point.y) != (before.y > point.y) {
          let share = (point.y - corner.y) / (before.y - corner.y)
          if point.x < corner.x + share * (before.x - corner.x) {
            crossings += 1
            turns += corner.y > before.y ? 1 : -1
          }
        }
        before = corner
      }
    }
    return isEvenOdd ? crossings % 2 == 1 : turns != 0
  }

  /// How far a point is from the nearest line.
  func distance(from point: Point) -> Double {
    var least = Double.infinity
    for line in lines {
      for (start, end) in zip(line, line.dropFirst()) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        let along = (point.x - start.x) * dx + (point.y - start.y) * dy
        let share = length > 0 ? max(0, min(1, along / length)) : 0
        least = min(least, point.distance(to: start.toward(end, by: share)))
      }
    }
    return least
  }
}

nonisolated extension Path {
  /// The path with its points elsewhere.
  package func mapped(_ place: (Point) -> Point) -> Path {
    var path = self
    path.lines = lines.map { $0.map(place) }
    return path
  }

  /// The corners of the least block around the path; nil where there is nothing in it.
  package var bounds: (first: Point, last: Point)? {
    let points = lines.joined()
    guard let first = points.first else { return nil }
    return points.reduce(into: (first, first)) { bounds, point in
      bounds.0 = Point(x: min(bounds.0.x, point.x), y: min(bounds.0.y, point.y))
      bounds.1 = Point(x: max(bounds.1.x, point.x), y: max(bounds.1.y, point.y))
    }
  }

  /// What a line along the path covers: a block for each of its straight parts, and a disc around each point.
  package func stroked(width: Double) -> Path {
    var path = Path()
    for line in lines {
      for (start, end) in zip(line, line.dropFirst()) {
        let length = start.distance(to: end)
        guard length > 0 else { continue }
        let x = (start.y - end.y) / length * width / 2
        let y = (end.x - start.x) / length * width / 2
        path.lines.append([
          Point(x: start.x - x, y: start.y - y), Point(x: end.x - x, y: end.y - y),
          Point(x: end.x + x, y: end.y + y), Point(x: start.x + x, y: start.y + y),
        ])
      }
      for point in line.dropFirst().dropLast() {
        path.addEllipse(
          x: point.x - width / 2, y: point.y - width / 2, width: width, height: width)
      }
    }
    return path
  }

  /// The path with all its parts drawn clockwise, so that together they are all that lies in one of them.
  package var clockwise: Path {
    var path = self
    path.lines = lines.map { line in
      guard var before = line.last else { return line }
      var area = 0.0
      for corner in line {
        area += before.x * corner.y - corner.x * before.y
        before = corner
      }
      return area < 0 ? line.reversed() : line
    }
    return path
  }
}
