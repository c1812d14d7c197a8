/// Several views in a toolbar, each an item of its own, and where they are drawn.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Items at a place, at the right edge where none is given.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {
    items.append(at: placement, in: context) { $0.nodes(of: content) }
  }
}
