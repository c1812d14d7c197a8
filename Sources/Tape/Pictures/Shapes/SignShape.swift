import Cells

/// A sign that is drawn instead of being left to a font, so that its lines meet whatever the font.
struct SignShape {
  /// Solid blocks with crisp edges.
  let rects: [PictureRect]
  /// What is not upright or not on whole pixels, as a path's `d`; empty where there is nothing.
  let path: String
  /// How much of the ink shows, in percent.
  let strength: Int

  /// - Returns: nil for signs that are letters of a font.
  init?(_ scalar: Unicode.Scalar, at point: Point) {
    let box = CellBox(point)
    guard (0x2500...0x259F).contains(scalar.value) || (0x2800...0x28FF).contains(scalar.value)
    else { return nil }
    let block = BlockElement(scalar)
    rects = BoxArms(scalar).map { BoxLines($0, in: box).rects } ?? block?.rects(in: box) ?? []
    path =
      BoxDashes(scalar)?.rects(in: box).map(\.path).joined()
      ?? BoxCurves.path(scalar, in: box) ?? BraillePattern(scalar)?.path(in: box) ?? ""
    strength = block?.strength ?? 100
  }
}

/// Draws U+2580–259F: parts of a cell, in eighths and quarters, and the shades.
private struct BlockElement {
  /// How much of the ink a shade lets through, in percent; 100 for all that is solid.
  let strength: Int
  private let parts: [(left: Double, top: Double, width: Double, height: Double)]

  /// - Returns: nil for all other signs.
  init?(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    strength = (0x2591...0x2593).contains(value) ? 25 * Int(value - 0x2590) : 100
    switch value {
    case 0x2580: parts = [(0, 0, 1, 0.5)]
    case 0x2581...0x2588:
      let height = Double(value - 0x2580) / 8
      parts = [(0, 1 - height, 1, height)]
    case 0x2589...0x258F: parts = [(0, 0, Double(0x2590 - value) / 8, 1)]
    case 0x2590: parts = [(0.5, 0, 0.5, 1)]
    case 0x2591...0x2593: parts = [(0, 0, 1, 1)]
    case 0x2594: parts = [(0, 0, 1, 0.125)]
    case 0x2595: parts = [(0.875, 0, 0.125, 1)]
    case 0x2596...0x259F:
      let corners = Self.quadrants[Int(value - 0x2596)]
      parts = zip(corners, [(0, 0), (0.5, 0), (0, 0.5), (0.5, 0.5)])
        .compactMap { $0 == "#" ? ($1.0, $1.1, 0.5, 0.5) : nil }
    default: return nil
    }
  }

  /// The quarters that each sign fills: upper left, upper right, lower left, lower right.
  private static let quadrants = [
    "..#.", "...#", "#...", "#.##", "#..#", "###.", "##.#", ".#..", ".##.", ".###",
  ]

  func rects(in box: CellBox) -> [PictureRect] {
    parts.map {
      box.part(
        $0.left * CellBox.width, $0.top * CellBox.height, $0.width * CellBox.width,
        $0.height * CellBox.height)
    }
  }
}

/// Draws U+2800–28FF, which spinners and charts are made of, as dots that stay on one raster from cell to cell.
struct BraillePattern {
  private let bits: UInt32

  /// - Returns: nil for all other signs.
  init?(_ scalar: Unicode.Scalar) {
    guard (0x2800...0x28FF).contains(scalar.value) else { return nil }
    bits = scalar.value - 0x2800
  }

  /// Column and row of the dot that each bit stands for, as Unicode orders them.
  private static let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]

  /// The dots as circles in a path's `d`; empty for the pattern without any.
  func path(in box: CellBox) -> String {
    let radius = 1.4
    return Self.places.enumerated().filter { bits >> UInt32($0.offset) & 1 == 1 }.map { _, place in
      let x = box.x + CellBox.width * (Double(place.0) * 2 + 1) / 4
      let y = box.y + CellBox.height * (Double(place.1) * 2 + 1) / 8
      let arc = "a\(radius.inPicture) \(radius.inPicture) 0 1 0"
      return "M\((x - radius).inPicture) \(y.inPicture)\(arc) \((radius * 2).inPicture) 0"
        + "\(arc) \((-radius * 2).inPicture) 0z"
    }.joined()
  }
}
