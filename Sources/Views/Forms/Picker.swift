/// A choice of one of several options, which are known by their tags.
///
/// The options are views with a `.tag`, or those of a `ForEach`, which have the ids of their elements. They may stand in
/// sections.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  PrimitiveView
{
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// A picker with any views as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// The same in the order of older code.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let options = PickerOptions(selection: selection, content: content)
    let look = context.environment.pickerLook ?? (context.environment.isInMenu ? .inline : .menu)
    var inner = context.child(.index(look.number))
    inner.environment.pickerLook = nil
    switch look {
    case .menu: MenuPicker(options: options, label: label)._resolve(inner, into: &nodes)
    case .inline where context.environment.isInMenu:
      InlinePicker(options: options, label: label)._resolve(inner, into: &nodes)
    case .inline:
      VStack(alignment: .leading) { InlinePicker(options: options, label: label) }
        ._resolve(inner, into: &nodes)
    case .segmented: SegmentedPicker(options: options)._resolve(inner, into: &nodes)
    case .navigationLink: LinkPicker(options: options, label: label)._resolve(inner, into: &nodes)
    }
  }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    guard context.environment.pickerLook == .inline else {
      return appendRow(context, into: &rows)
    }
    InlinePicker(options: PickerOptions(selection: selection, content: content), label: label)
      ._rows(context.child(.index(PickerLook.inline.number)), into: &rows)
  }
}

extension Picker {
  public static var _makesSeveralRows: Bool { true }
}

nonisolated extension Picker where Label == Text {
  /// A picker with a text as its label.
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

nonisolated extension Picker where Label == Views.Label<Text, Image> {
  /// A picker with a text and a symbol before it as its label.
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Views.Label(title, systemImage: systemImage)
    }
  }
}

extension PickerLook {
  /// The place of the picker in this look: another look is another view.
  fileprivate var number: Int {
    switch self {
    case .menu: 0
    case .inline: 1
    case .segmented: 2
    case .navigationLink: 3
    }
  }
}

/// The chosen option behind the label; pressed, it shows all of them in a box.
private nonisolated struct MenuPicker<Label: View, Value: Hashable, Content: View>: PrimitiveView {
  let options: PickerOptions<Value, Content>
  let label: Label

  func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let button = MenuButton {
      HStack {
        ChosenOption(options: options)
        Text("▾")
      }
    } items: {
      PickerChoices(options: options)
    }
    .buttonStyle(.plain)
    nodes.append(
      context.labelled(label, at: .index(1), context.node(of: button, at: .index(0))))
  }
}

/// All options below the label, as rows of their own in a list.
private nonisolated struct InlinePicker<Label: View, Value: Hashable, Content: View>: View {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  let options: PickerOptions<Value, Content>
  let label: Label

  var body: some View {
    if areLabelsHidden {
      PickerChoices(options: options)
    } else {
      Section {
        PickerChoices(options: options)
      } header: {
        label
      }
    }
  }
}

/// The label and the chosen option, as a link to a screen with all of them.
private nonisolated struct LinkPicker<Label: View, Value: Hashable, Content: View>: View {
  let options: PickerOptions<Value, Content>
  let label: Label

  var body: some View {
    NavigationLink {
      ChoiceScreen(options: options)
    } label: {
      LabeledContent {
        ChosenOption(options: options)
      } label: {
        label
      }
    }
  }
}

/// A screen with all options; choosing one goes back.
private nonisolated struct ChoiceScreen<Value: Hashable, Content: View>: View {
  @Environment(\.dismiss) private var dismiss
  let options: PickerOptions<Value, Content>

  var body: some View {
    List { PickerChoices(options: options, onChoose: { dismiss() }) }
  }
}
