/// How much room there is, for views that lie differently in little of it.
public nonisolated enum UserInterfaceSizeClass: Sendable {
  /// Little room: fewer columns than the 80 that a terminal usually has.
  case compact
  /// The room that a terminal usually has, or more.
  case regular

  init(columns: Int) { self = columns < 80 ? .compact : .regular }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  /// How much room the screen has from side to side; nil where there is no screen.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
}
