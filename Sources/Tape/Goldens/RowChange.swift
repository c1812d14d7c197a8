import Cells

/// What differs in one row of a golden: its text, or its styles.
struct RowChange {
  let row: Int
  private let plane: String
  /// What was kept, and what is on the screen now.
  private(set) var pairs: [(kept: String, now: String)]

  /// What stands before the first pair.
  var label: String { "row \(row) \(plane)" }

  /// All that differs between two screens of one size, top to bottom.
  static func all(from grid: GoldenGrid, to screen: CellBuffer) -> [RowChange] {
    zip(grid.rows, screen.lines).enumerated().flatMap { y, text in
      let styles = stylePairs(y, grid, screen)
      let isSameText = text.0 == text.1
      return
        (isSameText
        ? [] : [RowChange(row: y, plane: "text ", pairs: [("\"\(text.0)\"", "\"\(text.1)\"")])])
        + (styles.isEmpty ? [] : [RowChange(row: y, plane: "style", pairs: styles)])
    }
  }

  /// The stretches of a row in each of which one style has become one other.
  private static func stylePairs(
    _ y: Int, _ grid: GoldenGrid, _ screen: CellBuffer
  ) -> [(kept: String, now: String)] {
    var stretches: [(columns: ClosedRange<Int>, kept: [String], now: String)] = []
    for x in 0..<screen.size.width {
      let kept = grid.styles(x: x, y: y)
      let now = screen[x, y].style.description
      if kept.contains(now) { continue }
      if let last = stretches.last, last.columns.upperBound == x - 1, last.kept == kept,
        last.now == now
      {
        stretches[stretches.count - 1].columns = last.columns.lowerBound...x
      } else {
        stretches.append((x...x, kept, now))
      }
    }
    return stretches.map {
      ("\(words($0.columns)) \($0.kept.joined(separator: ", or "))", $0.now)
    }
  }

  private static func words(_ columns: ClosedRange<Int>) -> String {
    columns.count == 1
      ? "column \(columns.lowerBound)" : "columns \(columns.lowerBound)–\(columns.upperBound)"
  }
}
