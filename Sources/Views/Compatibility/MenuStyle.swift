/// How a menu would be opened; in cells it is a button.
@MainActor @preconcurrency public protocol MenuStyle {}

/// The look of all menus, whatever the style is called.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// As a button.
public typealias ButtonMenuStyle = DefaultMenuStyle
/// As a button without an edge.
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  /// The default look of menus.
  public nonisolated static var automatic: Self { Self() }
  /// As a button.
  public nonisolated static var button: Self { Self() }
  /// As a button without an edge.
  public nonisolated static var borderlessButton: Self { Self() }
}

nonisolated extension View {
  /// Menus are drawn in one way.
  public func menuStyle(_ style: some MenuStyle) -> some View { self }
}
