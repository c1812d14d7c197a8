import Cells

/// Draws the lines of a box sign so that they end exactly at the edges of their cell, where those of its neighbours begin.
struct BoxLines {
  /// Half the distance between the two lines of a double one.
  private static let gap = 1.0

  private let arms: BoxArms
  private let box: CellBox

  init(_ arms: BoxArms, in box: CellBox) {
    self.arms = arms
    self.box = box
  }

  var rects: [PictureRect] {
    BoxArms.Side.allCases.flatMap { side -> [PictureRect] in
      let (near, far) = side.across
      switch arms[side] {
      case .none: return []
      case .light, .heavy:
        return [rect(side, offset: 0, thickness: thickness(side), reach: singleReach(side))]
      case .double:
        return [
          rect(side, offset: -Self.gap, thickness: 1, reach: doubleReach(side, near, far)),
          rect(side, offset: Self.gap, thickness: 1, reach: doubleReach(side, far, near)),
        ]
      }
    }
  }

  /// How far a single line goes beyond the middle: to where it has crossed whatever it meets there.
  private func singleReach(_ side: BoxArms.Side) -> Double {
    let (near, far) = side.across
    let doubles = [near, far].count { arms[$0] == .double }
    if doubles > 0, arms[side.opposite] == .none {
      return doubles == 2 ? 0.5 - Self.gap : 0.5 + Self.gap
    }
    return max(1, thickness(near), thickness(far)) / 2
  }

  /// How far one line of a double one goes beyond the middle. It turns off where its own side is double too.
  private func doubleReach(_ side: BoxArms.Side, _ own: BoxArms.Side, _ other: BoxArms.Side)
    -> Double
  {
    if arms[own] == .double { return 0.5 - Self.gap }
    let isCorner = arms[own] == .none && arms[side.opposite] == .none
    return isCorner && arms[other] == .double ? 0.5 + Self.gap : 0.5
  }

  private func thickness(_ side: BoxArms.Side) -> Double {
    switch arms[side] {
    case .none: 0
    case .light, .double: 1
    case .heavy: 3
    }
  }

  private func rect(_ side: BoxArms.Side, offset: Double, thickness: Double, reach: Double)
    -> PictureRect
  {
    let length = (side.isHorizontal ? CellBox.width : CellBox.height) / 2 + reach
    let top = CellBox.height / 2 + offset - thickness / 2
    let left = CellBox.width / 2 + offset - thickness / 2
    switch side {
    case .left: return box.part(0, top, length, thickness)
    case .right: return box.part(CellBox.width - length, top, length, thickness)
    case .up: return box.part(left, 0, thickness, length)
    case .down: return box.part(left, CellBox.height - length, thickness, length)
    }
  }
}

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
