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
