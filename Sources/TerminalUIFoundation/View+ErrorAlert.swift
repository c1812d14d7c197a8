nonisolated extension View {
  /// Shows an alert about an error, while a condition holds and the error is there. The title is what the error says to the
  /// user.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(isPresented: isPresented, error: error) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// The same with a message below the title.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> some View,
    @ViewBuilder message: @escaping (Failure) -> some View
  ) -> some View {
    alert(
      Text(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? ""),
      isPresented: isPresented, presenting: error, actions: actions, message: message)
  }
}
