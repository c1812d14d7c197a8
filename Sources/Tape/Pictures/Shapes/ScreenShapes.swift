import Cells

/// All of a screen that is not text: what is behind it, lines, blocks and dots, and the text cursor.
struct ScreenShapes: Sendable {
  private(set) var grounds = ColoredShapes<PictureRect>()
  private(set) var solids = ColoredShapes<PictureRect>()
  private(set) var curves = ColoredShapes<String>()
  private(set) var cursor: PictureRect?

  init(_ snapshot: Snapshot, palette: PicturePalette) {
    let buffer = snapshot.buffer
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width {
        let cell = buffer[x, y]
        if cell == .blank { continue }
        add(cell, CellLook(cell.style, palette: palette), at: Point(x: x, y: y), palette)
      }
    }
    guard let point = snapshot.cursor, buffer.bounds.contains(point) else { return }
    let columns = Double(max(1, buffer[point.x, point.y].columns))
    cursor = CellBox(point).part(
      0.75, 0.75, CellBox.width * columns - 1.5, CellBox.height - 1.5)
  }

  private mutating func add(
    _ cell: Cell, _ look: CellLook, at point: Point, _ palette: PicturePalette
  ) {
    let box = CellBox(point)
    if look.ground != palette.ground {
      grounds.add([box.part(0, 0, CellBox.width, CellBox.height)], look.ground)
    }
    if look.isUnderlined {
      solids.add([box.part(0, CellBox.baseline + 2, CellBox.width, 1)], look.ink.color)
    }
    if look.isStruck {
      solids.add([box.part(0, CellBox.baseline - 4, CellBox.width, 1)], look.ink.color)
    }
    guard let shape = cell.onlyScalar.flatMap({ SignShape($0, at: point) }) else { return }
    let color = look.ink.color.blended(100 - shape.strength, towards: look.ground)
    solids.add(shape.rects, color)
    curves.add(shape.path.isEmpty ? [] : [shape.path], color)
  }

  /// The shapes as elements of an SVG, from the back to the front.
  func elements(cursorColor: PictureColor) -> [String] {
    let crisp = (grounds.all + solids.all).map { color, rects in
      let path = PictureRect.merged(rects).map(\.path).joined()
      return "<path fill=\"\(color.hex)\" shape-rendering=\"crispEdges\" d=\"\(path)\"/>"
    }
    let smooth = curves.all.map { "<path fill=\"\($0.hex)\" d=\"\($1.joined())\"/>" }
    let outline = cursor.map {
      "<path fill=\"none\" stroke=\"\(cursorColor.hex)\" stroke-width=\"1.5\" d=\"\($0.path)\"/>"
    }
    return crisp + smooth + (outline.map { [$0] } ?? [])
  }
}

/// Shapes by their colour, in the order in which the colours came up, so that every picture of a screen is the same.
struct ColoredShapes<Shape: Sendable>: Sendable {
  private(set) var all: [(color: PictureColor, shapes: [Shape])] = []
  private var indices: [PictureColor: Int] = [:]

  mutating func add(_ shapes: [Shape], _ color: PictureColor) {
    guard !shapes.isEmpty else { return }
    let index = indices[color] ?? all.count
    if index == all.count {
      indices[color] = index
      all.append((color, []))
    }
    all[index].shapes += shapes
  }
}
