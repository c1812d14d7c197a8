/// What is at the top edge of a scroll view, by what stays there when rows above it are measured.
struct ScrollAnchor {
  /// What the lines are counted from. Stacks are known by their number in the scroll view.
  enum Base {
    case content
    case row(stack: Int, index: Int, id: AnyHashable?)
    case end(stack: Int)
  }

  var base: Base
  var line: Int
  /// The lines that the row took, and the columns of the stack.
  var height = 0
  var width = 0

  /// Whether both are in one row.
  func isInRow(of other: ScrollAnchor) -> Bool {
    guard case .row(let stack, _, let id?) = base, case .row(stack, _, id) = other.base else {
      return false
    }
    return true
  }

  /// The line in the row where it takes so many lines: as far down as it was, at another width in proportion.
  func line(inRowOf lines: Int, width: Int) -> Int {
    if line >= height { return lines + line - height }
    return width == self.width ? min(line, max(0, lines - 1)) : line * lines / height
  }
}
