/// A view that shows nothing and takes no room.
public struct EmptyView: PrimitiveView {
  public init() {}

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {}
}
