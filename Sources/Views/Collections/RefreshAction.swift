/// Loads the content of the views around anew, and answers when that is done.
public struct RefreshAction {
  private let action: @MainActor () async -> Void

  init(_ action: @escaping @MainActor () async -> Void) { self.action = action }

  /// Runs the refresh; while one is running already, it waits for that one.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The refresh of the views around, nil where there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
