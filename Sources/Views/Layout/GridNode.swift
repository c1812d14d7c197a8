import Cells

/// Rows of cells: each column is as wide as its widest cell, and the room is shared among the columns as
/// among the views of a stack.
struct GridNode: Node {
  let alignment: Alignment
  let columnSpacing: Int
  let rowSpacing: Int
  let children: [any Node]

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal: return beside(columns).lengths(axis, across: nil)
    case .vertical:
      let widths = widths(across)
      return below(children.map { row($0, widths) }).lengths(axis, across: across)
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let widths = widths(proposal.width)
    return below(children.map { row($0, widths) }).layout(proposal)
  }

  private var columns: [any Node] {
    let rows = children.compactMap { $0 as? GridRowNode }
    let count = rows.map(\.cells.count).max() ?? 0
    return (0..<count).map { column in
      GridColumnNode(
        cells: rows.compactMap { column < $0.cells.count ? $0.cells[column] : nil })
    }
  }

  private func widths(_ room: Int?) -> [Int] {
    beside(columns).shares(Proposal(width: room, height: nil)).map(\.size.width)
  }

  /// A row as a node: its cells in frames as wide as their columns.
  private func row(_ node: any Node, _ widths: [Int]) -> any Node {
    guard let row = node as? GridRowNode else { return node }
    let place = Alignment(
      horizontal: alignment.horizontal, vertical: row.alignment ?? alignment.vertical)
    let cells = zip(row.cells, widths).map { cell, width in
      FrameNode(
        content: cell, width: .init(cells: width), height: .init(cells: nil), alignment: place)
    }
    return beside(cells, place.vertical)
  }

  private func beside(_ nodes: [any Node], _ place: VerticalAlignment = .top) -> StackNode {
    StackNode(
      axis: .horizontal, spacing: columnSpacing,
      alignment: Alignment(horizontal: .leading, vertical: place), children: nodes)
  }

  private func below(_ nodes: [any Node]) -> StackNode {
    StackNode(
      axis: .vertical, spacing: rowSpacing,
      alignment: Alignment(horizontal: .leading, vertical: .top), children: nodes)
  }
}

/// A column as far as its width goes.
private struct GridColumnNode: Node {
  let cells: [any Node]

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    .longest(cells.map { $0.lengths(axis, across: across) })
  }

  func layout(_ proposal: Proposal) -> Placement {
    let lengths = lengths(.horizontal, across: nil)
    let longest = lengths.max < Lengths.unbounded ? lengths.max : proposal.width ?? lengths.min
    let width = max(lengths.min, min(longest, proposal.width ?? longest))
    return Placement(size: Size(width: width, height: 0)) { _, _ in }
  }
}
