/// What a toggle would look like; in cells all look alike.
@MainActor public protocol ToggleStyle {}

/// As toggles are drawn by themselves.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// As a switch.
public struct SwitchToggleStyle: ToggleStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// As a button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style by its type, as older code names it.
  public init() {}
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
