import Cells

/// A list that is laid out: restores its scroll position, makes the rows that are visible, and no other.
final class ListNode: Node {
  let control: ListControl
  /// What the rows inherit.
  let context: ResolveContext
  let id: FocusID
  private(set) var width = 0
  private let state: ListState
  private let part: FocusScope
  private var made: [Int: ListRow] = [:]

  private var table: RowTable { control.table }

  /// Columns for the marks beside a row.
  var gutter: Int { marks + (hasDeleteSigns ? 2 : 0) }
  /// Columns for what says which rows are selected.
  fileprivate var marks: Int {
    if case .many = control.selection { 3 } else { 2 }
  }
  /// Whether a sign before each row that can be taken out does that.
  private let hasDeleteSigns: Bool
  /// What lies behind every other row.
  fileprivate let otherRowColor: CellColor?
  /// Columns for the scroll bar with a gap before it.
  private static let bar = 2
  /// The most rows that are made to find one that is to have the focus.
  private static let searched = 200

  init(rows: RowList, context: ResolveContext, selection: ListSelection, state: ListState) {
    self.context = context
    let table = RowTable(rows)
    let isEditing = context.environment.editMode?.wrappedValue.isEditing ?? false
    hasDeleteSigns = isEditing && table.hasDeletes
    otherRowColor = context.environment.otherRowColor
    control = ListControl(
      table: table, state: state, selection: selection,
      isEnabled: context.environment.isEnabled, takesCounts: context.environment.takesCounts,
      isEditing: isEditing, open: context.environment.openRow, invalidate: context.frame.invalidate)
    id = FocusID(node: context.node)
    self.state = state
    state.control = control
    if control.table.count > 0 {
      var list = context
      list.shareFocus(by: state.focus)
      list.takeFocus(isMoving: true) { state.control?.press($0) ?? .ignored }
    }
    part = context.scope.part()
    part.home = id
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    Lengths(min: 1, ideal: ListLayout.idealSize[axis], max: .max)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let size = proposal.size(or: ListLayout.idealSize)
    guard table.count > 0, size.height > 0 else {
      show([])
      return Placement(size: size) { _, _ in }
    }
    width = max(1, size.width - Self.bar)
    if let row = state.sought(context.scope.missingRequests, find: requestedRow),
      row != control.cursor()
    {
      control.choose(row)
    }
    state.showEntered()
    let cursor = control.cursor()
    state.settle(in: table, cursor: cursor, size: size)
    state.takeWanted(in: table)
    let spacing = context.environment.listRowSpacing
    let layout = ListLayout(
      count: table.count, height: size.height, state: state, cursor: cursor,
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
      table[index], in: context, entry: state.entry, width: width, gutter: gutter,
      hasCursor: index == state.cursor)
    made[index] = row
    return row
  }

  /// The row of a short list in which something is to have the focus, those on the screen first.
  private func requestedRow() -> Int? {
    guard table.count <= Self.searched else { return nil }
    return (state.visible.clamped(to: 0..<table.count) + Array(0..<table.count)).first {
      let row = row($0)
      return row.role == .row && row.isFocusRequested
    }
  }

  /// Takes the rows that are on the screen into the frame, and returns which has the cursor.
  private func settled(_ layout: ListLayout, _ cursor: Int?) -> Int? {
    var shown = Set(layout.lines.map(\.index))
    // The focus stays in the row that it is in, though the wheel has scrolled away from it.
    if let cursor, state.shown.isStop { shown.insert(cursor) }
    let rows = shown.sorted().map { ($0, row($0)) }
    show(rows.map(\.1))
    let wanted = rows.first { $0.1.role == .row && $0.1.isFocusRequested }?.0
    if let wanted, wanted != cursor { control.choose(wanted) }
    let cursor = wanted ?? cursor
    for (index, row) in rows { row.setStops(isCursor: index == cursor) }
    var seen = ListState.Shown()
    if let cursor {
      seen.key = table.key(at: cursor)
      // Of a row that is above the edge, the empty lines after it may be on the screen.
      seen.lines = layout.lines.first { $0.index == cursor }
        .map { $0.y..<$0.y + max(1, row($0.index).placement.size.height) }
        .flatMap { $0.upperBound > 0 ? $0 : nil }
    }
    (state.focus.places, state.focus.change) = ([], nil)
    if let row = rows.first(where: { $0.0 == cursor })?.1 {
      // The bodies of views that are rows are asked before there are rows.
      let around = row.place.ancestors(below: context.node)
      state.focus.places = row.focusedPlaces + around.map { FocusID(node: $0) }
      state.focus.change = row.focusedValues
      seen.controls = row.controls
      seen.isStop = ([row.scope] + row.traits.actions).contains { !$0.members.isEmpty }
      seen.traits = row.traits
    }
    state.fields = rows.filter { $0.1.isField }.map(\.0)
    state.remember(layout, anchorKey: table.key(at: layout.first), shown: seen)
    return cursor
  }

  /// Lets rows have keys and effects; those that are made without being shown, or no longer shown, go.
  private func show(_ rows: [ListRow]) {
    for row in rows {
      part.add(row.scope)
      for actions in row.traits.actions { part.add(actions) }
      context.frame.add(row.asked)
    }
    let shown = Set(rows.map { ObjectIdentifier($0.place) })
    let all = made.values.map(\.place) + state.rowNodes
    for place in all where !shown.contains(ObjectIdentifier(place)) {
      place.clear(in: context.frame)
    }
    state.rowNodes = rows.map(\.place)
  }

  private func placement(_ size: Size, _ layout: ListLayout, cursor: Int?) -> Placement {
    let renderer = ListRenderer(
      node: self, size: size, cursor: cursor,
      rows: layout.lines.map { line in
        ListRenderer.Row(
          index: line.index, y: line.y, row: row(line.index),
          isSelected: control.selection.contains(table.key(at: line.index).id))
      },
      bar: ScrollBar(
        length: size.height, total: layout.count, visible: layout.whole.count,
        first: layout.whole.lowerBound))
    return Placement(size: size, paint: renderer.paint)
  }
}

/// A list as it is painted, with its marks: `▌` for the row with the cursor or the selected one, which
/// is reversed while the list has the focus; `›` for a row with the cursor that is not selected; `✓` for
/// the rows of a selection of several.
private struct ListRenderer {
  struct Row {
    let index: Int
    let y: Int
    let row: ListRow
    let isSelected: Bool
  }

  let node: ListNode
  let size: Size
  let cursor: Int?
  let rows: [Row]
  let bar: ScrollBar

  private var style: Style { node.context.environment.style }

  func paint(_ painter: inout Painter, at origin: Point) {
    painter.clipped(to: Rect(origin: origin, size: size)) { painter in
      respond(&painter, in: Rect(origin: origin, size: size)) { node.control.point($0) }
      for row in rows { paint(row, &painter, origin.moved(y: row.y)) }
      bar.paint(
        &painter, origin.moved(x: size.width - 1), isFocused: painter.focused == node.id,
        in: node.context.environment)
    }
  }

  private func paint(_ row: Row, _ painter: inout Painter, _ origin: Point) {
    guard row.row.role == .row else {
      let indent = row.row.role == .header ? 0 : node.gutter
      return row.row.placement.paint(&painter, origin.moved(x: indent))
    }
    let control = node.control
    let height = max(1, row.row.placement.size.height)
    let block = Rect(origin: origin, size: Size(width: node.width, height: height))
    if !row.index.isMultiple(of: 2), let color = node.otherRowColor {
      painter.restyle(block) { $0.background = color }
    }
    if let background = row.row.background {
      painter.clipped(to: block) { background.paint(&$0, background.centered(in: block)) }
    }
    respond(&painter, in: block) { event in
      guard event.action == .press else { return false }
      control.click(row.index, controls: row.row.controls)
      if let id = control.table.key(at: row.index).id {
        node.context.environment.rowClick?(id)
      }
      return true
    }
    row.row.placement.paint(&painter, origin.moved(x: node.gutter))
    // A control of the row takes the click, but it still moves the cursor.
    respond(&painter, in: block, focuses: false) { event in
      if event.action == .press { control.choose(pointedAt: row.index) }
      return false
    }
    if control.isEditing { edit(row, &painter, block) }
    mark(row, &painter, block)
  }

  /// Draws the sign that takes a row out; elsewhere a click on a row of a selection of several selects it.
  private func edit(_ row: Row, _ painter: inout Painter, _ block: Rect) {
    let control = node.control
    if case .many = control.selection, control.isEnabled {
      respond(&painter, in: block) { event in
        guard event.action == .press else { return false }
        control.choose(row.index)
        control.click(row.index, controls: [])
        return true
      }
    }
    guard let delete = control.deletion(of: row.index, row.row.traits) else { return }
    let place = block.origin.moved(x: node.marks)
    painter.put(
      node.context.environment.symbolSet == .ascii ? "-" : "⊖", at: place,
      style: style.adding(.bold))
    respond(&painter, in: Rect(origin: place, size: Size(width: 1, height: 1))) { event in
      guard event.action == .press else { return false }
      delete()
      control.invalidate()
      return true
    }
  }

  /// A list that is disabled can still be scrolled.
  private func respond(
    _ painter: inout Painter, in block: Rect, focuses: Bool = true,
    _ action: @escaping (MouseEvent) -> Bool
  ) {
    let environment = node.context.environment
    let isMovable = environment.isEnabled || environment.isWaiting
    painter.respond(in: block, focus: focuses ? node.id : nil) { event, _ in
      (isMovable || event.action != .press) && action(event)
    }
  }

  private func mark(_ row: Row, _ painter: inout Painter, _ block: Rect) {
    let isFocused = painter.focused == node.id
    let isCursor = row.index == cursor
    var sign: String?
    switch node.control.selection {
    case .none: sign = isCursor ? "▌" : nil
    case .one: sign = row.isSelected ? "▌" : isCursor && isFocused ? "›" : nil
    case .many:
      sign = isCursor ? "▌" : nil
      if row.isSelected {
        painter.put("✓", at: block.origin.moved(x: 1), style: style.adding(.bold))
      }
    }
    guard let sign else { return }
    for y in 0..<(sign == "›" ? 1 : block.size.height) {
      painter.put(sign, at: block.origin.moved(y: y), style: style.adding(.bold))
    }
    guard sign == "▌" else { return }
    let rest = Size(width: block.size.width - 1, height: block.size.height)
    let styles = node.context.environment.libraryStyles
    let change = isFocused && isCursor ? styles.selection : styles.idleSelection
    painter.restyle(Rect(origin: block.origin.moved(x: 1), size: rest)) {
      // One even bar: a colour, or a heavier letter, would be a hole in what is reversed.
      let isEven = change.attributes.contains(.reverse)
      let kept = $0.attributes.intersection([.italic, .underline, .strikethrough])
      $0 = change.applied(to: isEven ? Style(attributes: kept) : $0)
    }
  }
}
