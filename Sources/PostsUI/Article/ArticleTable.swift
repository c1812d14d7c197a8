import Cells
import Feeds

/// A table laid out for a width: its cells in columns, or, where these would be too narrow, each row as a record of
/// `Header: value` lines.
struct ArticleTable: Equatable {
  enum Row: Equatable {
    case caption([Article.Run])
    case cells([Cell], isHeader: Bool)
    /// - Parameter isFirst: Whether no other record is above it.
    case record([Field], isFirst: Bool)
  }

  struct Cell: Equatable {
    let cell: Article.Table.Cell
    /// Of its column, or of all that it covers.
    let columns: Int
  }

  struct Field: Equatable {
    let name: [Article.Run]
    let value: [Article.Run]
  }

  private(set) var rows: [Row] = []

  /// Columns between two cells, and to the left of all.
  static let gap = 2
  /// A column that is narrower breaks its words.
  private static let narrowest = 8

  init(_ table: Article.Table, columns: Int) {
    if !table.caption.isEmpty { rows.append(.caption(table.caption)) }
    let grid = TableGrid(table)
    if let widths = grid.widths(in: columns - Self.gap, narrowest: Self.narrowest, gap: Self.gap) {
      rows += grid.rows.map { row in
        .cells(
          row.map { slot in
            let covered = widths[grid.covered(by: slot)]
            return Cell(
              cell: slot.cell ?? Article.Table.Cell(),
              columns: covered.reduce(0, +) + (covered.count - 1) * Self.gap)
          },
          isHeader: row.contains { $0.cell != nil } && row.allSatisfy { $0.cell?.isHeader ?? true })
      }
    } else {
      rows += grid.records
    }
  }
}

/// The cells of a table by their columns.
struct TableGrid {
  struct Slot {
    /// Nil below a cell that covers several rows.
    let cell: Article.Table.Cell?
    let column: Int
  }

  private(set) var rows: [[Slot]] = []
  private(set) var count = 0

  /// Longer words, such as addresses, may be broken in a column.
  private static let longestWord = 20
  /// More columns are shown as records.
  private static let maximumColumns = 30

  init(_ table: Article.Table) {
    /// The rows that a cell above still covers, by column; of the columns that are shown beside one another.
    var covered = [Int](repeating: 0, count: Self.maximumColumns)
    for row in table.rows {
      var slots: [Slot] = []
      var column = 0
      func skipCovered() {
        while column < covered.count, covered[column] > 0 {
          covered[column] -= 1
          slots.append(Slot(cell: nil, column: column))
          column += 1
        }
      }
      for cell in row {
        skipCovered()
        slots.append(Slot(cell: cell, column: column))
        // A cell may say that it covers more columns than there are.
        count = max(count, column + 1)
        let end = column + min(cell.columns, max(1, Self.maximumColumns + 1 - column))
        for index in column..<max(column, min(end, covered.count)) {
          covered[index] = cell.rows - 1
        }
        column = end
      }
      skipCovered()
      rows.append(slots)
    }
    // Below a cell that covers more columns than there are, nothing is left empty.
    rows = rows.map { row in row.filter { $0.column < count } }
  }

  /// The widths of the columns in a room; nil where they would be too narrow.
  func widths(in room: Int, narrowest: Int, gap: Int) -> [Int]? {
    guard count > 0, count <= Self.maximumColumns else { return nil }
    var widths = [Int](repeating: 1, count: count)
    var words = [Int](repeating: narrowest, count: count)
    for row in rows {
      for slot in row {
        guard let cell = slot.cell, covered(by: slot).count == 1 else { continue }
        widths[slot.column] = max(widths[slot.column], cell.runs.columns)
        words[slot.column] = max(words[slot.column], cell.runs.longestWord)
      }
    }
    var left = room - gap * (count - 1)
    widths = widened(widths, by: room, to: Self.longestWord, gap: gap)
    let free = left - widths.reduce(0, +)
    guard free < 0 else { return widened(widths, by: free, to: room, gap: gap) }
    // Those that need less than an equal share get what they need, and the others share the rest.
    var rest = Array(widths.indices)
    while let share = rest.isEmpty ? nil : left / rest.count,
      let index = rest.first(where: { widths[$0] <= share })
    {
      left -= widths[index]
      rest.removeAll { $0 == index }
    }
    for (position, index) in rest.enumerated() {
      let share = left / (rest.count - position)
      guard share >= min(words[index], Self.longestWord) else { return nil }
      widths[index] = share
      left -= share
    }
    return widths
  }

  /// The columns of a cell, which may say that it covers more than there are.
  func covered(by slot: Slot) -> Range<Int> {
    slot.column..<min(slot.column + (slot.cell?.columns ?? 1), count)
  }

  /// Widens columns evenly for the cells that cover several, out of the room that is free.
  ///
  /// - Parameter limit: How wide such a cell is made at most.
  private func widened(_ columns: [Int], by room: Int, to limit: Int, gap: Int) -> [Int] {
    var (widths, free) = (columns, room)
    for slot in rows.joined() where free > 0 {
      let covered = covered(by: slot)
      guard let cell = slot.cell, covered.count > 1 else { continue }
      let width = widths[covered].reduce(0, +) + gap * (covered.count - 1)
      let missing = min(max(0, min(cell.runs.columns, limit) - width), free)
      for (place, index) in covered.enumerated() {
        widths[index] += (missing + place) / covered.count
      }
      free -= missing
    }
    return widths
  }

  /// Each row but that of the heads as its fields, named by these.
  var records: [ArticleTable.Row] {
    let heads = rows.first.flatMap { row in
      row.allSatisfy { $0.cell?.isHeader ?? true } && rows.count > 1 ? row : nil
    }
    let names = Dictionary(
      (heads ?? []).map { ($0.column, $0.cell?.runs ?? []) },
      uniquingKeysWith: { first, _ in first })
    let body = heads == nil ? rows[...] : rows.dropFirst()
    let filled = Set(body.joined().filter { $0.cell?.runs.isEmpty == false }.map(\.column))
    // The heads of columns that hold nothing are in the first one.
    var unfilled = (heads ?? []).compactMap { head -> ArticleTable.Field? in
      guard let name = head.cell?.runs, !name.isEmpty, !filled.contains(head.column) else {
        return nil
      }
      return ArticleTable.Field(name: name, value: [])
    }
    var records: [ArticleTable.Row] = []
    for row in body {
      let fields = row.compactMap { slot -> ArticleTable.Field? in
        guard let cell = slot.cell, !cell.runs.isEmpty else { return nil }
        return ArticleTable.Field(name: names[slot.column] ?? [], value: cell.runs)
      }
      guard !fields.isEmpty else { continue }
      records.append(.record(fields + unfilled, isFirst: records.isEmpty))
      unfilled = []
    }
    return records
  }
}

extension [Article.Run] {
  /// The columns of the longest line.
  fileprivate var columns: Int {
    let drawn = drawn
    // Most cells are: a table of thousands of rows is measured before it is shown.
    if drawn.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return drawn.utf8.count }
    return drawn.split(separator: "\n").reduce(0) { Swift.max($0, String($1).columns) }
  }

  /// The columns of the longest word.
  fileprivate var longestWord: Int {
    let drawn = drawn
    if drawn.utf8.allSatisfy({ $0 < 0x80 }) {
      return drawn.utf8.split { $0 <= 0x20 }.reduce(0) { Swift.max($0, $1.count) }
    }
    return drawn.split(whereSeparator: \.isWhitespace).reduce(0) { longest, word in
      // Wide characters may be parted anywhere.
      word.utf8.allSatisfy { $0 < 0x80 } ? Swift.max(longest, word.utf8.count) : longest
    }
  }

  /// The text as it is drawn, with the signs around code.
  private var drawn: String {
    if count == 1, !self[0].style.contains(.code) { return self[0].text }
    return map { $0.style.contains(.code) ? "`\($0.text)`" : $0.text }.joined()
  }
}
