/// A menu that the title in the bar opens: `[ Title ▾ ]`. Without a title it is not there.
public nonisolated struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  private let content: Content

  /// A menu without anything in it.
  public init() where Content == EmptyView { content = EmptyView() }

  /// A menu of any views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _resolve(_ context: ResolveContext, into items: inout ToolbarItems) {
    guard !(content is EmptyView) else { return }
    context.environment.navigationBar?.titleMenu = { [content] in AnyView(content) }
  }
}

nonisolated extension View {
  /// Lets the title in the bar open a menu.
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View {
    let content = content()
    return toolbar { ToolbarTitleMenu { content } }
  }
}
