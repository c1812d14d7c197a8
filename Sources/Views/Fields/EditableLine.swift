import Cells

/// What the fields have in common: a line of text, shown as it is or masked, that keys and pastes change.
struct EditableLine {
  let text: Binding<String>
  /// What each character is shown as; nil shows them.
  let mask: Character?
  let placeholder: any Node
  /// What Enter does; nil leaves it to the views around the field.
  let submit: (() -> Void)?

  func node(in context: ResolveContext) -> any Node {
    let caret = context.node.kept(0) { Caret() }
    let characters = Array(text.wrappedValue)
    caret.settle(in: characters)
    var style = context.environment.style
    if !context.environment.isEnabled { style.attributes.insert(.dim) }
    let invalidate = context.frame.invalidate
    let id = context.takeFocus(
      paste: { insert($0, caret, invalidate) }, { take($0, caret, invalidate) })
    return FieldNode(
      characters: mask.map { Array(repeating: $0, count: characters.count) } ?? characters,
      placeholder: placeholder, caret: caret, style: style, id: id,
      isEnabled: context.environment.isEnabled)
  }

  private func take(
    _ press: KeyPress, _ caret: Caret, _ invalidate: () -> Void
  ) -> KeyPress.Result {
    if press == KeyPress(.return), let submit {
      submit()
      return .handled
    }
    var edited = Array(text.wrappedValue)
    guard caret.take(press, in: &edited) else { return .ignored }
    write(edited, invalidate)
    return .handled
  }

  /// A paste is one line: what breaks lines becomes a space.
  private func insert(_ pasted: String, _ caret: Caret, _ invalidate: () -> Void) {
    var edited = Array(text.wrappedValue)
    caret.insert(pasted.map { $0.isNewline || $0 == "\t" ? " " : $0 }, in: &edited)
    write(edited, invalidate)
  }

  private func write(_ edited: [Character], _ invalidate: () -> Void) {
    if edited != Array(text.wrappedValue) { text.wrappedValue = String(edited) }
    invalidate()
  }
}
