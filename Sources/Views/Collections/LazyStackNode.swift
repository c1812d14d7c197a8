import Cells

/// A lazy stack in a scroll view: as high as its rows are likely to be, of which those are made that the scroll view asks
/// for.
final class LazyStackNode: Node {
  private(set) var table: RowTable
  /// Where it was painted in the content; nil where it was not.
  private(set) var origin: Point?
  private(set) var width = 0
  private let context: ResolveContext
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let state: LazyStackState
  /// Makes the rows for a width, where they are lines of cells.
  private var makeRows: ((Int) -> RowList)?
  private var rowWidth: Int?
  private weak var scope: LazyScope?
  private let part: FocusScope
  private var made: [Int: LazyRow] = [:]
  private var shown: [(index: Int, row: LazyRow)] = []

  /// Rows of a stack that are all measured where its height is asked for.
  private static let few = 20

  init(
    rows: RowList, context: ResolveContext, alignment: HorizontalAlignment, spacing: Int,
    state: LazyStackState, scope: LazyScope
  ) {
    table = RowTable(rows)
    self.context = context
    self.alignment = alignment
    self.spacing = spacing
    self.state = state
    self.scope = scope
    part = context.scope.part()
  }

  /// A stack of lines, each of as many cells as there is room for.
  convenience init(
    makeRows: @escaping (_ width: Int) -> RowList, context: ResolveContext, spacing: Int,
    state: LazyStackState, scope: LazyScope
  ) {
    self.init(
      rows: RowList(), context: context, alignment: .leading, spacing: spacing, state: state,
      scope: scope)
    self.makeRows = makeRows
  }

  private func prepareRows(_ width: Int) {
    guard let makeRows, rowWidth != width else { return }
    rowWidth = width
    table = RowTable(makeRows(width))
    (made, shown) = ([:], [])
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    guard axis == .vertical else {
      return Lengths(min: 1, ideal: ListLayout.idealSize.width, max: .max)
    }
    // Another width is not the one that the rows are laid out at.
    if let across, state.width == 0 || state.width == across {
      prepareRows(across)
      state.prepare(table, width: across, spacing: spacing)
      width = across
      if table.count <= Self.few {
        for index in 0..<table.count where !state.heights.isMeasured(index) { measure(index) }
      }
    }
    return .fixed(height)
  }

  func layout(_ proposal: Proposal) -> Placement {
    guard scope?.isActive == true, let width = proposal.width else { return layoutAll(proposal) }
    self.width = width
    prepareRows(width)
    state.prepare(table, width: width, spacing: spacing)
    return Placement(size: Size(width: width, height: height)) { [self] painter, origin in
      guard !painter.isProbing else {
        self.origin = origin
        return
      }
      for (index, row) in shown { paint(row, &painter, origin.moved(y: start(of: index))) }
    }
  }

  /// Makes all rows: there is room for them, or they decide how wide the stack is.
  private func layoutAll(_ proposal: Proposal) -> Placement {
    prepareRows(proposal.width ?? ListLayout.idealSize.width)
    let rows = (0..<table.count).map { ($0, row($0)) }
    show(rows)
    let stack = StackNode(
      axis: .vertical, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .top),
      children: rows.flatMap(\.1.nodes))
    return FrameNode(
      content: stack,
      width: FrameNode.Bounds(
        minimum: nil, ideal: nil, maximum: Double.infinity, along: .horizontal),
      height: .free, alignment: Alignment(horizontal: alignment, vertical: .center)
    ).layout(proposal)
  }

  private func paint(_ row: LazyRow, _ painter: inout Painter, _ origin: Point) {
    let placement = placement(of: row)
    let x = alignment.offset(placement.size.width, in: width)
    placement.paint(&painter, origin.moved(x: x))
  }
}

extension LazyStackNode {
  /// The lines of all rows, as far as they are known.
  var height: Int { table.count > 0 ? max(0, state.heights.total - spacing) : 0 }

  /// The line of the stack that a row starts on.
  func start(of index: Int) -> Int { state.heights.start(of: index) }

  /// The last row that starts on a line or before it.
  func index(at line: Int) -> Int { state.heights.index(at: max(0, line)) }

  /// The lines of a row, without the empty ones after it.
  func lines(of index: Int) -> Int { placement(of: row(index)).size.height }

  /// The row with an id, looked for first near a number; where it is gone, the one that took its place.
  func index(of id: AnyHashable?, near hint: Int) -> Int? {
    guard table.count > 0 else { return nil }
    let nearest = max(0, min(hint, table.count - 1))
    guard let id, table.key(at: nearest).id != id else { return nearest }
    return table.index(of: RowKey(place: nil, id: id), near: nearest) ?? nearest
  }

  /// The row with an id; nil where there is none.
  func index(of id: AnyHashable) -> Int? {
    table.index(scrollingTo: id, near: shown.first?.index ?? 0)
  }

  /// Records how high a row is.
  func measure(_ index: Int) {
    if state.heights.measure(extent(of: index), at: index) { scope?.isStale = true }
  }

  /// Measures the rows on some lines of the stack.
  func measure(_ lines: Range<Int>) {
    for index in rows(on: lines, extent: extent) { measure(index) }
  }

  /// Measures the rows on some lines before a row.
  func measure(_ lines: Int, before index: Int) {
    var (rest, index) = (lines, index)
    while rest > 0, index > 0 {
      index -= 1
      measure(index)
      rest -= extent(of: index)
    }
  }

  /// Takes the rows on some lines into the frame, and the one that has the focus, wherever it is.
  func show(_ lines: Range<Int>, focused: FocusID?) {
    var indexes = Array(rows(on: lines) { self.start(of: $0 + 1) - self.start(of: $0) })
    if let row = state.row(with: focused), !indexes.contains(row) {
      indexes.insert(row, at: row < indexes.first ?? 0 ? 0 : indexes.count)
    }
    show(indexes.map { ($0, row($0)) })
  }

  /// The rows of the frame on some lines that have an id, with the lines of each that are there.
  func shownRows(on lines: Range<Int>) -> [(id: AnyHashable, lines: Range<Int>)] {
    shown.compactMap { index, row in
      guard let id = table.key(at: index).id else { return nil }
      let start = start(of: index)
      let seen = (lines.lowerBound - start..<lines.upperBound - start)
        .clamped(to: 0..<placement(of: row).size.height)
      return seen.isEmpty ? nil : (id, seen)
    }
  }

  /// Forgets where it was painted.
  func forgetOrigin() { origin = nil }

  private func rows(on lines: Range<Int>, extent: (Int) -> Int) -> Range<Int> {
    guard table.count > 0, lines.upperBound > 0, lines.lowerBound < height else { return 0..<0 }
    let first = index(at: lines.lowerBound)
    var (end, y) = (first, start(of: first))
    while end < table.count, y < lines.upperBound {
      y += extent(end)
      end += 1
    }
    return first..<end
  }

  private func row(_ index: Int) -> LazyRow {
    if let row = made[index] { return row }
    let row = LazyRow(table[index], in: context)
    made[index] = row
    return row
  }

  private func placement(of row: LazyRow) -> Placement {
    row.placement(width: width, spacing: spacing, alignment: alignment)
  }

  /// A row that shows nothing has no empty lines after it.
  private func extent(of index: Int) -> Int {
    let row = row(index)
    return row.nodes.isEmpty ? 0 : placement(of: row).size.height + spacing
  }

  /// Lets rows have keys and effects; those that are made without being shown, or no longer shown, go.
  private func show(_ rows: [(index: Int, row: LazyRow)]) {
    shown = rows
    for (_, row) in rows where !row.isTaken {
      row.isTaken = true
      part.add(row.scope)
      context.frame.add(row.asked)
    }
    let places = Set(rows.flatMap { $0.row.places.map(ObjectIdentifier.init) })
    for place in made.values.flatMap(\.places) + state.places
    where !places.contains(ObjectIdentifier(place)) {
      place.clear(in: context.frame)
    }
    state.remember(rows, in: table)
  }
}
