import Cells

extension View {
  /// Shows a box over the whole screen with a title, a message and buttons.
  ///
  /// Any of its buttons dismisses it; Tab and the arrows move between them, Enter and Space press, and
  /// Escape presses the one with the cancel role. No key reaches what lies beneath.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    let title = String(title)
    return ModalView(content: self, isPresented: isPresented, isAlert: true) {
      AlertBox(title: title, message: message(), actions: actions())
    }
  }

  /// Shows such a box without a message, where the title says it all.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows a box with views of one's own over the whole screen. Escape dismisses it.
  public func sheet(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    ModalView(content: self, isPresented: isPresented, isAlert: false) {
      SheetBox(content: content())
    }
  }
}
