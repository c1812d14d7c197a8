import Cells

/// A list that is laid out: finds its place again, makes the rows that are visible, and no other.
final class ListNode<Data: RandomAccessCollection, ID: Hashable, Row: View>: Node {
  private let rows: ForEach<Data, ID, Row>
  private let control: ListControl<Data, ID>
  private let context: ResolveContext
  private let links = RowLinks()
  private var made: [Int: Placement] = [:]
  private var rowWidth = 0

  /// Columns for the mark of the selected row, and for the scroll bar with a gap before it.
  private static var gutter: Int { 2 }
  private static var bar: Int { 2 }

  init(
    rows: ForEach<Data, ID, Row>, context: ResolveContext, selection: Binding<ID?>?,
    position: ListPosition<ID>
  ) {
    self.rows = rows
    self.context = context
    control = ListControl(
      data: rows.data, id: rows.id, position: position, selection: selection,
      invalidate: context.frame.invalidate)
    context.takeFocus { [control, links] press in
      press == KeyPress(.return) && links.open(control.selected()) ? .handled : control.press(press)
    }
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 1, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let size = Size(
      width: proposal.width ?? ListLayout.idealSize.width,
      height: proposal.height ?? ListLayout.idealSize.height)
    guard !rows.data.isEmpty, size.height > 0 else { return Placement(size: size) { _, _ in } }
    rowWidth = max(1, size.width - Self.gutter - Self.bar)
    let position = control.position
    let selected = control.selected()
    position.settle(in: rows.data, id: rows.id, selected: selected, size: size)
    let layout = ListLayout(
      count: rows.data.count, height: size.height, spacing: context.environment.listRowSpacing,
      position: position, selected: selected, rowHeight: { self.row($0).size.height })
    position.anchor = .init(index: layout.first, hiddenLines: layout.hiddenLines)
    position.remember(
      anchorID: rows.data.element(at: layout.first)[keyPath: rows.id], visible: layout.whole,
      selectedLine: layout.lines.first { $0.index == selected }?.y)
    return placement(size, layout, selected: selected)
  }
}

extension ListNode {
  private func row(_ index: Int) -> Placement {
    if let row = made[index] { return row }
    let element = rows.data.element(at: index)
    var context = context
    context.environment.stackAxis = .vertical
    context.environment.rowLink = links.link(index)
    context.handlers.append(KeyHandler(action: control.press))
    let nodes = context.nodes(of: rows.content(element), at: .id(element[keyPath: rows.id]))
    let row = StackNode.column(nodes, alignment: .leading)
      .layout(Proposal(width: rowWidth, height: nil))
    made[index] = row
    return row
  }

  private func placement(_ size: Size, _ layout: ListLayout, selected: Int) -> Placement {
    let parts = layout.lines.map { (index: $0.index, y: $0.y, row: row($0.index)) }
    let spans = parts.map { (index: $0.index, lines: $0.y..<$0.y + $0.row.size.height) }
    let bar = ScrollBar(
      length: size.height, total: layout.count, visible: layout.whole.count,
      first: layout.whole.lowerBound)
    return Placement(size: size) { [self] painter, origin in
      painter.clipped(to: Rect(origin: origin, size: size)) { painter in
        painter.respond(in: Rect(origin: origin, size: size)) { [control] event, place in
          control.point(event, at: place, rows: spans)
        }
        for part in parts {
          part.row.paint(&painter, origin.moved(x: Self.gutter, y: part.y))
          guard part.index == selected else { continue }
          mark(&painter, origin.moved(y: part.y), part.row.size.height)
        }
        bar.paint(&painter, origin.moved(x: size.width - 1), style: context.environment.style)
      }
    }
  }

  private func mark(_ painter: inout Painter, _ origin: Point, _ height: Int) {
    for y in 0..<height {
      painter.put("▌", at: origin.moved(y: y), style: context.environment.style.adding(.bold))
    }
    let block = Size(width: rowWidth + 1, height: height)
    painter.restyle(Rect(origin: origin.moved(x: 1), size: block)) {
      $0.attributes.insert(.reverse)
    }
  }
}
