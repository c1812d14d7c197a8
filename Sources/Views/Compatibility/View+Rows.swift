/// How the rows of a list would be set off. In cells the selected row is marked and all else is room.
nonisolated extension View {
  /// Lists are drawn in one way.
  public func listStyle(_ style: some ListStyle) -> some View { self }

  /// No lines run between rows.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// No lines run between rows that could have a colour.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// No lines run between sections.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Rows are as wide as the list.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// What scrolls reaches the edges of its room.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double?) -> some View { self }

  /// What scrolls reaches the edges of its room.
  public func contentMargins(_ length: Double) -> some View { self }
}

/// How a list would be set apart from what is around it; in cells all lists are plain.
@MainActor @preconcurrency public protocol ListStyle {}

/// The look of all lists, whatever the style is called.
public nonisolated struct DefaultListStyle: ListStyle {
  /// The style by its type, as older code names it.
  public init() {}

  /// The same with every other row in another colour, which in cells none has.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// Rows below one another.
public typealias PlainListStyle = DefaultListStyle
/// Rows set in from the edges.
public typealias InsetListStyle = DefaultListStyle
/// Rows in a frame.
public typealias BorderedListStyle = DefaultListStyle
/// Sections set apart.
public typealias GroupedListStyle = DefaultListStyle
/// Sections set apart and set in.
public typealias InsetGroupedListStyle = DefaultListStyle
/// As beside the content of a window.
public typealias SidebarListStyle = DefaultListStyle

nonisolated extension ListStyle where Self == DefaultListStyle {
  /// The default look of lists.
  public static var automatic: Self { Self() }
  /// Rows below one another.
  public static var plain: Self { Self() }
  /// Rows set in from the edges.
  public static var inset: Self { Self() }
  /// Sections set apart.
  public static var grouped: Self { Self() }
  /// Sections set apart and set in.
  public static var insetGrouped: Self { Self() }
  /// As beside the content of a window.
  public static var sidebar: Self { Self() }
  /// Rows in a frame.
  public static var bordered: Self { Self() }

  /// Rows set in from the edges. Their backgrounds are those of `alternatingRowBackgrounds`.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }

  /// Rows in a frame. Their backgrounds are those of `alternatingRowBackgrounds`.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
