extension View {
  /// Shows an alert about some data, while a condition holds and the data is there. It stays what it
  /// was when the alert came, whatever becomes of it meanwhile.
  public func alert<Item>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about some data without a message.
  public func alert<Item>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> some View
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about some data, with a title that is a text of its own style.
  public func alert<Item>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> some View,
    @ViewBuilder message: @escaping (Item) -> some View
  ) -> some View {
    ModalView(content: self, kind: .alert, presentation: Presentation(isPresented, of: data)) {
      AlertBox(title: title, message: message($0), actions: actions($0))
    }
  }

  /// Shows an alert about some data without a message, with a title that is a text of its own style.
  public func alert<Item>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// Shows an alert about an error, while a condition holds and the error is there. The title is the
  /// error's description, as `String(describing:)` gives it, because this library does without
  /// Foundation and so does not know `LocalizedError`.
  public func alert<Failure: Error>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(isPresented: isPresented, error: error) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// Shows an alert about an error with a message below its description.
  public func alert<Failure: Error>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> some View,
    @ViewBuilder message: @escaping (Failure) -> some View
  ) -> some View {
    ModalView(content: self, kind: .alert, presentation: Presentation(isPresented, of: error)) {
      AlertBox(
        title: Text(String(describing: $0)), message: message($0), actions: actions($0))
    }
  }
}
