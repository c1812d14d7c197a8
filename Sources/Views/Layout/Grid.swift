/// Rows whose views stand below one another in columns. A view that is in no row takes a row of its own.
public struct Grid<Content: View>: PrimitiveView {
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
    var inner = context
    inner.environment.stackAxis = .vertical
    nodes.append(
      GridNode(
        alignment: alignment,
        columnSpacing: Metrics.columns(horizontalSpacing ?? Metrics.pointsPerColumn),
        rowSpacing: Metrics.rows(verticalSpacing ?? 0), children: inner.nodes(of: content)))
  }
}
