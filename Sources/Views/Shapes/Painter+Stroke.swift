import Cells

extension Painter {
  /// Draws the edge of a form: straight sides as lines, a round one in dots. Writing stays as it is.
  mutating func stroke(
    _ outline: ShapeOutline, _ strokeStyle: StrokeStyle, at origin: Point, _ paint: ShapePaint
  ) {
    guard case .style(let resolved) = paint.flat, strokeStyle.lineWidth > 0 else { return }
    let style = Style(foreground: resolved.foreground, attributes: resolved.attributes)
    let room = Rect(origin: origin, size: outline.size)
    if outline.size.width == 1 || outline.size.height == 1, !outline.isPath {
      return strokeRow(outline.form, room, style)
    }
    switch outline.form {
    case .rectangle, .capsule:
      let lines = BoxLines(
        isRound: outline.form != .rectangle(cornerRadius: 0), isThick: strokeStyle.lineWidth >= 4,
        isDashed: !strokeStyle.dash.isEmpty)
      self.outline(room, lines: lines, style: style)
    case .circle, .ellipse, .path: strokeRound(outline, strokeStyle.lineWidth, in: room, style)
    }
  }

  private mutating func strokeRow(_ form: ShapeForm, _ room: Rect, _ style: Style) {
    let end = room.origin.moved(x: room.size.width - 1)
    if room.size.width <= 2 || room.size.height > 1 {
      let middle = room.origin.aligned(Size(width: 1, height: 1), in: room.size, .center)
      putWhereEmpty(form == .rectangle(cornerRadius: 0) ? "▯" : "○", at: middle, style: style)
      return
    }
    switch form {
    case .circle:
      let middle = room.origin.aligned(Size(width: 1, height: 1), in: room.size, .center)
      putWhereEmpty("○", at: middle, style: style)
    case .rectangle(cornerRadius: 0):
      putWhereEmpty("[", at: room.origin, style: style)
      putWhereEmpty("]", at: end, style: style)
    case .rectangle, .capsule, .ellipse, .path:
      putWhereEmpty("(", at: room.origin, style: style)
      putWhereEmpty(")", at: end, style: style)
    }
  }

  /// Draws a ring of the dots of Braille, eight in a cell, four points apart.
  private mutating func strokeRound(
    _ outline: ShapeOutline, _ width: Double, in room: Rect, _ style: Style
  ) {
    let visible = clip.intersection(room)
    guard !visible.isEmpty else { return }
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let dots = outline.dots(column: x - room.minX, row: y - room.minY, within: max(4, width))
        guard dots > 0, let glyph = Unicode.Scalar(0x2800 + (dots | dotsBeneath(x, y))) else {
          continue
        }
        putWhereEmpty(String(glyph), at: Point(x: x, y: y), style: style)
      }
    }
  }
}

extension Painter {
  /// The dots of Braille in a cell, as those of another ring.
  fileprivate func dotsBeneath(_ x: Int, _ y: Int) -> UInt32 {
    guard let scalar = buffer[x, y].onlyScalar, (0x2800...0x28FF).contains(scalar.value) else {
      return 0
    }
    return scalar.value - 0x2800
  }
}

nonisolated extension ShapeOutline {
  fileprivate var isPath: Bool { if case .path = form { true } else { false } }

  /// The dots of a cell that lie inside the edge, and no deeper than so many points, as Braille counts them.
  fileprivate func dots(column: Int, row: Int, within width: Double) -> UInt32 {
    let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    var dots: UInt32 = 0
    for (dx, line) in bits.enumerated() {
      for (dy, bit) in line.enumerated() {
        let x = Double(column) * Metrics.pointsPerColumn + Double(dx) * 4 + 2
        let y = Double(row) * Metrics.pointsPerRow + Double(dy) * 4 + 2
        if isOnEdge(x: x, y: y, width: width) { dots |= bit }
      }
    }
    return dots
  }
}
