/// Views beside one another.
public nonisolated struct HStack<Content: View>: PrimitiveView {
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
    let layout = HStackLayout(alignment: alignment, spacing: spacing)
    nodes.append(layout._arrangement.node(of: content, in: context))
  }
}

/// Views beside one another, as high as there is room. All of them are made at once, as in an `HStack`.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// - Parameters:
  ///   - spacing: The room between two views in points, 8 a column; by default one column.
  ///   - pinnedViews: Of no effect: headers scroll away with the rest.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    HStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
      ._resolve(context, into: &nodes)
  }
}
