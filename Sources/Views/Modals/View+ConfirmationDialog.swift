nonisolated extension View {
  /// Asks for a decision in a box with a column of buttons. Escape cancels; where no button has the
  /// cancel role, one is added.
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View = { EmptyView() }
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Asks for a decision, with a title that is a styled text.
  public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View = { EmptyView() }
  ) -> some View {
    ModalView(content: self, kind: .alert, presentation: Presentation(isPresented)) {
      AlertBox(
        title: titleVisibility == .hidden ? nil : title, message: message(), actions: actions(),
        isDialog: true)
    }
  }

  /// Asks for a decision about some data, which stays what it was when the question came.
  public func confirmationDialog<Item>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Asks for a decision about some data without a message.
  public func confirmationDialog<Item>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Asks for a decision about some data, with a title that is a styled text.
  public func confirmationDialog<Item>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: @escaping (Item) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> some View {
    ModalView(content: self, kind: .alert, presentation: Presentation(isPresented, of: data)) {
      AlertBox(
        title: titleVisibility == .hidden ? nil : title, message: message($0),
        actions: actions($0), isDialog: true)
    }
  }
  /// Asks for a decision about some data without a message, with a title that is a styled text.
  public func confirmationDialog<Item>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: @escaping (Item) -> some View
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }
}
