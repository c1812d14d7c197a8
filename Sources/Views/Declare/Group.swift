/// Several views as one, without their own layout.
public nonisolated struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Puts several views where one is asked for.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    content._resolve(context, into: &nodes)
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    content._rows(context, into: &rows)
  }
}
