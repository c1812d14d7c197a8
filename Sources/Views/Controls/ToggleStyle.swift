/// A way to draw toggles.
///
/// A custom style draws all of it, and lets the user turn it over by a button or a tap.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// The toggle to draw.
  typealias Configuration = ToggleStyleConfiguration

  /// What a toggle looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default look of toggles: `[x] Title`.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  private let tint: Color?

  /// The style that goes back to the usual one.
  public init() { tint = nil }

  /// - Parameter tint: The colour of the sign of a toggle that is on; it wins over the tint of the views around.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).environment { if let tint { $0.tint = tint } }
  }
}

/// As a switch, which in cells is the usual toggle.
public typealias SwitchToggleStyle = DefaultToggleStyle
/// As a box to check, which is what the usual toggle is.
public typealias CheckboxToggleStyle = DefaultToggleStyle
/// As a button that stays down, which in cells is the usual toggle.
public typealias ButtonToggleStyle = DefaultToggleStyle

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default look of toggles.
  public static var automatic: Self { Self() }
  /// As a switch.
  public static var `switch`: Self { Self() }
  /// As a box to check.
  public static var checkbox: Self { Self() }
  /// As a button that stays down.
  public static var button: Self { Self() }
}

/// The toggle that a custom style draws.
public nonisolated struct ToggleStyleConfiguration {
  /// The type of the label, whatever it is made of.
  public typealias Label = AnyView

  /// The label, to be put where the style wants it.
  public let label: Label
  /// Whether the toggle is on; writing it turns the toggle over.
  @Binding public var isOn: Bool
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style draws, for a style that only adds to it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

nonisolated extension View {
  /// Draws the toggles in this view in a style.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    environment(\.toggleBody, styleBody(of: style) { $0.makeBody(configuration: $1) })
  }
}
