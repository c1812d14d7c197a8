import Cells

/// The options of a picker, and which of them is chosen.
struct PickerOptions<Value: Hashable, Content: View> {
  struct Option {
    /// Nil for a header, for a footer, and for a view without a tag.
    let tag: AnyHashable?
    let role: RowList.Part.Role
    let row: RowList.Row
  }

  let selection: Binding<Value>
  let content: Content

  /// The options as they stand below a place.
  func all(in context: ResolveContext) -> [Option] {
    context.rows(of: content, at: .index(0)).parts.flatMap { part in
      (0..<part.count).map { Option(tag: part.id($0), role: part.role, row: part.row($0)) }
    }
  }

  func isChosen(_ option: Option) -> Bool {
    guard let tag = option.tag else { return false }
    return tag.base as? Value == selection.wrappedValue
  }

  func choose(_ option: Option) {
    guard let value = option.tag?.base as? Value, value != selection.wrappedValue else { return }
    selection.wrappedValue = value
  }
}

/// The label of the chosen option; nothing where none is chosen.
nonisolated struct ChosenOption<Value: Hashable, Content: View>: PrimitiveView {
  let options: PickerOptions<Value, Content>

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    guard let option = options.all(in: context).first(where: options.isChosen) else { return }
    nodes.append(option.row.node())
  }
}

/// All options as buttons, a mark before the chosen one.
nonisolated struct PickerChoices<Value: Hashable, Content: View>: PrimitiveView {
  let options: PickerOptions<Value, Content>
  var onChoose: (() -> Void)?

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let box = context.node.kept(0) {
      let box = FocusBox(none: false, invalidate: context.frame.invalidate)
      if context.environment.isInMenu { box.request(true) }
      return box
    }
    context.scope.add(box)
    for (index, option) in options.all(in: context).enumerated() {
      var inner = context.child(.index(index + 1))
      if options.isChosen(option) { inner.tieFocus(to: box, true) }
      view(of: option)._resolve(inner, into: &nodes)
    }
  }

  static var _makesSeveralRows: Bool { true }

  func _rows(_ context: ResolveContext, into rows: inout RowList) {
    for (index, option) in options.all(in: context).enumerated() {
      rows.append {
        view(of: option)._rows(context.child(.index(index + 1)), into: &$0)
      } changing: { (part: RowList.Part) in
        part.role = option.role
      }
    }
  }

  @MainActor @ViewBuilder private func view(of option: PickerOptions<Value, Content>.Option)
    -> some View
  {
    if option.role == .row {
      Button {
        options.choose(option)
        onChoose?()
      } label: {
        Text(options.isChosen(option) ? "✓" : " ")
        OptionLabel(row: option.row)
      }
      .buttonStyle(.plain)
    } else {
      OptionLabel(row: option.row)
    }
  }
}

/// A view of the content of a picker.
private nonisolated struct OptionLabel: PrimitiveView {
  let row: RowList.Row

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    nodes.append(row.node(.leading))
  }
}
