/// A way to draw buttons that the library knows.
@MainActor public protocol PrimitiveButtonStyle {
  /// What buttons look like in this style.
  var _look: ButtonLook { get }
}

/// As buttons are drawn by themselves: `[ OK ]`.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style that goes back to the usual one.
  public init() {}
  public var _look: ButtonLook { .bordered }
}

/// Between brackets: `[ OK ]`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style of most buttons.
  public init() {}
  public var _look: ButtonLook { .bordered }
}

/// Between brackets and in the tint, for the one that is pressed most.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style of the main button.
  public init() {}
  public var _look: ButtonLook { .prominent }
}

/// The label in the tint, without brackets.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style of a button within text or in a row.
  public init() {}
  public var _look: ButtonLook { .borderless }
}

/// The label alone, drawn as it is; with the focus it is reversed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style of something that can be pressed and is drawn by the program.
  public init() {}
  public var _look: ButtonLook { .plain }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As buttons are drawn by themselves.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Between brackets.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Between brackets and in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without brackets.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone, drawn as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
