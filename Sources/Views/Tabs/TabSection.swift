/// Tabs that belong together. In cells their names stand beside those of the others, and the header is not shown.
public struct TabSection<Header: View, Content: View, Footer: View>: PrimitiveView {
  private let content: Content

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    content._resolve(context.child(.body), into: &nodes)
  }

  public static var _makesSeveralRows: Bool { true }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    content._rows(context.child(.body), into: &rows)
  }
}

extension TabSection where Footer == EmptyView {
  /// Tabs with any views as their header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Tabs without a header.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Tabs with a text as their header.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
