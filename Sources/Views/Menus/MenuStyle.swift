/// A way to draw what opens a menu.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// The menu to draw.
  typealias Configuration = MenuStyleConfiguration

  /// What a menu looks like while it is closed; `Menu(configuration)` is the menu itself.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The menu that a custom style draws, by `Menu(configuration)`.
public nonisolated struct MenuStyleConfiguration {
  /// The type of the label, whatever it is made of.
  public typealias Label = AnyView
  /// The type of the items, whatever they are.
  public typealias Content = AnyView

  let label: Label
  let content: () -> Content
  let primaryAction: (() -> Void)?
}

/// The look of all menus of the library, whatever the style is called.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  /// The style by its type, as older code names it.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// As a button; the same.
public typealias ButtonMenuStyle = DefaultMenuStyle
/// As a button without an edge; the same.
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  /// The default look of menus.
  public static var automatic: Self { Self() }
  /// As a button; the same.
  public static var button: Self { Self() }
  /// As a button without an edge; the same.
  public static var borderlessButton: Self { Self() }
}

nonisolated extension View {
  /// Draws the menus in this view in a style of the program's own; those of the library look alike.
  public func menuStyle(_ style: some MenuStyle) -> some View {
    let isUsual = style is DefaultMenuStyle
    return controlStyle(isUsual ? nil : styleBody(of: style) { $0.makeBody(configuration: $1) })
  }
}
