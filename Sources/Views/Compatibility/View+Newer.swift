/// What newer systems let a view say about bars, sheets and rows. A terminal has one look of each.
nonisolated extension View {
  /// Glyphs have one width.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// A click counts in the whole block of cells, whatever it would be for.
  public func contentShape(
    _ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> some View {
    self
  }

  /// A bar has one look.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// A sheet is as large as its content.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// A sheet that is too large scrolls.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }

  /// What has the focus can be seen; views that ask are told what is set.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment { $0.isFocusEffectEnabled = !disabled }
  }

  /// A badge has one look.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// A screen has no overlays of the system.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// What scrolls ends at its edge.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    self
  }

  /// A screen reader reads the cells.
  public func accessibilityInputLabels(_ labels: [some StringProtocol]) -> some View { self }

  /// A screen reader reads the cells.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// What can be done has keys of its own.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

  /// What can be done has keys of its own.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }
}

nonisolated extension Text {
  /// Glyphs have one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
}

nonisolated extension Font {
  /// How wide letters would be.
  public nonisolated enum Width: Sendable {
    /// From narrow to wide.
    case compressed, condensed, standard, expanded
  }
}

/// What a form would count for.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  /// The set as bits, one a kind.
  public let rawValue: Int
  /// Takes the bits of a set over as they are.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Clicks.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// What is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// What a menu is about.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What lies under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// What a screen reader is told.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// What a bar would be for.
public nonisolated enum ToolbarRole: Sendable {
  /// Whatever fits, to find things, to change them, or to go from one to the next.
  case automatic, browser, editor, navigationStack
}

/// How large a sheet would be.
public nonisolated enum PresentationSizing: Sendable {
  /// Whatever fits, what a form or a page takes, or what the content does.
  case automatic, form, page, fitted
}

/// What a finger would do in a sheet.
public nonisolated enum PresentationContentInteraction: Sendable {
  /// Whatever fits, make it larger, or scroll it.
  case automatic, resizes, scrolls
}

/// How much a badge would stand out.
public nonisolated enum BadgeProminence: Sendable {
  /// From little to much.
  case decreased, standard, increased
}

/// What would be seen at the edge of what scrolls.
public nonisolated enum ScrollEdgeEffectStyle: Sendable {
  /// Whatever fits, something soft, or something hard.
  case automatic, soft, hard
}

/// How far up a heading would stand.
public nonisolated enum AccessibilityHeadingLevel: Sendable {
  /// Nobody says.
  case unspecified
  /// From the first level to the last.
  case h1, h2, h3, h4, h5, h6
}

/// What a user of a screen reader would do.
public nonisolated enum AccessibilityActionKind: Sendable {
  /// The usual thing, leave, or something of the program's own.
  case `default`, escape, magicTap, delete, showMenu
}
