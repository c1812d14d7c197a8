/// How a navigation view would be shared out on a wide screen; here it is always a stack.
@MainActor public protocol NavigationViewStyle {}

/// The default look of navigation views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default look of navigation views.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Every navigation view is a stack.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
}
