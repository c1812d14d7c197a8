import Cells

/// A way to draw buttons that is one's own.
///
/// The button itself stays what it is: the keys, the click, and the focus, which is drawn reversed over
/// whatever the style draws.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// The button to draw.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button looks like; asked for once a frame and button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The button that a custom style draws.
public nonisolated struct ButtonStyleConfiguration {
  /// The type of the label, whatever it is made of.
  public typealias Label = AnyView

  /// What the button is to do, where it said so.
  public let role: ButtonRole?
  /// The label, to be put where the style wants it.
  public let label: Label
  /// Always false: a terminal says that a key went down, never how long it stays there.
  public let isPressed = false
}

nonisolated extension View {
  /// Draws the buttons in this view in a custom way.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    let look = ButtonLook.custom(styleBody(of: style) { $0.makeBody(configuration: $1) })
    return environment { $0.buttonLook = look }
  }
}

/// How buttons are drawn where a view stands.
public nonisolated struct ButtonLook {
  /// Whether the label stands between brackets; without them only the focus is marked.
  let hasEnds: Bool
  let attributes: Style.Attributes
  let isTinted: Bool
  /// Draws the label; nil to draw it as it is.
  var makeBody: ((ButtonStyleConfiguration) -> AnyView)?
  /// Takes the place of the whole button; nil for one that is drawn as the rest says.
  var makeButton: ((PrimitiveButtonStyleConfiguration) -> AnyView)?

  static var bordered: ButtonLook { ButtonLook(hasEnds: true, attributes: .bold, isTinted: false) }
  static var prominent: ButtonLook {
    ButtonLook(hasEnds: true, attributes: .bold, isTinted: true)
  }
  static var plain: ButtonLook { ButtonLook(hasEnds: false, attributes: [], isTinted: false) }
  static var borderless: ButtonLook { ButtonLook(hasEnds: false, attributes: [], isTinted: true) }

  static func custom(_ makeBody: @escaping (ButtonStyleConfiguration) -> AnyView) -> ButtonLook {
    var look = plain
    look.makeBody = makeBody
    return look
  }

  static func primitive(
    _ makeButton: @escaping (PrimitiveButtonStyleConfiguration) -> AnyView
  ) -> ButtonLook {
    var look = plain
    look.makeButton = makeButton
    return look
  }

  /// The style of a label that can be used.
  func style(in environment: EnvironmentValues) -> Style {
    var style = environment.style.adding(attributes)
    guard isTinted else { return style }
    let isBold = style.attributes.contains(.bold)
    TintShapeStyle()._apply(to: &style, in: environment)
    style.set(.bold, isBold)
    return style
  }

  /// The label of a button as one node.
  @MainActor func label(_ label: some View, role: ButtonRole?, in context: ResolveContext)
    -> any Node
  {
    guard let makeBody else { return context.label(label) }
    let configuration = ButtonStyleConfiguration(role: role, label: AnyView(label))
    var context = context
    // A button within the body of a style would draw itself forever.
    context.environment.buttonLook = .plain
    return context.label(makeBody(configuration))
  }
}

nonisolated extension EnvironmentValues {
  /// How buttons are drawn from here on.
  var buttonLook: ButtonLook {
    get { self[of: ButtonLook.self] ?? .bordered }
    set { self[of: ButtonLook.self] = newValue }
  }
}
