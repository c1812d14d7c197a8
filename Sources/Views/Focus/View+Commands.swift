nonisolated extension View {
  /// Lets the shortcuts of the buttons in a view press them, wherever the focus is; the view is not shown.
  package func commands(_ commands: some View) -> some View {
    CommandsView(content: self, commands: commands)
  }
}

/// A view with the shortcuts of another one, which has no place on the screen.
package nonisolated struct CommandsView<Content: View, Commands: View>: WrappingView {
  package let content: Content
  let commands: Commands

  package func leave(_ context: ResolveContext) {
    var inner = context.child(.index(0))
    inner.scope = context.scope.part(isBar: true)
    inner.scope.takesFocus = { _ in false }
    _ = inner.nodes(of: commands)
  }
}
