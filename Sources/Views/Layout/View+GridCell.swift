nonisolated extension View {
  /// Lets this view lie in several columns of its row in a grid.
  public func gridCellColumns(_ count: Int) -> some View {
    gridCell { $0.columns = max(1, count) }
  }

  /// Makes no column of a grid wider for this view, along the horizontal axis: it has the room that others need.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCell { $0.isUnsized = axes.contains(.horizontal) }
  }

  /// Sets how the views in the column of this view lie in it.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    gridCell { $0.alignment = guide }
  }

  /// Sets how this view lies in the width of its cell, whatever its column says.
  ///
  /// - Parameter anchor: Its horizontal part counts: the left third, the middle, or the right one.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let alignment: HorizontalAlignment =
      anchor.x < 1 / 3 ? .leading : anchor.x > 2 / 3 ? .trailing : .center
    return gridCell { $0.ownAlignment = alignment }
  }

  private func gridCell(_ change: @escaping (inout GridCellTraits) -> Void) -> some View {
    ModifiedNodes(content: self, value: change) { GridCellNode(content: $0, change: $1) }
  }
}

/// What a view says about its cell in a grid.
struct GridCellTraits {
  var columns = 1
  var isUnsized = false
  var alignment: HorizontalAlignment?
  /// That of this cell only.
  var ownAlignment: HorizontalAlignment?

  nonisolated init() {}

  /// What a node says; what is said further out wins.
  init(of node: any Node) {
    self.init()
    guard let node = node as? any WrappingNode else { return }
    self = GridCellTraits(of: node.content)
    if let cell = node as? GridCellNode { cell.change(&self) }
  }
}

/// A node that says something about its cell.
private struct GridCellNode: WrappingNode {
  let content: any Node
  let change: (inout GridCellTraits) -> Void
}
