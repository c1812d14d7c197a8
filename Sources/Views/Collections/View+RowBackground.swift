nonisolated extension View {
  /// Draws a view behind this row of a list and the marks beside it; nil draws none. The bar of the selected row lies over
  /// it. Elsewhere it has no effect.
  public func listRowBackground(_ view: (some View)?) -> some View {
    RowBackground(content: self, background: view)
  }
}

/// A row with something behind it, from edge to edge.
package nonisolated struct RowBackground<Content: View, Background: View>: DecoratingView {
  package let content: Content
  let background: Background?

  package func decorate(
    _ content: some View, in context: ResolveContext, into nodes: inout NodeList
  ) {
    context.environment.row?.background = background.map {
      context.layer($0, at: .index(0), alignment: .center)
    }
    content._resolve(context.child(.body), into: &nodes)
  }
}
