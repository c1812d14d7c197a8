/// How a field would be framed; in cells all fields look alike.
@MainActor public protocol TextFieldStyle {}

/// As fields are drawn by themselves.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// Without a frame.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

/// In a round frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style by its type, as older code names it.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As fields are drawn by themselves.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a frame.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// In a round frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
