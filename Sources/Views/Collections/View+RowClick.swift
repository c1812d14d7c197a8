extension View {
  /// Runs an action when a row of a list in this view is clicked, once it is selected: for rows that are opened by
  /// a key of their own, and so are no buttons. It is given the id of the row.
  package func onRowClick(_ action: @escaping (AnyHashable) -> Void) -> some View {
    environment { $0.rowClick = action }
  }
}

private enum RowClickKey: EnvironmentKey {
  static var defaultValue: ((AnyHashable) -> Void)? { nil }
}

extension EnvironmentValues {
  /// What a click on a row does beside selecting it.
  fileprivate(set) var rowClick: ((AnyHashable) -> Void)? {
    get { self[RowClickKey.self] }
    set { self[RowClickKey.self] = newValue }
  }
}
