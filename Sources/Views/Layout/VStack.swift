/// Views below one another.
public nonisolated struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// - Parameter spacing: The room between two views in points, 16 a row; by default none.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let layout = VStackLayout(alignment: alignment, spacing: spacing)
    nodes.append(layout._arrangement.node(of: content, in: context))
  }
}
