/// Ends the search of the view around, and empties its field: call it as a function. Elsewhere it does nothing.
public nonisolated struct DismissSearchAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Lets a view write `dismissSearch()`.
  @MainActor public func callAsFunction() { action() }
}

nonisolated extension EnvironmentValues {
  /// Ends the search that a view stands in.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[of: DismissSearchAction.self] ?? DismissSearchAction {} }
    set { self[of: DismissSearchAction.self] = newValue }
  }
}
