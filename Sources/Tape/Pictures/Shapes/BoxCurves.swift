/// Draws what of U+2500–257F is not straight: rounded corners and diagonals, each as the outline of an area.
enum BoxCurves {
  /// The outline as a path's `d`; nil for all other signs.
  static func path(_ scalar: Unicode.Scalar, in box: CellBox) -> String? {
    switch scalar.value {
    case 0x256D: corner(box, isLeft: true, isTop: true)
    case 0x256E: corner(box, isLeft: false, isTop: true)
    case 0x256F: corner(box, isLeft: false, isTop: false)
    case 0x2570: corner(box, isLeft: true, isTop: false)
    case 0x2571: rising(box)
    case 0x2572: falling(box)
    case 0x2573: rising(box) + falling(box)
    default: nil
    }
  }

  /// A quarter of a ring from the middle of one side, then a straight piece to the edge above or below.
  private static func corner(_ box: CellBox, isLeft: Bool, isTop: Bool) -> String {
    let aside = isLeft ? 1.0 : -1.0
    let along = isTop ? 1.0 : -1.0
    let radius = CellBox.width / 2
    let side = (box.centerX + aside * CellBox.width / 2).inPicture
    let end = (box.centerY + along * CellBox.height / 2).inPicture
    let bend = (box.centerY + along * radius).inPicture
    let outer = (x: box.centerX - aside / 2, y: box.centerY - along / 2)
    let inner = (x: box.centerX + aside / 2, y: box.centerY + along / 2)
    let turn = isLeft == isTop ? 0 : 1
    let wide = "A\((radius + 0.5).inPicture) \((radius + 0.5).inPicture) 0 0 \(turn)"
    let narrow = "A\((radius - 0.5).inPicture) \((radius - 0.5).inPicture) 0 0 \(1 - turn)"
    return "M\(side) \(outer.y.inPicture)\(wide) \(outer.x.inPicture) \(bend)V\(end)"
      + "H\(inner.x.inPicture)V\(bend)\(narrow) \(side) \(inner.y.inPicture)z"
  }

  private static func rising(_ box: CellBox) -> String {
    slanted(box, top: box.x + CellBox.width, bottom: box.x)
  }

  private static func falling(_ box: CellBox) -> String {
    slanted(box, top: box.x, bottom: box.x + CellBox.width)
  }

  private static func slanted(_ box: CellBox, top: Double, bottom: Double) -> String {
    let half = 0.6
    let lower = (box.y + CellBox.height).inPicture
    return "M\((top - half).inPicture) \(box.y.inPicture)H\((top + half).inPicture)"
      + "L\((bottom + half).inPicture) \(lower)H\((bottom - half).inPicture)z"
  }
}
