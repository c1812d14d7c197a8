extension View {
  /// Takes bars away, or leaves them: that above the screen, with the way back in it. Escape still goes back.
  ///
  /// The other bars are there only while something is in them.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isHidden =
      visibility == .hidden
      && (bars.isEmpty || bars.contains { $0 == .navigationBar || $0 == .automatic })
    return navigationBarHidden(isHidden)
  }

  /// The same as newer code calls it.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isHidden =
      visibility == .hidden
      && (bars.isEmpty || bars.contains { $0 == .navigationBar || $0 == .automatic })
    return navigationBarHidden(isHidden)
  }

  /// Takes the bar above the screen away, with the way back in it. Escape still goes back.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    ModifiedContext(content: self) {
      if hidden { $0.environment.navigationBar?.isHidden = true }
    }
  }

  /// Names the screen by a styled text, by the name that older code has for it.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }
}

/// A bar of a screen.
public nonisolated struct ToolbarPlacement: Equatable, Sendable {
  private let name: String

  /// The bar above the screen.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar above the screen.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The row at the foot of the screen.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The row of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
