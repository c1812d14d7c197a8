/// Views beside one another.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// - Parameter spacing: The room between two views in points, 8 a column; by default one column.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var context = context
    context.environment.stackAxis = .horizontal
    nodes.append(
      StackNode(
        axis: .horizontal, spacing: Metrics.columns(spacing ?? Metrics.pointsPerColumn),
        alignment: Alignment(horizontal: .leading, vertical: alignment),
        children: context.nodes(of: content)))
  }
}
