/// How a list would be set apart from what is around it; in cells all lists are plain.
@MainActor public protocol ListStyle {}

/// As lists are drawn by themselves.
public struct DefaultListStyle: ListStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// Rows below one another.
public struct PlainListStyle: ListStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// Rows set in from the edges.
public struct InsetListStyle: ListStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// Sections set apart.
public struct GroupedListStyle: ListStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// Sections set apart and set in.
public struct InsetGroupedListStyle: ListStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// As beside the content of a window.
public struct SidebarListStyle: ListStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// As lists are drawn by themselves.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows below one another.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows set in from the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections set apart.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections set apart and set in.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// As beside the content of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
