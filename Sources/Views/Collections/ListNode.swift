import Cells

/// A list that is laid out: finds its place again, makes the rows that are visible, and no other.
final class ListNode: Node {
  let control: ListControl
  /// What the rows inherit.
  let context: ResolveContext
  let id: FocusID
  private(set) var width = 0
  private let place: ListPlace
  private let part: FocusScope
  private var made: [Int: ListRow] = [:]

  private var table: RowTable { control.table }

  /// Columns for the marks beside a row.
  var gutter: Int {
    if case .many = control.selection { 3 } else { 2 }
  }
  /// Columns for the scroll bar with a gap before it.
  private static let bar = 2

  init(rows: RowList, context: ResolveContext, selection: ListSelection, place: ListPlace) {
    self.context = context
    control = ListControl(
      table: RowTable(rows), place: place, selection: selection,
      isEnabled: context.environment.isEnabled, invalidate: context.frame.invalidate)
    id = FocusID(node: context.node)
    self.place = place
    place.control = control
    if control.table.count > 0 {
      context.takeFocus(isMoving: true) { place.control?.press($0) ?? .ignored }
    }
    part = context.scope.part()
    part.home = id
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    Lengths(min: 1, ideal: ListLayout.idealSize[axis], max: .max)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let size = Size(
      width: proposal.width ?? ListLayout.idealSize.width,
      height: proposal.height ?? ListLayout.idealSize.height)
    guard table.count > 0, size.height > 0 else {
      show([])
      return Placement(size: size) { _, _ in }
    }
    width = max(1, size.width - Self.bar)
    let cursor = control.cursor()
    place.settle(in: table, cursor: cursor, size: size)
    let spacing = context.environment.listRowSpacing
    let layout = ListLayout(
      count: table.count, height: size.height, place: place, cursor: cursor,
      around: cursor.map(table.surroundings) ?? 0..<0,
      gap: { [table] in table.endsSection(at: $0) ? max(1, spacing) : spacing },
      rowHeight: { self.row($0).placement.size.height })
    if let landing = layout.landing, let row = table.nearestRow(to: landing) { control.choose(row) }
    return placement(size, layout, cursor: settled(layout, control.cursor()))
  }
}

extension ListNode {
  private func row(_ index: Int) -> ListRow {
    if let row = made[index] { return row }
    let row = ListRow(
      table[index], in: context, entry: place.entry, width: width, gutter: gutter,
      hasCursor: index == place.cursor)
    made[index] = row
    return row
  }

  /// Takes the rows that are on the screen into the frame, and answers which has the cursor.
  private func settled(_ layout: ListLayout, _ cursor: Int?) -> Int? {
    var shown = Set(layout.lines.map(\.index))
    // The focus stays in the row that it is in, though the wheel has scrolled away from it.
    if let cursor, place.shown.isStop { shown.insert(cursor) }
    let rows = shown.sorted().map { ($0, row($0)) }
    show(rows.map(\.1))
    let wanted = rows.first { $0.1.role == .row && $0.1.isFocusRequested }?.0
    if let wanted, wanted != cursor { control.choose(wanted) }
    let cursor = wanted ?? cursor
    for (index, row) in rows { row.setStops(isCursor: index == cursor) }
    var seen = ListPlace.Shown()
    if let cursor {
      seen.key = table.key(at: cursor)
      // Of a row that is above the edge, the empty lines after it may be on the screen.
      seen.lines = layout.lines.first { $0.index == cursor }
        .map { $0.y..<$0.y + max(1, row($0.index).placement.size.height) }
        .flatMap { $0.upperBound > 0 ? $0 : nil }
    }
    if let row = rows.first(where: { $0.0 == cursor })?.1 {
      seen.controls = row.controls
      seen.isStop = ([row.scope] + row.traits.actions).contains { !$0.members.isEmpty }
      seen.traits = row.traits
    }
    place.remember(layout, anchorKey: table.key(at: layout.first), shown: seen)
    return cursor
  }

  /// Lets rows have keys and effects; those that are made without being shown, or no longer shown, go.
  private func show(_ rows: [ListRow]) {
    for row in rows {
      part.add(row.scope)
      for actions in row.traits.actions { part.add(actions) }
      context.frame.take(row.asked)
    }
    let shown = Set(rows.map { ObjectIdentifier($0.place) })
    let all = made.values.map(\.place) + place.rowPlaces
    for place in all where !shown.contains(ObjectIdentifier(place)) {
      place.clear(in: context.frame)
    }
    place.rowPlaces = rows.map(\.place)
  }

  private func placement(_ size: Size, _ layout: ListLayout, cursor: Int?) -> Placement {
    let picture = ListPicture(
      node: self, size: size, cursor: cursor,
      rows: layout.lines.map { line in
        ListPicture.Row(
          index: line.index, y: line.y, row: row(line.index),
          isSelected: control.selection.contains(table.key(at: line.index).id))
      },
      bar: ScrollBar(
        length: size.height, total: layout.count, visible: layout.whole.count,
        first: layout.whole.lowerBound))
    return Placement(size: size, paint: picture.paint)
  }
}
