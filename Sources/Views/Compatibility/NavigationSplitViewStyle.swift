/// How the columns of a split view would share the screen; here the last one has what the others leave.
@MainActor public protocol NavigationSplitViewStyle {}

/// The look of all split views, whatever the style is called.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// The columns give room to one another.
public typealias BalancedNavigationSplitViewStyle = AutomaticNavigationSplitViewStyle
/// The last column keeps its room.
public typealias ProminentDetailNavigationSplitViewStyle = AutomaticNavigationSplitViewStyle

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default look of split views.
  public nonisolated static var automatic: Self { Self() }
  /// The columns give room to one another.
  public nonisolated static var balanced: Self { Self() }
  /// The last column keeps its room.
  public nonisolated static var prominentDetail: Self { Self() }
}

extension View {
  /// Every split view shares the screen in one way.
  public nonisolated func navigationSplitViewStyle(
    _ style: some NavigationSplitViewStyle
  ) -> some View {
    self
  }
}
