/// Draws U+2580–259F: parts of a cell, in eighths and quarters, and the shades.
struct BlockElement {
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
