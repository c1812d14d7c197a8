nonisolated extension View {
  /// Ties the identity of this view to a value: when it changes, the view goes and another comes, whose
  /// state is reset.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

private nonisolated struct IdentifiedView<Content: View, ID: Hashable>: WrappingView {
  let content: Content
  let id: ID

  func enter(_ context: ResolveContext) -> ResolveContext { context.child(.id(id)) }
}
