import Cells

/// Rows whose views stand below one another in columns. A view that is in no row takes its own row.
public nonisolated struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: Double?
  private let verticalSpacing: Double?
  private let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: Points between two columns, 8 a column; by default one column.
  ///   - verticalSpacing: Points between two rows, 16 a row; by default none.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    nodes.append(
      GridNode(
        alignment: alignment,
        columnSpacing: Metrics.columns(horizontalSpacing ?? Metrics.pointsPerColumn),
        rowSpacing: Metrics.rows(verticalSpacing ?? 0),
        children: context.nodes(of: content, along: .vertical)))
  }
}

/// A row of a `Grid`, each view in it in the next column. Outside a grid it is an `HStack`.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// - Parameter alignment: Where views lie that are lower than the row; nil for what the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let cells = context.nodes(of: content, along: .horizontal)
    nodes.append(GridRowNode(alignment: alignment, cells: cells))
  }
}

/// A cell with the columns that it lies in.
private struct GridCell {
  let node: any Node
  let columns: Range<Int>
  let isUnsized: Bool
  let alignment: HorizontalAlignment?
  let ownAlignment: HorizontalAlignment?
}

/// The cells of a row; a grid takes them out, everything else lays them out beside one another.
private struct GridRowNode: WrappingNode {
  let alignment: VerticalAlignment?
  let cells: [any Node]

  /// The cells with the columns that they lie in.
  var places: [GridCell] {
    var next = 0
    return cells.map { cell in
      let traits = GridCellTraits(of: cell)
      defer { next += traits.columns }
      return GridCell(
        node: cell, columns: next..<next + traits.columns, isUnsized: traits.isUnsized,
        alignment: traits.alignment, ownAlignment: traits.ownAlignment)
    }
  }

  var content: any Node {
    StackNode.row(
      cells, alignment: Alignment(horizontal: .leading, vertical: alignment ?? .center))
  }
}

/// Rows of cells: each column is as wide as its widest cell, and the room is shared among the columns as
/// among the views of a stack.
private struct GridNode: Node {
  let alignment: Alignment
  let columnSpacing: Int
  let rowSpacing: Int
  let children: [any Node]

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal:
      let cells = cells
      let lengths = beside(columns(of: cells)).lengths(axis, across: nil)
      let ideal = max(lengths.ideal, width(of: widths(nil, of: cells)))
      return Lengths(min: lengths.min, ideal: ideal, max: max(lengths.max, ideal))
    case .vertical: return rows(in: across).lengths(axis, across: across)
    }
  }

  func layout(_ proposal: Proposal) -> Placement { rows(in: proposal.width).layout(proposal) }

  private func rows(in room: Int?) -> StackNode {
    let cells = cells
    let (widths, alignments) = (widths(room, of: cells), alignments(of: cells))
    return below(children.map { row($0, widths, alignments) })
  }

  private var cells: [GridCell] {
    children.compactMap { (($0 as? PlaceNode)?.content ?? $0) as? GridRowNode }
      .flatMap(\.places)
  }

  private func columns(of cells: [GridCell]) -> [any Node] {
    let count = cells.map(\.columns.upperBound).max() ?? 0
    let single = Dictionary(grouping: cells.filter { $0.columns.count == 1 && !$0.isUnsized }) {
      $0.columns.lowerBound
    }
    return (0..<count).map { GridColumnNode(cells: single[$0, default: []].map(\.node)) }
  }

  /// The width of each column; what a cell of several lacks is shared among them.
  private func widths(_ room: Int?, of cells: [GridCell]) -> [Int] {
    var widths = beside(columns(of: cells)).shares(Proposal(width: room, height: nil)).map(
      \.size.width)
    for cell in cells where cell.columns.count > 1 && !cell.isUnsized {
      let ideal = cell.node.lengths(.horizontal, across: nil).ideal
      let lack = ideal - width(of: widths[cell.columns])
      var rest = min(lack, room.map { $0 - width(of: widths) } ?? lack)
      for (number, column) in cell.columns.enumerated() where rest > 0 {
        let part = rest / (cell.columns.count - number)
        widths[column] += part
        rest -= part
      }
    }
    return widths
  }

  /// How the cells lie that begin in a column, where one of them says so.
  private func alignments(of cells: [GridCell]) -> [Int: HorizontalAlignment] {
    cells.reduce(into: [:]) { alignments, cell in
      let column = cell.columns.lowerBound
      alignments[column] = alignments[column] ?? cell.alignment
    }
  }

  private func width(of widths: some Collection<Int>) -> Int {
    widths.reduce(0, +) + columnSpacing * max(0, widths.count - 1)
  }

  /// A row as a node: its cells in frames as wide as their columns.
  private func row(
    _ node: any Node, _ widths: [Int], _ alignments: [Int: HorizontalAlignment]
  ) -> any Node {
    if let place = node as? PlaceNode {
      return PlaceNode(content: row(place.content, widths, alignments), id: place.id)
    }
    guard let row = node as? GridRowNode else {
      guard GridCellTraits(of: node).isUnsized else { return node }
      return framed(node, width(of: widths), alignment)
    }
    let vertical = row.alignment ?? alignment.vertical
    let cells = row.places.map { cell in
      framed(
        cell.node, width(of: widths[cell.columns]),
        Alignment(
          horizontal: cell.ownAlignment ?? alignments[cell.columns.lowerBound]
            ?? alignment.horizontal,
          vertical: vertical))
    }
    return beside(cells, vertical)
  }

  private func framed(_ node: any Node, _ width: Int, _ alignment: Alignment) -> any Node {
    FrameNode(
      content: node, width: .init(cells: width), height: .init(cells: nil), alignment: alignment)
  }

  private func beside(_ nodes: [any Node], _ rowAlignment: VerticalAlignment = .top) -> StackNode {
    StackNode.row(
      nodes, spacing: columnSpacing,
      alignment: Alignment(horizontal: .leading, vertical: rowAlignment))
  }

  private func below(_ nodes: [any Node]) -> StackNode {
    StackNode(
      axis: .vertical, spacing: rowSpacing,
      alignment: Alignment(horizontal: .leading, vertical: .top), children: nodes)
  }
}

/// The width of a column.
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
