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
