/// A view that shows nothing and takes no room.
public struct EmptyView: PrimitiveView {
  /// Fills a place that asks for a view and is to show none.
  public init() {}

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {}

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {}
}
