/// A way to draw buttons that says itself how they are pressed: one of the library's, or one's own.
///
/// A custom style draws the whole button. It is pressed by what the style puts in: another button, or a gesture that
/// calls the configuration's `trigger()`. A tap is pressed by Enter and Space too; a drag has no keys.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// The button to draw.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// What a button looks like, and does; asked for once a frame and button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What buttons look like in this style of the library's.
  nonisolated var _look: ButtonLook { get }
}

nonisolated extension PrimitiveButtonStyle {
  public var _look: ButtonLook {
    .primitive(styleBody(of: self) { $0.makeBody(configuration: $1) })
  }
}

/// The button that a custom style draws and presses.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The type of the label, whatever it is made of.
  public typealias Label = AnyView

  /// What the button is to do, where it said so.
  public let role: ButtonRole?
  /// The label, to be put where the style wants it.
  public let label: Label
  let press: () -> Void

  /// Does what the button is for.
  public func trigger() { press() }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style draws, for a style that only adds to it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.press) { configuration.label }
  }
}

nonisolated extension View {
  /// Draws the buttons in this view in one of the library's ways, or in one that presses them itself.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    let look = style._look
    return environment { $0.buttonLook = look }
  }
}

/// Between brackets: `[ OK ]`.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style of most buttons.
  public init() {}
  public var _look: ButtonLook { .bordered }
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// The default look of buttons: `[ OK ]`.
public typealias DefaultButtonStyle = BorderedButtonStyle

/// As a key of glass, which in cells is the usual button.
public typealias GlassButtonStyle = BorderedButtonStyle

/// Between brackets and in the tint, for the one that is pressed most.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style of the main button.
  public init() {}
  public var _look: ButtonLook { .prominent }
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// As a key of glass for the main button; the same.
public typealias GlassProminentButtonStyle = BorderedProminentButtonStyle

/// The label in the tint, without brackets.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style of a button within text or in a row.
  public init() {}
  public var _look: ButtonLook { .borderless }
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// As a link, which is the label in the tint.
public typealias LinkButtonStyle = BorderlessButtonStyle
/// In a bar below that of the window; the same.
public typealias AccessoryBarButtonStyle = BorderlessButtonStyle
/// In a bar below that of the window, to do something; the same.
public typealias AccessoryBarActionButtonStyle = BorderlessButtonStyle

/// The label alone, drawn as it is; with the focus it is reversed.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style of something that can be pressed and is drawn by the program.
  public init() {}
  public var _look: ButtonLook { .plain }
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The default look of buttons.
  public static var automatic: Self { Self() }
  /// Between brackets.
  public static var bordered: Self { Self() }
  /// As a key of glass, which in cells is the usual button.
  public static var glass: Self { Self() }

  /// As a key of a kind of glass, which in cells is the usual button.
  public static func glass(_ glass: Glass) -> Self { Self() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Between brackets and in the tint.
  public static var borderedProminent: Self { Self() }
  /// As a key of glass for the main button; the same.
  public static var glassProminent: Self { Self() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without brackets.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
  /// As a link; the same.
  public static var link: Self { Self() }
  /// In a bar below that of the window; the same.
  public static var accessoryBar: Self { Self() }
  /// In a bar below that of the window, to do something; the same.
  public static var accessoryBarAction: Self { Self() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone, drawn as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
