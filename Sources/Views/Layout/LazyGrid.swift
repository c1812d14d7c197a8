import Cells

/// Views in columns, row after row, in the order in which they are written. In a vertical `ScrollView` only those near the
/// screen are made, as in a `LazyVStack`.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
  private let grid: GridOf<Content>

  /// - Parameters:
  ///   - columns: How wide each column is, and what lies after it.
  ///   - spacing: Points between two rows; nil for none.
  ///   - pinnedViews: Of no effect: headers scroll away with the rest.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = GridOf(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: Metrics.rows(spacing ?? 0), content: content())
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    grid._resolve(context, into: &nodes)
  }
}

/// Views in rows, column after column, in the order in which they are written. All of them are made.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
  private let grid: GridOf<Content>

  /// - Parameters:
  ///   - rows: How high each row is, and what lies after it.
  ///   - spacing: Points between two columns; nil for a column.
  ///   - pinnedViews: Of no effect: headers scroll away with the rest.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = GridOf(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: Metrics.columns(spacing ?? Metrics.pointsPerColumn), content: content())
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    grid._resolve(context, into: &nodes)
  }
}

/// A column of a grid, or a row of one that lies on its side.
public nonisolated struct GridItem: Sendable {
  /// How long the item is, in points.
  public nonisolated enum Size: Sendable {
    /// So long.
    case fixed(_ length: Double)
    /// An even share of what is left, within bounds.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many items as there is room for, each within bounds.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How long the item is.
  public var size: Size
  /// Points after it; nil for a column, or for no row.
  public var spacing: Double?
  /// The same, for a module whose property hides this one.
  package var gap: Double? {
    get { spacing }
    set { spacing = newValue }
  }
  /// Where a view lies that is smaller than its place.
  public var alignment: Alignment?

  /// An item, as long as there is room unless it is said otherwise.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The views of a grid that goes on along an axis.
private nonisolated struct GridOf<Content: View>: PrimitiveView {
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: Int
  let content: Content

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    if axis == .vertical, let scope = context.environment.lazyScope, scope.isOpen {
      return nodes.append(lazyNode(context, in: scope))
    }
    let parts = context.rows(of: content).parts
    let cells = parts.flatMap { part in
      (0..<part.count).map { index in
        LazyGridNode.Cell(node: part.row(index).node(), isWhole: part.role != .row)
      }
    }
    nodes.append(
      LazyGridNode(axis: axis, items: items, alignment: alignment, spacing: spacing, cells: cells))
  }

  @MainActor private func lazyNode(_ context: ResolveContext, in scope: LazyScope) -> LazyStackNode
  {
    var inner = context
    // What a row holds must not hold the grid.
    inner.environment.lazyScope = nil
    let lines = GridLines(
      empty: LazyGridNode(
        axis: axis, items: items, alignment: alignment, spacing: spacing, cells: []),
      parts: inner.rows(of: content).parts, context: inner)
    let node = LazyStackNode(
      makeRows: lines.rows, context: inner, spacing: spacing,
      state: context.node.kept(0) { LazyStackState() }, scope: scope)
    scope.add(node)
    return node
  }
}

/// Cells in lines, each line across the axis that the grid goes on along.
struct LazyGridNode: Node {
  struct Cell {
    let node: any Node
    /// Whether it has a line of its own, as the header of a section has.
    let isWhole: Bool
  }

  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: Int
  var cells: [Cell]

  /// How many cells stand beside one another in a room.
  func count(in room: Int) -> Int { tracks(in: room).count }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    guard axis == self.axis else {
      let ideal = tracks(in: nil).reduce(0) { $0 + $1.length + $1.gap }
      return Lengths(min: min(1, ideal), ideal: ideal, max: .max)
    }
    return .fixed(
      layout(axis == .vertical ? across : nil, axis == .vertical ? nil : across).size[axis])
  }

  func layout(_ proposal: Proposal) -> Placement { layout(proposal.width, proposal.height) }

  private func layout(_ width: Int?, _ height: Int?) -> Placement {
    let room = axis == .vertical ? width : height
    let tracks = tracks(in: room)
    let across = tracks.reduce(0) { $0 + $1.length + $1.gap }
    var places: [(part: Placement, at: Point)] = []
    var start = 0
    var line: [Placement] = []
    func endLine() {
      guard !line.isEmpty else { return }
      let length = line.map { $0.size[axis] }.max() ?? 0
      var position = 0
      for (part, track) in zip(line, tracks) {
        let size = axis.size(length, across: track.length)
        let corner = axis.point(start, across: position)
        places.append((part, corner.aligned(part.size, in: size, track.alignment ?? alignment)))
        position += track.length + track.gap
      }
      start += length + spacing
      line = []
    }
    for cell in cells {
      if cell.isWhole { endLine() }
      var offer = Proposal(width: nil, height: nil)
      offer[axis.other] = cell.isWhole ? across : tracks[min(line.count, tracks.count - 1)].length
      let part = cell.node.layout(offer)
      if cell.isWhole {
        places.append((part, axis.point(start, across: 0)))
        start += part.size[axis] + spacing
      } else {
        line.append(part)
        if line.count == tracks.count { endLine() }
      }
    }
    endLine()
    let size = axis.size(max(0, start - spacing), across: max(across, room ?? across))
    let shift = alignment.offset(
      of: axis.size(0, across: across), across: axis, in: size[axis.other])
    return Placement(size: size) { painter, origin in
      let first = origin.moved(x: axis == .vertical ? shift : 0, y: axis == .vertical ? 0 : shift)
      for place in places { place.part.paint(&painter, first.moved(x: place.at.x, y: place.at.y)) }
    }
  }

  private struct Track {
    var length: Int
    let gap: Int
    let alignment: Alignment?
  }

  /// The columns in a room, the last without a gap after it.
  private func tracks(in room: Int?) -> [Track] {
    let across = axis.other
    let usual = across == .horizontal ? 1 : 0
    var left = room ?? ListLayout.idealSize[across]
    let gaps = items.map { $0.spacing.map { Metrics.cells($0, along: across) } ?? usual }
    left -= gaps.dropLast().reduce(0, +)
    for case .fixed(let points) in items.map(\.size) {
      left -= Metrics.visible(points, along: across)
    }
    var flexible = items.count { if case .fixed = $0.size { false } else { true } }
    var tracks: [Track] = []
    for (item, gap) in zip(items, gaps) {
      func add(_ length: Int) {
        tracks.append(Track(length: max(1, length), gap: gap, alignment: item.alignment))
      }
      switch item.size {
      case .fixed(let points): add(Metrics.visible(points, along: across))
      case .flexible(let minimum, let maximum):
        let share = max(0, left) / max(1, flexible)
        let length = max(
          Metrics.cells(minimum, along: across), min(share, Metrics.cells(maximum, along: across)))
        add(length)
        (left, flexible) = (left - length, flexible - 1)
      case .adaptive(let minimum, let maximum):
        let share = max(0, left) / max(1, flexible)
        let least = max(1, Metrics.cells(minimum, along: across))
        let count = max(1, (share + gap) / (least + gap))
        let length = min(
          (share - gap * (count - 1)) / count, Metrics.cells(maximum, along: across))
        for _ in 0..<count { add(length) }
        (left, flexible) = (left - share, flexible - 1)
      }
    }
    guard let last = tracks.popLast() else {
      return [Track(length: max(1, left), gap: 0, alignment: nil)]
    }
    return tracks + [Track(length: last.length, gap: 0, alignment: last.alignment)]
  }
}
