extension View {
  /// Shows a box over the whole screen with a title, a message and buttons.
  ///
  /// Any of its buttons dismisses it once its action has run; Tab and the arrows move between them,
  /// Enter and Space press, and Escape presses the one with the cancel role. No key reaches what lies
  /// beneath. Of several alerts that are asked for at once, one is shown, then the next.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows such a box without a message, where the title says it all.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows a box with a message below a title that is a text of its own style.
  public func alert(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    ModalView(content: self, kind: .alert, presentation: Presentation(isPresented)) {
      AlertBox(title: title, message: message(), actions: actions())
    }
  }

  /// Shows a box without a message, with a title that is a text of its own style.
  public func alert(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }
}
