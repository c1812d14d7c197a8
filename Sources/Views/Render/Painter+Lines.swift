import Cells

extension Painter {
  /// Draws a line to the right or downwards.
  mutating func rule(_ axis: Axis, at origin: Point, length: Int, style: Style) {
    rule(axis == .horizontal ? "─" : "│", axis, at: origin, length: length) {
      painter, glyph, place in
      painter.put(glyph, at: place, style: style)
    }
  }

  /// Draws a box of lines; nothing where it is too small to be one.
  mutating func box(_ rect: Rect, lines: BoxLines = .rounded, style: Style) {
    box(rect, lines: lines) { $0.put($1, at: $2, style: style) }
  }

  /// Draws a box of lines around what is there: where a line would cross writing, it has a gap.
  mutating func outline(_ rect: Rect, lines: BoxLines, style: Style) {
    box(rect, lines: lines) { $0.spare($1, at: $2, style: style) }
  }

  /// Draws a glyph where nothing is written.
  mutating func spare(_ glyph: String, at point: Point, style: Style) {
    guard clip.contains(point), !buffer[point.x, point.y].isWriting else { return }
    put(glyph, at: point, style: style)
  }
}

extension Painter {
  private typealias Draw = (inout Painter, String, Point) -> Void

  private mutating func rule(
    _ glyph: String, _ axis: Axis, at origin: Point, length: Int, _ draw: Draw
  ) {
    let line = clip.intersection(Rect(origin: origin, size: axis.size(length, across: 1)))
    guard !line.isEmpty else { return }
    for y in line.minY..<line.maxY {
      for x in line.minX..<line.maxX { draw(&self, glyph, Point(x: x, y: y)) }
    }
  }

  private mutating func box(_ rect: Rect, lines: BoxLines, _ draw: Draw) {
    guard rect.size.width >= 2, rect.size.height >= 2 else { return }
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    let width = rect.size.width - 2
    let height = rect.size.height - 2
    let inner = rect.origin.moved(x: 1, y: 1)
    rule(lines.horizontal, .horizontal, at: inner.moved(y: -1), length: width, draw)
    rule(lines.horizontal, .horizontal, at: Point(x: inner.x, y: bottom), length: width, draw)
    rule(lines.vertical, .vertical, at: inner.moved(x: -1), length: height, draw)
    rule(lines.vertical, .vertical, at: Point(x: right, y: inner.y), length: height, draw)
    draw(&self, lines.topLeft, rect.origin)
    draw(&self, lines.topRight, Point(x: right, y: rect.minY))
    draw(&self, lines.bottomLeft, Point(x: rect.minX, y: bottom))
    draw(&self, lines.bottomRight, Point(x: right, y: bottom))
  }
}

extension Cell {
  /// Whether there is something to read here: neither empty nor a part of a drawing.
  fileprivate var isWriting: Bool {
    guard let scalar = onlyScalar else { return true }
    let drawings: [ClosedRange<UInt32>] = [0x20...0x20, 0x2500...0x25FF, 0x2800...0x28FF]
    return !drawings.contains { $0.contains(scalar.value) }
  }
}
