/// How many lines each row of a lazy stack takes with the empty lines after it: those that were measured exactly, all
/// others as the mean of these. A sum costs few steps, however many rows there are.
struct RowHeights {
  private let count: Int
  /// Negative where a row was not measured.
  private var heights: [Int32]
  /// The lines of the measured rows, and their number, as Fenwick trees.
  private var lines: [Int]
  private var rows: [Int32]
  private var measured = (lines: 0, rows: 0)
  private let guess: Double

  /// - Parameter guess: The lines of a row while none was measured.
  init(count: Int, guess: Double) {
    self.count = count
    self.guess = guess
    heights = [Int32](repeating: -1, count: count)
    lines = [Int](repeating: 0, count: count + 1)
    rows = [Int32](repeating: 0, count: count + 1)
  }

  /// The lines of a row that was not measured.
  var mean: Double {
    measured.rows > 0 ? Double(measured.lines) / Double(measured.rows) : guess
  }

  /// The lines of all rows.
  var total: Int { start(of: count) }

  /// The line that a row starts on.
  func start(of index: Int) -> Int {
    var (sum, known) = (0, 0)
    var node = index
    while node > 0 {
      sum += lines[node]
      known += Int(rows[node])
      node &= node - 1
    }
    return sum + Int((mean * Double(index - known)).rounded())
  }

  /// The last row that starts on a line or before it.
  func index(at line: Int) -> Int {
    var range = 0..<count
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range =
        start(of: middle) <= line ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  func isMeasured(_ index: Int) -> Bool { heights[index] >= 0 }

  /// Records the lines of a row. Returns whether that was not known.
  mutating func measure(_ height: Int, at index: Int) -> Bool {
    let before = Int(heights[index])
    guard height != before else { return false }
    heights[index] = Int32(clamping: height)
    let change = (lines: height - max(0, before), rows: before < 0 ? 1 : 0)
    measured = (measured.lines + change.lines, measured.rows + change.rows)
    var node = index + 1
    while node <= count {
      lines[node] += change.lines
      rows[node] += Int32(change.rows)
      node += node & -node
    }
    return true
  }
}
