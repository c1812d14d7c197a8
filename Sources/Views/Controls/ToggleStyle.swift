/// A way to draw toggles.
///
/// A custom style draws all of it, and lets the user turn it over by a button or a tap.
@MainActor public protocol ToggleStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// The toggle to draw.
  typealias Configuration = ToggleStyleConfiguration

  /// What a toggle looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default look of toggles: `[x] Title`.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style that goes back to the usual one.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// As a switch, which in cells is the usual toggle.
public struct SwitchToggleStyle: ToggleStyle {
  /// The style by its type, as older code names it.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// As a button that stays down, which in cells is the usual toggle.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style by its type, as older code names it.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default look of toggles.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// As a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// As a button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The toggle that a custom style draws.
public struct ToggleStyleConfiguration {
  /// The label of the toggle, whatever its type.
  public struct Label: PrimitiveView {
    let content: AnyView

    public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
      content._resolve(context.child(.body), into: &nodes)
    }
  }

  /// The label, to be put where the style wants it.
  public let label: Label
  /// Whether the toggle is on; writing it turns the toggle over.
  @Binding public var isOn: Bool
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style draws, for a style that only adds to it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension View {
  /// Draws the toggles in this view in a style.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    environment(\.toggleBody) { configuration in
      AnyView(LinkedView(style) { $0.makeBody(configuration: configuration) })
    }
  }
}

extension EnvironmentValues {
  private enum Key: EnvironmentKey {
    static var defaultValue: ((ToggleStyleConfiguration) -> AnyView)? { nil }
  }

  /// What draws toggles from here on; nil to draw them as usual, as within a style.
  var toggleBody: ((ToggleStyleConfiguration) -> AnyView)? {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}
