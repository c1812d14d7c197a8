/// A way to draw buttons that is one's own.
///
/// The button itself stays what it is: the keys, the click, and the focus, which is drawn reversed over
/// whatever the style draws.
@MainActor public protocol ButtonStyle {
  /// The type of what is drawn, which the compiler works out.
  associatedtype Body: View
  /// What the style is told of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button looks like; asked for once a frame and button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
