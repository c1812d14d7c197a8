/// A row of a `Grid`, each view in it in the next column. Outside a grid it is an `HStack`.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// - Parameter alignment: Where views lie that are lower than the row; nil for what the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var inner = context
    inner.environment.stackAxis = .horizontal
    nodes.append(GridRowNode(alignment: alignment, cells: inner.nodes(of: content)))
  }
}

/// The cells of a row; a grid takes them out, everything else lays them out beside one another.
struct GridRowNode: WrappingNode {
  let alignment: VerticalAlignment?
  let cells: [any Node]

  var content: any Node {
    StackNode(
      axis: .horizontal, spacing: 1,
      alignment: Alignment(horizontal: .leading, vertical: alignment ?? .center), children: cells)
  }
}
