/// Views below one another, as wide as there is room. All of them are made at once, as in a `VStack`: only a
/// `List` makes its rows when they are seen.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// - Parameters:
  ///   - spacing: The room between two views in points, 16 a row; by default none.
  ///   - pinnedViews: Of no effect: headers scroll away with the rest.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    VStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
      ._resolve(context, into: &nodes)
  }
}
