import Cells

/// A node of which only what lies within a form is drawn.
struct ClipNode: WrappingNode {
  let content: any Node
  let form: ShapeForm

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    return Placement(size: part.size) { painter, origin in
      let room = Rect(origin: origin, size: part.size)
      painter.clipped(to: room) { painter in
        let corners = painter.corners(of: ShapeOutline(form, size: part.size), in: room)
        part.paint(&painter, origin)
        for corner in corners { painter.cut(corner) }
      }
    }
  }
}

/// A cell that the edge of a form crosses, or that lies outside, and what was there before.
struct ClippedCell {
  let point: Point
  let quarters: Int
  let text: String
  let style: Style
}

extension Painter {
  /// The visible cells of a room that do not lie wholly within a form.
  func corners(of outline: ShapeOutline, in room: Rect) -> [ClippedCell] {
    guard outline.form != .rectangle(cornerRadius: 0) else { return [] }
    var corners: [ClippedCell] = []
    for y in clip.minY..<clip.maxY {
      for x in clip.minX..<clip.maxX {
        let quarters = outline.quarters(column: x - room.minX, row: y - room.minY)
        guard quarters < 15 else { continue }
        let cell = buffer[x, y]
        corners.append(
          ClippedCell(
            point: Point(x: x, y: y), quarters: quarters,
            text: cell.isRightHalf ? " " : buffer.text(of: cell), style: cell.style))
      }
    }
    return corners
  }

  /// Takes away what lies outside: the whole cell, or the empty quarters of a colour. A glyph on the edge
  /// stays, because half of it could not be read.
  mutating func cut(_ cell: ClippedCell) {
    if cell.quarters == 0 { return replace(cell.point, with: cell.text, style: cell.style) }
    let painted = buffer[cell.point.x, cell.point.y]
    guard painted.onlyScalar == " ", painted.style.background != cell.style.background else {
      return
    }
    let style = Style(
      foreground: painted.style.background, background: cell.style.background)
    replace(cell.point, with: ShapeOutline.glyph(quarters: cell.quarters), style: style)
  }
}
