import Cells

/// What differs between a golden and a screen, by what they mean: which letter stands for which style does
/// not count.
public struct GoldenDifference: Equatable, Sendable {
  /// The rows that differ in text or in style, from 0 at the top; none where the sizes differ or the
  /// golden is damaged.
  public let rows: [Int]
  private let lines: [String]

  /// Compares the text of a golden with a screen; nil when they are the same.
  public init?(kept: String, screen: CellBuffer) {
    let grid: GoldenGrid
    do throws(GoldenGrid.Damage) {
      grid = try GoldenGrid(kept)
    } catch {
      let advice = "restore it, or --bless the screen"
      self.init(lines: ["  damaged at line \(error.line): \(error.message); \(advice)"])
      return
    }
    guard grid.size == screen.size else {
      self.init(lines: ["  size - \(grid.size.label) / + \(screen.size.label)"])
      return
    }
    let changes = RowChange.all(from: grid, to: screen)
    if changes.isEmpty { return nil }
    let rows: [Int] = changes.map(\.row).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    self.init(rows: rows, lines: Self.report(changes, rows: rows))
  }

  private init(rows: [Int] = [], lines: [String]) {
    self.rows = rows
    self.lines = lines
  }
}

extension GoldenDifference: CustomStringConvertible {
  /// The report for the user: a pair of lines for each thing that differs, in up to 20 rows.
  public var description: String { lines.joined(separator: "\n") }
}

extension GoldenDifference {
  private static let rowLimit = 20

  private static func report(_ changes: [RowChange], rows: [Int]) -> [String] {
    let shown = rows.prefix(rowLimit)
    let changes = changes.filter { $0.row <= shown.last ?? 0 }
    let width = (changes.map(\.label.count).max() ?? 0) + 2
    var lines: [String] = []
    for change in changes {
      var label = "  " + change.label + spaces(width - change.label.count)
      for pair in change.pairs {
        lines.append("\(label)- \(pair.kept)")
        label = spaces(width + 2)
        lines.append("\(label)+ \(pair.now)")
      }
    }
    let more = rows.count - shown.count
    return more == 0 ? lines : lines + ["  … and \(more) more row\(more == 1 ? "" : "s")"]
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension Size {
  /// As goldens write it and are named by it.
  var label: String { "\(width)x\(height)" }
}

/// What differs in one row of a golden: its text, or its styles.
private struct RowChange {
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
    let cells = (0..<screen.size.width).map { x in
      (x: x, kept: grid.styles(x: x, y: y), now: screen[x, y].style.description)
    }
    return cells.filter { !$0.kept.contains($0.now) }
      .stretches { $0.x + 1 == $1.x && $0.kept == $1.kept && $0.now == $1.now }
      .map { cells in
        let (first, last) = (cells[0], cells[cells.count - 1])
        let columns = cells.count == 1 ? "column \(first.x)" : "columns \(first.x)–\(last.x)"
        return ("\(columns) \(first.kept.joined(separator: ", or "))", first.now)
      }
  }
}
