nonisolated extension TabContent {
  /// Leaves this tab out while a condition holds.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    HiddenTab(content: self, isHidden: hidden)
  }

  /// The tab as it is. Of no effect: the names of all tabs stand beside one another.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// The tab as it is. Of no effect: users do not arrange tabs.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// The tab as it is. Of no effect: users do not arrange tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// The tab as it is. Of no effect: users do not arrange tabs.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }
}

/// A tab that is left out while a condition holds.
private nonisolated struct HiddenTab<Content: TabContent>: TabContent {
  typealias TabValue = Content.TabValue

  let content: Content
  let isHidden: Bool

  var body: some View { if !isHidden { content } }
}

extension TabSection {
  /// The tabs as they are. Of no effect: a section has no header that could have actions.
  public func sectionActions(@ViewBuilder content: () -> some View) -> TabSection { self }

  /// The tabs as they are. Of no effect: users do not arrange tabs.
  public func customizationID(_ id: String) -> TabSection { self }
}

/// Where the name of a tab would stand.
public nonisolated struct TabPlacement: Hashable, Sendable {
  /// As the system finds best.
  public static let automatic = TabPlacement()
  /// Where it can always be seen.
  public static let pinned = TabPlacement()
  /// Only in a bar at the side.
  public static let sidebarOnly = TabPlacement()
}

/// A bar of names of tabs.
public nonisolated struct AdaptableTabBarPlacement: Hashable, Sendable {
  /// As the system finds best.
  public static let automatic = AdaptableTabBarPlacement()
  /// At the side.
  public static let sidebar = AdaptableTabBarPlacement()
  /// Above or below.
  public static let tabBar = AdaptableTabBarPlacement()
}

/// Whether users could arrange a tab.
public nonisolated struct TabCustomizationBehavior: Equatable, Sendable {
  /// As the system finds best.
  public static let automatic = TabCustomizationBehavior()
  /// They could not.
  public static let disabled = TabCustomizationBehavior()
  /// They could move it.
  public static let reorderable = TabCustomizationBehavior()
}
