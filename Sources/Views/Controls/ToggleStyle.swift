/// A way to draw toggles.
///
/// A style of one's own draws all of it, and lets the person turn it over by a button or a tap.
@MainActor public protocol ToggleStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// What the style is told of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// What a toggle looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// As toggles are drawn by themselves: `[x] Title`.
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
  /// As toggles are drawn by themselves.
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
