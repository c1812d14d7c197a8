/// What would set a view apart from others, or make one of them a part of another.
nonisolated extension View {
  /// Frames keep the same way of counting.
  public func geometryGroup() -> some View { self }

  /// Views are asked for again whenever what they read has changed.
  public func equatable() -> some View where Self: Equatable { self }

  /// Headers have one size; views that ask are told what is set.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment { $0.headerProminence = prominence }
  }

  /// A form in a container has its own corners.
  public func containerShape(_ shape: some Shape) -> some View { self }

  /// What lies behind a container is the terminal.
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    self
  }

  /// What lies behind a container is the terminal.
  public func containerBackground(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    self
  }

  /// A `.background` is what it is said to be.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }

  /// Cells are filled from the left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// A screen has no edges to keep away from.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

  /// Sections stand a row apart.
  public func listSectionSpacing(_ spacing: Double) -> some View { self }

  /// Sections stand a row apart.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// A row has the colours of what is in it.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// A title has one line.
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { self }

  /// A title has one line.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// A screen comes at once.
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }

  /// A screen comes at once, from nowhere.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// What scrolls does so by its keys; views that ask are told what is set.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment { $0.isScrollEnabled = !disabled }
  }

  /// What scrolls reaches the edges of its room.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement
  ) -> some View {
    self
  }

  /// What scrolls reaches the edges of its room.
  public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement
  ) -> some View {
    self
  }
}

/// How much a header would stand out.
public nonisolated enum Prominence: Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// What a background would lie behind.
public nonisolated struct ContainerBackgroundPlacement: Sendable {
  /// The views of a `NavigationStack`.
  public static let navigation = ContainerBackgroundPlacement()
  /// Those of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// Those of a `TabView`.
  public static let tabView = ContainerBackgroundPlacement()
  /// A window.
  public static let window = ContainerBackgroundPlacement()
  /// A widget.
  public static let widget = ContainerBackgroundPlacement()
}

/// How far apart sections would stand.
public nonisolated struct ListSectionSpacing: Sendable {
  /// As usual.
  public static let `default` = ListSectionSpacing()
  /// Less than usual.
  public static let compact = ListSectionSpacing()
  /// So many points.
  public static func custom(_ spacing: Double) -> ListSectionSpacing { .default }
}

/// How one screen would become another.
public nonisolated struct NavigationTransition: Sendable {
  /// As usual.
  public static let automatic = NavigationTransition()
  /// Out of a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> NavigationTransition {
    .automatic
  }
}

/// What would keep away from the edges of a room.
public nonisolated struct ContentMarginPlacement: Sendable {
  /// All of it.
  public static let automatic = ContentMarginPlacement()
  /// What scrolls.
  public static let scrollContent = ContentMarginPlacement()
  /// The bars that show how far it is scrolled.
  public static let scrollIndicators = ContentMarginPlacement()
}
