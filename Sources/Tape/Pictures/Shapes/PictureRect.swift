import Cells

/// A block of one colour, in pixels.
struct PictureRect: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }

  /// The block as a piece of a path's `d`.
  var path: String {
    "M\(x.inPicture) \(y.inPicture)h\(width.inPicture)v\(height.inPicture)h\((-width).inPicture)z"
  }

  /// The same area in fewer blocks: neighbours in a row become one, and then equal ones below each other, so that
  /// no seam can show between them.
  static func merged(_ rects: [PictureRect]) -> [PictureRect] {
    let rows = rects.sorted { ($0.y, $0.height, $0.x) < ($1.y, $1.height, $1.x) }
    let wide = rows.reduce(into: [PictureRect]()) { merged, rect in
      guard let last = merged.last, last.y == rect.y, last.height == rect.height,
        rect.x <= last.maxX
      else { return merged.append(rect) }
      merged[merged.count - 1].width = max(last.maxX, rect.maxX) - last.x
    }
    let columns = wide.sorted { ($0.x, $0.width, $0.y) < ($1.x, $1.width, $1.y) }
    let all = columns.reduce(into: [PictureRect]()) { merged, rect in
      guard let last = merged.last, last.x == rect.x, last.width == rect.width,
        rect.y <= last.maxY
      else { return merged.append(rect) }
      merged[merged.count - 1].height = max(last.maxY, rect.maxY) - last.y
    }
    return all.sorted { ($0.y, $0.x, $0.height) < ($1.y, $1.x, $1.height) }
  }
}

extension Double {
  /// The number as pictures write it: up to three decimals, whatever the locale.
  var inPicture: String {
    let thousandths = Int((self * 1000).rounded())
    let (whole, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var decimals = String(String(1000 + rest).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole == 0 ? "" : "\(whole)").\(decimals)"
  }
}

/// A cell's position in a picture, in pixels from the top left corner of the grid. Both sides are odd, so that a
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
