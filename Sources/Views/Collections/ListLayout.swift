import Cells

/// Which rows of a list are on the screen, and where: arithmetic alone, so that a list of a million
/// rows costs what its visible rows cost.
struct ListLayout {
  /// A row and the line of the list that it starts on; negative when its start is above the edge.
  struct Line {
    let index: Int
    let y: Int
  }

  static let idealSize = Size(width: 40, height: 10)

  let count: Int
  private let height: Int
  private(set) var first: Int
  /// Lines of the first row that are above the edge; negative before `fill` when it starts below it.
  private(set) var hiddenLines: Int
  private let rowHeight: (Int) -> Int
  private let gap: (Int) -> Int
  private(set) var lines: [Line] = []
  /// The rows that are wholly visible.
  private(set) var whole = 0..<0
  /// The rows next to these that are not, or of which the end that is next to them is not.
  private(set) var unseen = (above: 0, below: 0)
  /// The row that the cursor gets to, where lines would have been left out on its way.
  private(set) var landing: Int?

  /// - Parameters:
  ///   - cursor: The row to bring into view when that is the goal.
  ///   - around: That row and those to be seen with it where there is room.
  ///   - gap: The empty lines after a row.
  ///   - rowHeight: The lines of a row; asked for no row that is not on the screen.
  init(
    count: Int, height: Int, state: ListState, cursor: Int?, around: Range<Int>,
    gap: @escaping (Int) -> Int, rowHeight: @escaping (Int) -> Int
  ) {
    self.count = count
    self.height = height
    self.gap = gap
    self.rowHeight = { max(1, rowHeight($0)) }
    first = state.anchor.index
    hiddenLines = state.anchor.hiddenLines + state.pendingLines
    switch state.goal {
    case .start: (first, hiddenLines) = (0, 0)
    case .end: alignBottom(of: count - 1)
    case .cursor, .page:
      // Where no row was seen yet, it may be on the screen anyway.
      if let cursor, !state.visible.isEmpty { reveal(cursor, around, visible: state.visible) }
    case .row(let row, let part): bring(row, to: part, visible: state.visible)
    case nil: break
    }
    fill()
    if state.goal == .cursor || state.goal == .page, let cursor, !shows(cursor) {
      reveal(cursor, around, visible: whole)
      fill()
    }
    if state.goal == .page { stop(beside: state.unseen) }
  }
}

extension ListLayout {
  /// Puts a row at a part of the height, or at the edge that it lies beyond.
  private mutating func bring(_ index: Int, to part: Double?, visible: Range<Int>) {
    guard let part else {
      if !visible.contains(index) { reveal(index, index..<index + 1, visible: visible) }
      return
    }
    let free = Double(height - rowHeight(index))
    (first, hiddenLines) = (index, -Int((free * part).rounded()))
  }

  /// Puts a row at the edge that it lies beyond, given the rows that are wholly visible now.
  private mutating func reveal(_ index: Int, _ around: Range<Int>, visible: Range<Int>) {
    if visible.isEmpty || index < visible.lowerBound {
      (first, hiddenLines) = (index, 0)
      var length = rowHeight(index)
      while first > around.lowerBound {
        length += rowHeight(first - 1) + gap(first - 1)
        guard length <= height else { return }
        first -= 1
      }
    } else if index >= visible.upperBound {
      alignBottom(of: lastFitting(index, around))
      // A row that is higher than the list starts where the list starts.
      if first >= index { (first, hiddenLines) = (index, 0) }
    }
  }

  /// The last of the rows that follow a row and fit into the list with it.
  private func lastFitting(_ index: Int, _ around: Range<Int>) -> Int {
    var last = index
    var length = rowHeight(index)
    while last + 1 < around.upperBound {
      length += gap(last) + rowHeight(last + 1)
      guard length <= height else { return last }
      last += 1
    }
    return last
  }

  /// Goes back to where those lines come into view that follow what was seen before.
  private mutating func stop(beside unseen: (above: Int, below: Int)) {
    guard let last = lines.last else { return }
    let isEndHidden = last.y + rowHeight(last.index) > height
    if (first, hiddenLines) > (unseen.below, 0) {
      (first, hiddenLines) = (unseen.below, 0)
      fill()
      landing = whole.last ?? first
      return
    }
    // Rows may have gone since they were seen.
    let above = min(unseen.above, count - 1)
    if last.index < above || last.index == above && isEndHidden {
      alignBottom(of: above)
      fill()
      landing = whole.first ?? lines.last?.index
    }
  }

  private func shows(_ index: Int) -> Bool {
    whole.contains(index) || lines.first?.index == index && lines.first?.y == 0
  }

  /// Finds the rows from the anchor on, with no room left empty at either end while rows could fill it.
  private mutating func fill() {
    normalise()
    walk()
    if let last = lines.last, last.index == count - 1, last.y + rowHeight(last.index) < height,
      first > 0 || hiddenLines > 0
    {
      alignBottom(of: count - 1)
      walk()
    }
  }

  /// Makes the first row one that has a line on the screen.
  private mutating func normalise() {
    first = max(0, min(first, count - 1))
    while hiddenLines < 0, first > 0 {
      first -= 1
      hiddenLines += rowHeight(first) + gap(first)
    }
    hiddenLines = max(0, hiddenLines)
    while first < count - 1, hiddenLines >= rowHeight(first) + gap(first) {
      hiddenLines -= rowHeight(first) + gap(first)
      first += 1
    }
  }

  /// Makes a row end where the list ends.
  private mutating func alignBottom(of index: Int) {
    first = index
    var used = rowHeight(index)
    while used < height, first > 0 {
      first -= 1
      used += gap(first) + rowHeight(first)
    }
    hiddenLines = max(0, used - height)
  }

  private mutating func walk() {
    lines = []
    var y = -hiddenLines
    var index = first
    var wholeRows: [Int] = []
    unseen = (above: first - 1, below: first)
    while index < count, y < height {
      let end = y + rowHeight(index)
      lines.append(Line(index: index, y: y))
      if y >= 0, end <= height { wholeRows.append(index) }
      if y < 0 { unseen.above = index }
      if end <= height { unseen.below = index + 1 }
      y = end + gap(index)
      index += 1
    }
    whole = wholeRows.first.map { $0..<$0 + wholeRows.count } ?? first..<first
  }
}
