/// What a style of one's own is told of the button that it draws.
public struct ButtonStyleConfiguration {
  /// The label of the button, whatever its type.
  public struct Label: PrimitiveView {
    let content: AnyView

    public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
      content._resolve(context.child(.body), into: &nodes)
    }
  }

  /// What the button is to do, where it said so.
  public let role: ButtonRole?
  /// The label, to be put where the style wants it.
  public let label: Label
  /// Always false: a terminal says that a key went down, never how long it stays there.
  public let isPressed = false
}
