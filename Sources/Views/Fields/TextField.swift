import Cells

/// A line of text that a user can change.
///
/// With the focus it takes what is typed or pasted, the arrows, Home and End. Ctrl with `a` `e` `u` `k` `w`
/// edits as in shells; Enter submits. It is as wide as there is room. With a vertical axis it wraps what is typed, and grows
/// within the line limit; the arrows up and down go from line to line.
public nonisolated struct TextField<Label: View>: PrimitiveView {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private var axis = Axis.horizontal
  private var onEditingChanged: ((Bool) -> Void)?
  private var onCommit: (() -> Void)?
  /// What each character is shown as; nil shows them.
  private var mask: Character?
  /// Takes over what was typed when Enter is pressed or the focus goes; nil to take over each key.
  private var take: ((String) -> Void)?

  /// A field with views that say what it is for; they stand in it while it is empty and has no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    if let styled = context.environment.textFieldBody {
      return context.resolve(styled(erased), into: &nodes) { $0.textFieldBody = nil }
    }
    var context = context
    let typed = context.node.kept(2) { Typed() }
    let takeTyped = take.map { take in
      {
        if let text = typed.text { take(text) }
        typed.text = nil
      }
    }
    var text = text
    if takeTyped != nil {
      text = Binding(get: { [text] in typed.text ?? text.wrappedValue }, set: { typed.text = $0 })
    }
    var onEditingChanged = onEditingChanged
    var commit = onCommit
    if let takeTyped {
      onEditingChanged = { [told = onEditingChanged] isEditing in
        if !isEditing { takeTyped() }
        told?(isEditing)
      }
      commit = { [onCommit] in
        takeTyped()
        onCommit?()
      }
    }
    if let onEditingChanged {
      let box = context.node.kept(1) { FocusBox(none: false, invalidate: {}) }
      box.onChange = { onEditingChanged($0 == AnyHashable(true)) }
      context.tieFocus(to: box, true)
    }
    let placeholder = prompt.map { context.node(of: $0, at: .index(0)) }
    let shown = placeholder ?? context.node(of: label, at: .index(1))
    let submit = context.submit(.text, commit)
    if axis == .vertical {
      let field = EditableBlock(text: text, placeholder: shown, submit: submit)
      return nodes.append(field.node(in: context))
    }
    let field = EditableLine(text: text, mask: mask, placeholder: shown, submit: submit)
    nodes.append(field.node(in: context))
  }

  /// The field as a style is given it.
  private var erased: TextField<AnyView> {
    var field = TextField<AnyView>(text: text, prompt: prompt) { AnyView(label) }
    field.axis = axis
    field.onEditingChanged = onEditingChanged
    field.onCommit = onCommit
    field.mask = mask
    field.take = take
    return field
  }
}

/// What was typed into a field and is not taken over yet.
private final class Typed {
  var text: String?
}

nonisolated extension TextField {
  /// A field for text that may be long, with views that say what it is for.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    self.axis = axis
  }

  /// A field that shows a dot for each character.
  init(
    hidden text: Binding<String>, prompt: Text?, label: Label, onCommit: (() -> Void)?
  ) {
    self.init(text: text, prompt: prompt) { label }
    self.onCommit = onCommit
    mask = "•"
  }

  /// A field of a value that is no text: what is typed is taken over when Enter is pressed or the focus goes.
  package init(
    label: Label, prompt: Text? = nil, formatted: @autoclosure @escaping () -> String,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil,
    take: @escaping (String) -> Void
  ) {
    self.init(text: Binding(get: formatted, set: { _ in }), prompt: prompt) { label }
    self.take = take
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

nonisolated extension TextField where Label == Text {
  /// A field with a title, which stands in it while it is empty and has no prompt.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field for text that may be long: with a vertical axis it has several lines.
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(title, text: text, prompt: prompt)
    self.axis = axis
  }

  /// The older form: one closure is called when the focus comes and goes, one when Enter is pressed.
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// The older form with the first closure alone, which is called when the focus comes and goes.
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text)
    self.onEditingChanged = onEditingChanged
  }
}
