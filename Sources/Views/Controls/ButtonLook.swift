import Cells

/// How buttons are drawn where a view stands.
public struct ButtonLook {
  /// Whether the label stands between brackets; without them only the focus is marked.
  let hasEnds: Bool
  let attributes: Style.Attributes
  let isTinted: Bool
  /// Draws the label; nil to draw it as it is.
  var makeBody: ((ButtonStyleConfiguration) -> AnyView)?

  static let bordered = ButtonLook(hasEnds: true, attributes: .bold, isTinted: false)
  static let prominent = ButtonLook(hasEnds: true, attributes: .bold, isTinted: true)
  static let plain = ButtonLook(hasEnds: false, attributes: [], isTinted: false)
  static let borderless = ButtonLook(hasEnds: false, attributes: [], isTinted: true)

  static func custom(_ makeBody: @escaping (ButtonStyleConfiguration) -> AnyView) -> ButtonLook {
    var look = plain
    look.makeBody = makeBody
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
  func label(_ label: some View, role: ButtonRole?, in context: ResolveContext) -> any Node {
    guard let makeBody else { return context.label(label) }
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(content: AnyView(label)))
    var context = context
    // A button within the body of a style would draw itself for ever.
    context.environment.buttonLook = .plain
    return context.label(makeBody(configuration))
  }
}

extension EnvironmentValues {
  private enum Key: EnvironmentKey {
    static var defaultValue: ButtonLook { .bordered }
  }

  /// How buttons are drawn from here on.
  var buttonLook: ButtonLook {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}
