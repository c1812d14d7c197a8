/// A way to draw fields of text, for the program's own styles as SwiftUI code writes them.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype _Body: View
  /// The type of the label of a field that a style is given.
  typealias _Label = _TextFieldStyleLabel

  /// What a field looks like.
  ///
  /// - Parameter configuration: The field as it is usually drawn, to be put where the style wants it.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a field that a style is given, whatever it is made of.
public typealias _TextFieldStyleLabel = AnyView

/// The look of all fields, whatever the style is called.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style by its type, as older code names it.
  public init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// Without a frame; the same.
public typealias PlainTextFieldStyle = DefaultTextFieldStyle
/// In a round frame; the same.
public typealias RoundedBorderTextFieldStyle = DefaultTextFieldStyle
/// In a square frame; the same.
public typealias SquareBorderTextFieldStyle = DefaultTextFieldStyle

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default look of fields.
  public static var automatic: Self { Self() }
  /// Without a frame.
  public static var plain: Self { Self() }
  /// In a round frame.
  public static var roundedBorder: Self { Self() }
  /// In a square frame.
  public static var squareBorder: Self { Self() }
}

nonisolated extension View {
  /// Draws the fields of text in this view in a style of the program's own; those of the library look alike.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    let isUsual = style is DefaultTextFieldStyle
    return environment(
      \.textFieldBody, isUsual ? nil : styleBody(of: style) { $0._body(configuration: $1) })
  }
}
