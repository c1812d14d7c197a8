/// How a navigation view would be shared out on a wide screen; here it is always a stack.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// One screen at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// The default look of navigation views.
public typealias DefaultNavigationViewStyle = StackNavigationViewStyle

/// Two screens beside one another.
public typealias DoubleColumnNavigationViewStyle = StackNavigationViewStyle
/// As many screens beside one another as there is room for.
public typealias ColumnNavigationViewStyle = StackNavigationViewStyle

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The default look of navigation views.
  public static var automatic: Self { Self() }
  /// One screen at a time.
  public static var stack: Self { Self() }
  /// As many screens beside one another as there is room for.
  public static var columns: Self { Self() }
}

nonisolated extension View {
  /// Every navigation view is a stack.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
}
