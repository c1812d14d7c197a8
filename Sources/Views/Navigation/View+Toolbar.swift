extension View {
  /// Puts items into the bar above the screen, or into a row at its foot.
  public func toolbar(
    @ToolbarContentBuilder content: () -> some ToolbarContent
  ) -> some View {
    ToolbarView(content: self, items: content())
  }
}

/// A view with items in the bar above its screen.
private struct ToolbarView<Content: View, Items: ToolbarContent>: WrappingView {
  let content: Content
  let items: Items

  func enter(_ context: ResolveContext) -> ResolveContext {
    context.environment.navigationBar?.add { [items] list in
      var inner = context.child(.index(0))
      inner.environment.stackAxis = .horizontal
      inner.environment.lineLimit = 1
      items._resolve(inner, into: &list)
    }
    return context.child(.body)
  }
}
