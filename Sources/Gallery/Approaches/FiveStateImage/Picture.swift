import TerminalUI

/// A picture of square pixels, row by row from the top.
struct Picture {
  let title: String
  let rows: [[Color]]

  var width: Int { rows.first?.count ?? 0 }
  var height: Int { rows.count }

  /// A sunset over the sea, painted by arithmetic.
  static var sunset: Picture {
    let width = 44
    let height = 28
    let rows = (0..<height).map { y in
      (0..<width).map { x in pixel(x: x, y: y) }
    }
    return Picture(title: "Sunset", rows: rows)
  }

  private static let horizon = 19
  private static let sun = (x: 27, y: 14)
  private static let sky = [
    Color(red: 0.37, green: 0.00, blue: 0.53), Color(red: 0.53, green: 0.00, blue: 0.53),
    Color(red: 0.69, green: 0.37, blue: 0.53), Color(red: 0.84, green: 0.37, blue: 0.37),
    Color(red: 1.00, green: 0.53, blue: 0.37), Color(red: 1.00, green: 0.69, blue: 0.37),
    Color(red: 1.00, green: 0.84, blue: 0.53),
  ]
  private static let sea = [
    Color(red: 0.37, green: 0.37, blue: 0.69), Color(red: 0.37, green: 0.37, blue: 0.53),
    Color(red: 0.00, green: 0.37, blue: 0.53), Color(red: 0.00, green: 0.00, blue: 0.53),
    Color(red: 0.00, green: 0.00, blue: 0.37),
  ]

  private static func pixel(x: Int, y: Int) -> Color {
    if y >= horizon {
      return isGlint(x: x, y: y)
        ? Color(red: 1, green: 0.69, blue: 0.37) : sea[(y - horizon) * sea.count / 9]
    }
    if isHill(x: x, y: y) { return Color(red: 0, green: 0, blue: 0.37) }
    return isSun(x: x, y: y)
      ? Color(red: 1, green: 1, blue: 0.69) : sky[y * sky.count / horizon]
  }

  private static func isSun(x: Int, y: Int) -> Bool {
    let (dx, dy) = (x - sun.x, y - sun.y)
    return dx * dx + dy * dy < 40
  }

  private static func isHill(x: Int, y: Int) -> Bool {
    y > 11 + abs(x - 6) / 2 || y > 15 + abs(x - 40) / 2
  }

  /// The light of the sun on the water: waves that are shorter the nearer they come.
  private static func isGlint(x: Int, y: Int) -> Bool {
    let depth = y - horizon
    return depth % 3 != 1 && abs(x - sun.x) <= 6 - depth / 2 + depth % 3
  }
}
