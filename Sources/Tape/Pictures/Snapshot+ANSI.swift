import Cells

extension Snapshot {
  /// The rows as a terminal shows them when it is told their text and their styles and nothing else; blank
  /// ends are trimmed. Each row is right by itself, so that a pager can begin anywhere.
  public var ansi: String {
    (0..<buffer.size.height).map(ansiRow).joined(separator: "\n")
  }

  private func ansiRow(_ y: Int) -> String {
    let end = (0..<buffer.size.width).last { buffer[$0, y] != .blank }.map { $0 + 1 } ?? 0
    var row = ""
    var style = Style.plain
    for x in 0..<end where !buffer[x, y].isRightHalf {
      let cell = buffer[x, y]
      row += cell.style.sgr(after: style) + buffer.text(of: cell)
      style = cell.style
    }
    return row + Style.plain.sgr(after: style)
  }
}
