import Cells

/// A list as it is painted, with its marks: `▌` for the row with the cursor or the selected one, which
/// is reversed while the list has the focus; `›` for a row with the cursor that is not selected; `✓` for
/// the rows of a selection of several.
struct ListPicture {
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
      bar.paint(&painter, origin.moved(x: size.width - 1), style: style)
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
    respond(&painter, in: block) { event in
      guard event.action == .press else { return false }
      control.click(row.index, controls: row.row.controls)
      if let id = control.table.key(at: row.index).id {
        node.context.environment.rowClick?(id)
      }
      return true
    }
    row.row.placement.paint(&painter, origin.moved(x: node.gutter))
    // A control of the row takes the click, but it moves the cursor all the same.
    respond(&painter, in: block, focuses: false) { event in
      if event.action == .press { control.choose(pointedAt: row.index) }
      return false
    }
    mark(row, &painter, block)
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
    guard isFocused, isCursor, sign == "▌" else { return }
    let rest = Size(width: block.size.width - 1, height: block.size.height)
    painter.restyle(Rect(origin: block.origin.moved(x: 1), size: rest)) {
      $0.attributes.insert(.reverse)
    }
  }
}
