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
