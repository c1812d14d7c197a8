import Cells

/// A row of a lazy stack in one frame.
final class LazyRow {
  /// Where it stands in the state tree.
  let places: [StateNode]
  /// What in it can have the focus.
  let scope: FocusScope
  /// What its views ask of the frame, if they are shown.
  let asked: FrameContext.Asked
  let nodes: [any Node]
  /// Whether it is in the frame.
  var isTaken = false
  private var laidOut: (width: Int, placement: Placement)?

  init(_ number: (part: RowList.Part, row: Int), in stack: ResolveContext) {
    let row = number.part.row(number.row)
    var context = row.context
    scope = stack.scope.loosePart()
    context.scope = scope
    (nodes, asked) = stack.frame.gather { row.nodes(context) }
    places = [context.node] + row.others
  }

  // Many go in each frame, and nothing here needs the main actor for that.
  nonisolated deinit {}

  func placement(width: Int, spacing: Int, alignment: HorizontalAlignment) -> Placement {
    if let laidOut, laidOut.width == width { return laidOut.placement }
    let stack = StackNode(
      axis: .vertical, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .top),
      children: nodes)
    let placement = stack.layout(Proposal(width: width, height: nil))
    laidOut = (width, placement)
    return placement
  }
}

/// What a lazy stack keeps from one frame to the next.
final class LazyStackState {
  var heights = RowHeights(count: 0, guess: 1)
  private(set) var width = 0
  /// Where the rows on the screen stand in the tree.
  private(set) var places: [StateNode] = []
  /// The rows on the screen: their numbers, their ids, and what in them can have the focus.
  private var shown: [(index: Int, id: AnyHashable?, stops: [FocusID])] = []
  private var count = -1

  /// Forgets the heights where the rows have changed, or the width.
  func prepare(_ table: RowTable, width: Int, spacing: Int) {
    let isSame = shown.allSatisfy {
      $0.index < table.count && table.key(at: $0.index).id == $0.id
    }
    guard width != self.width || table.count != count || !isSame else { return }
    // A row of text is the higher the less wide it is.
    let scale = self.width > 0 && width > 0 ? Double(self.width) / Double(width) : 1
    let guess = count > 0 ? max(1, heights.mean * scale) : Double(1 + spacing)
    heights = RowHeights(count: table.count, guess: guess)
    self.width = width
    count = table.count
    guard !isSame else { return }
    shown = shown.compactMap { row in
      guard let id = row.id,
        let index = table.index(of: RowKey(place: nil, id: id), near: row.index)
      else { return nil }
      return (index, id, row.stops)
    }
  }

  /// The row of the last frame in which a view has the focus.
  func row(with focused: FocusID?) -> Int? {
    guard let focused else { return nil }
    return shown.first { $0.stops.contains(focused) }?.index
  }

  func remember(_ rows: [(index: Int, row: LazyRow)], in table: RowTable) {
    places = rows.flatMap(\.row.places)
    shown = rows.map { ($0.index, table.key(at: $0.index).id, $0.row.scope.members.map(\.id)) }
  }
}
