import Cells

extension String {
  /// The text as wide as a column of a table: cut with `…` where it is longer, filled with blanks where it is shorter.
  func filling(_ width: Int) -> String {
    guard columns > width else { return self + String(repeating: " ", count: width - columns) }
    var cut = ""
    var used = 0
    for character in self {
      let wide = String(character).columns
      guard used + wide < width else { break }
      cut.append(character)
      used += wide
    }
    return width < 1 ? "" : cut + "…" + String(repeating: " ", count: width - used - 1)
  }
}
