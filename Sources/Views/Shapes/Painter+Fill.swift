import Cells

extension Painter {
  /// Fills a form; a cell that the edge crosses gets the quarters that lie within.
  mutating func fill(_ outline: ShapeOutline, at origin: Point, _ paint: ShapePaint) {
    let room = Rect(origin: origin, size: outline.size)
    let visible = clip.intersection(room)
    guard !visible.isEmpty else { return }
    if case .style(let style) = paint.flat,
      fillRow(outline, in: room, style)
    {
      return
    }
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let quarters = outline.quarters(column: x - origin.x, row: y - origin.y)
        guard quarters > 0 else { continue }
        let point = Point(x: x, y: y)
        fill(point, quarters, paint.at(point, in: room))
      }
    }
  }

  /// Fills the first column of a block with a glyph that covers a part of a cell.
  mutating func fill(_ rect: Rect, with glyph: String, _ paint: ShapePaint) {
    let style: Style
    switch paint.flat {
    case .none, .covering, .shaded: return
    case .dimming: style = Style.plain.adding(.dim)
    case .ground(let ground): style = Style(foreground: ground.background)
    case .style(let drawn):
      style = Style(foreground: drawn.foreground, attributes: drawn.attributes)
    }
    let visible = clip.intersection(rect)
    guard !visible.isEmpty else { return }
    for y in visible.minY..<visible.maxY {
      put(glyph, at: Point(x: rect.minX, y: y), style: style)
    }
  }

  private mutating func fill(_ point: Point, _ quarters: Int, _ paint: ShapePaint) {
    let cell = Rect(origin: point, size: Size(width: 1, height: 1))
    let isWhole = quarters == 15
    switch paint {
    case .none, .shaded: return
    case .dimming: restyle(cell) { $0.attributes.insert(.dim) }
    case .covering: if isWhole { fill(cell, style: .plain) }
    case .ground(let style):
      if isWhole { return fill(cell, style: style) }
      let edge = Style(foreground: style.background)
      put(ShapeOutline.glyph(quarters: quarters), at: point, style: edge)
    case .style(var style):
      if !isWhole { style.background = .standard }
      put(ShapeOutline.glyph(quarters: quarters), at: point, style: style)
    }
  }

  /// Draws a round form that is a single row high, where quarters cannot show what is round.
  private mutating func fillRow(_ outline: ShapeOutline, in room: Rect, _ style: Style) -> Bool {
    let isNarrow = room.size.width <= 2
    guard room.size.height == 1 || room.size.width == 1 else { return false }
    switch outline.form {
    case .rectangle, .path: return false
    case .circle,
      .ellipse where isNarrow:
      let middle = room.origin.aligned(Size(width: 1, height: 1), in: room.size, .center)
      put("●", at: middle, style: Style(foreground: style.foreground, attributes: style.attributes))
    case .capsule, .ellipse:
      guard !isNarrow else { return false }
      let end = Style(foreground: style.foreground, attributes: style.attributes)
      let inner = Size(width: room.size.width - 2, height: 1)
      fill(
        ShapeOutline(.rectangle(cornerRadius: 0), size: inner), at: room.origin.moved(x: 1),
        .style(style))
      put("▐", at: room.origin, style: end)
      put("▌", at: room.origin.moved(x: room.size.width - 1), style: end)
    }
    return true
  }
}
