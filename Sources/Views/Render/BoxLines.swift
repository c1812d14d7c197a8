/// The glyphs that a box is drawn with.
struct BoxLines {
  let horizontal: String
  let vertical: String
  let topLeft: String
  let topRight: String
  let bottomLeft: String
  let bottomRight: String

  private init(_ sides: (String, String), _ corners: (String, String, String, String)) {
    (horizontal, vertical) = sides
    (topLeft, topRight, bottomLeft, bottomRight) = corners
  }

  static let rounded = BoxLines(("─", "│"), ("╭", "╮", "╰", "╯"))

  /// The lines for the edge of a form; there are no thick round corners.
  init(isRound: Bool, isThick: Bool, isDashed: Bool) {
    let sides =
      switch (isThick, isDashed) {
      case (false, false): ("─", "│")
      case (false, true): ("╌", "╎")
      case (true, false): ("━", "┃")
      case (true, true): ("╍", "╏")
      }
    let corners =
      isThick
      ? ("┏", "┓", "┗", "┛") : isRound ? ("╭", "╮", "╰", "╯") : ("┌", "┐", "└", "┘")
    self.init(sides, corners)
  }
}
