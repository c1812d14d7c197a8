/// A view in a toolbar, and where it is drawn.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// An item at a place, at the right edge where none is given.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void {
    self.placement = placement
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {
    items.append(at: placement, in: context) { [$0.label(content)] }
  }
}
