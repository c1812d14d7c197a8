import Cells

/// A cell's place in a picture, in pixels from the top left corner of the grid. Both sides are odd, so that a
/// line of one pixel through the middle is crisp.
struct CellBox: Sendable {
  static let width = 9.0
  static let height = 19.0
  static let fontSize = 15
  /// Chinese, Japanese and Korean signs fill their two cells better at this size.
  static let ideographSize = 16
  /// From the top of a cell to the line that letters stand on.
  static let baseline = 14.0

  let x: Double
  let y: Double

  init(_ point: Point) {
    x = Double(point.x) * Self.width
    y = Double(point.y) * Self.height
  }

  var centerX: Double { x + Self.width / 2 }
  var centerY: Double { y + Self.height / 2 }

  /// A part of the cell, from its own corner on.
  func part(_ left: Double, _ top: Double, _ width: Double, _ height: Double) -> PictureRect {
    PictureRect(x: x + left, y: y + top, width: width, height: height)
  }
}
