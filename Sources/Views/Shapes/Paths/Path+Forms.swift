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
  init(_ form: ShapeForm, width: Double, height: Double) {
    self.init()
    switch form {
    case .rectangle, .capsule: addRect(x: 0, y: 0, width: width, height: height)
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
  /// Whether a point lies within.
  func contains(_ point: Point) -> Bool {
    var isInside = false
    for line in lines {
      guard var before = line.last else { continue }
      for corner in line {
        if (corner.y > point.y) != (before.y > point.y) {
          let share = (point.y - corner.y) / (before.y - corner.y)
          if point.x < corner.x + share * (before.x - corner.x) { isInside.toggle() }
        }
        before = corner
      }
    }
    return isInside
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
