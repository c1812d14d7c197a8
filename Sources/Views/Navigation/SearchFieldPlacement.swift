/// Where a search field stands, as far as SwiftUI code says it.
public nonisolated struct SearchFieldPlacement: Sendable {
  /// Where it fits best: in a row of its own below the title.
  public static let automatic = SearchFieldPlacement()
  /// The same: a terminal has one place for it.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// The same: a terminal has one place for it.
  public static let sidebar = SearchFieldPlacement()
  /// The same: a terminal has one place for it.
  public static let toolbar = SearchFieldPlacement()

  /// When a field is to be seen that scrolls with a screen.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// All the same in a terminal, where it is always there.
    case automatic, always
  }

  /// The same: a terminal has one place for it.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .automatic
  }
}
