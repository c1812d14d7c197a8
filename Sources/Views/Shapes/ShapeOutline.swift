import Cells

/// A form at a size: whether a point lies within, and how far from the edge.
nonisolated struct ShapeOutline {
  let form: ShapeForm
  let size: Size
  /// In points, as all lengths here.
  private let halfWidth: Double
  private let halfHeight: Double
  private let radius: Double
  /// Of a form that is no simple one.
  private let path: Path?
  /// Whether the inside of a path is what an odd number of edges lies around.
  private let isEvenOdd: Bool

  /// The least radius that can be seen: that of one cell.
  private static let leastRadius = 12.0

  init(_ form: ShapeForm, size: Size, isEvenOdd: Bool = false) {
    self.form = form
    self.isEvenOdd = isEvenOdd
    self.size = size
    halfWidth = Double(size.width) * Metrics.pointsPerColumn / 2
    halfHeight = Double(size.height) * Metrics.pointsPerRow / 2
    let longest = min(halfWidth, halfHeight)
    if case .path(let form) = form {
      path = form.make(halfWidth * 2, halfHeight * 2)
    } else {
      path = nil
    }
    switch form {
    case .rectangle(let corner):
      radius = corner > 0 ? min(longest, max(Self.leastRadius, corner)) : 0
    case .capsule: radius = longest
    case .circle, .ellipse, .path: radius = 0
    }
  }

  /// The room that a form takes of what it is offered: a circle is as high as it is wide, as far as cells
  /// go.
  static func size(_ form: ShapeForm, in room: Size) -> Size {
    guard form == .circle else { return room }
    let width = Double(room.width) * Metrics.pointsPerColumn
    let height = Double(room.height) * Metrics.pointsPerRow
    if abs(width - height) < Metrics.pointsPerRow { return room }
    return width > height
      ? Size(width: Metrics.columns(height), height: room.height)
      : Size(width: room.width, height: Metrics.visible(width, along: .vertical))
  }

  /// How deep within the form a point is, in points; negative outside.
  func depth(x: Double, y: Double) -> Double {
    if let path {
      return path.contains(Path.Point(x: x, y: y), isEvenOdd: isEvenOdd) ? 1 : -1
    }
    let x = abs(x - halfWidth)
    let y = abs(y - halfHeight)
    switch form {
    case .rectangle, .capsule:
      let dx = x - halfWidth + radius
      let dy = y - halfHeight + radius
      let beyond = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
      return radius - beyond - min(max(dx, dy), 0)
    case .circle, .ellipse, .path:
      let near = (square(x / halfWidth) + square(y / halfHeight)).squareRoot()
      let slope = (square(x / square(halfWidth)) + square(y / square(halfHeight))).squareRoot()
      return slope > 0 ? near * (1 - near) / slope : min(halfWidth, halfHeight)
    }
  }

  /// Whether a point lies on the edge, drawn as a line of a width; the line of a path has half of it on each side.
  func isOnEdge(x: Double, y: Double, width: Double) -> Bool {
    guard let path else { return (0...width).contains(depth(x: x, y: y)) }
    return path.distance(from: Path.Point(x: x, y: y)) <= width / 2
  }

  /// Which quarters of a cell lie within: upper left 1, upper right 2, lower left 4, lower right 8.
  func quarters(column: Int, row: Int) -> Int {
    let x = Double(column) * Metrics.pointsPerColumn
    let y = Double(row) * Metrics.pointsPerRow
    return (depth(x: x + 2, y: y + 4) > 0 ? 1 : 0) + (depth(x: x + 6, y: y + 4) > 0 ? 2 : 0)
      + (depth(x: x + 2, y: y + 12) > 0 ? 4 : 0) + (depth(x: x + 6, y: y + 12) > 0 ? 8 : 0)
  }

  /// The glyph that shows some quarters of a cell.
  static func glyph(quarters: Int) -> String {
    [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"][quarters]
  }

  private func square(_ value: Double) -> Double { value * value }
}
