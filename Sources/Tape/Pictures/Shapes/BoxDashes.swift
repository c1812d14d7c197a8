/// Draws the dashed lines of U+2500–257F. Half a gap is left at either end, so that cells in a row are evenly dashed.
struct BoxDashes {
  private let count: Int
  private let isHeavy: Bool
  private let isHorizontal: Bool

  /// - Returns: nil for all other signs.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x2504...0x2507: count = 3
    case 0x2508...0x250B: count = 4
    case 0x254C...0x254F: count = 2
    default: return nil
    }
    isHeavy = scalar.value & 1 == 1
    isHorizontal = scalar.value & 2 == 0
  }

  func rects(in box: CellBox) -> [PictureRect] {
    let length = isHorizontal ? CellBox.width : CellBox.height
    let thickness = isHeavy ? 3.0 : 1.0
    let period = length / Double(count)
    let gap = isHorizontal ? 1.0 : 2.0
    return (0..<count).map { index in
      let start = Double(index) * period + gap / 2
      return isHorizontal
        ? box.part(start, (CellBox.height - thickness) / 2, period - gap, thickness)
        : box.part((CellBox.width - thickness) / 2, start, thickness, period - gap)
    }
  }
}
