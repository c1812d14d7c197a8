/// A way to lay out controls that belong together. In a menu they are items in every style.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// The group to draw.
  typealias Configuration = ControlGroupStyleConfiguration

  /// What a group of controls looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The group of controls that a custom style draws.
public nonisolated struct ControlGroupStyleConfiguration {
  /// The type of the controls, whatever they are.
  public typealias Content = AnyView
  /// The type of the label, whatever it is made of.
  public typealias Label = AnyView

  /// The controls.
  public let content: Content
  /// What names them.
  public let label: Label
}

/// The look of all groups of the library, whatever the style is called: a row.
public nonisolated struct DefaultControlGroupStyle: ControlGroupStyle {
  /// The style by its type, as older code names it.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// The usual look.
public typealias AutomaticControlGroupStyle = DefaultControlGroupStyle
/// For moving between screens; the same.
public typealias NavigationControlGroupStyle = DefaultControlGroupStyle
/// In a menu; the same.
public typealias MenuControlGroupStyle = DefaultControlGroupStyle
/// In a menu, small; the same.
public typealias CompactMenuControlGroupStyle = DefaultControlGroupStyle
/// In a menu, to choose from; the same.
public typealias PaletteControlGroupStyle = DefaultControlGroupStyle

nonisolated extension ControlGroupStyle where Self == DefaultControlGroupStyle {
  /// The default look.
  public static var automatic: Self { Self() }
  /// For moving between screens; the same.
  public static var navigation: Self { Self() }
  /// In a menu; the same.
  public static var menu: Self { Self() }
  /// In a menu, small; the same.
  public static var compactMenu: Self { Self() }
  /// In a menu, to choose from; the same.
  public static var palette: Self { Self() }
}

nonisolated extension View {
  /// Draws groups of controls in this view in a style of the program's own; those of the library are rows.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    let isUsual = style is DefaultControlGroupStyle
    return controlStyle(isUsual ? nil : styleBody(of: style) { $0.makeBody(configuration: $1) })
  }
}
