/// A line of text that is typed but never shown: each character of it is a dot.
public nonisolated struct SecureField<Label: View>: PrimitiveView {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private var onCommit: (() -> Void)?

  /// A field with views that say what it is for; they stand in it while it is empty and has no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    TextField(hidden: text, prompt: prompt, label: label, onCommit: onCommit)
      ._resolve(context, into: &nodes)
  }
}

nonisolated extension SecureField where Label == Text {
  /// A field with a title, which stands in it while it is empty and has no prompt.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// The older form: the closure is run when Enter is pressed.
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    self.onCommit = onCommit
  }
}
