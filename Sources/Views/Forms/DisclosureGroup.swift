/// Views that are shown while their label is open: `▾ Label`; Enter, Space or a click open and close it.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  /// A group that keeps to itself whether it is open; at first it is not.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// A group that the program opens and closes, too.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    VStack(alignment: .leading) { parts(context) }._resolve(context.child(.body), into: &nodes)
  }

  public static var _makesSeveralRows: Bool { true }

  public func _rows(_ context: ResolveContext, into rows: inout RowList) {
    parts(context)._rows(context.child(.body), into: &rows)
  }

  @MainActor private func parts(_ context: ResolveContext) -> DisclosureParts<Label, Content> {
    DisclosureParts(
      given: isExpanded, styled: context.environment.disclosureGroupBody, content: content,
      label: label)
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  /// A group with a text as its label.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A group with a text as its label that the program opens and closes, too.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The label of a group, and what is in it while it is open.
private nonisolated struct DisclosureParts<Label: View, Content: View>: View {
  @State private var isOpen = false
  let given: Binding<Bool>?
  let styled: ((DisclosureGroupStyleConfiguration) -> AnyView)?
  let content: () -> Content
  let label: Label

  var body: some View {
    let isExpanded = given ?? $isOpen
    if let styled {
      // Groups in this one have the style, too; that of the style itself is the usual one.
      let group = DisclosureGroupStyleConfiguration(
        label: AnyView(label),
        content: AnyView(Group(content: content).environment(\.disclosureGroupBody, styled)),
        isExpanded: isExpanded)
      styled(group).environment(\.disclosureGroupBody, nil)
    } else {
      UsualDisclosure(isExpanded: isExpanded, content: content, label: label)
    }
  }
}

/// The usual look of a group: a sign that points to the label, or down to what is open.
nonisolated struct UsualDisclosure<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let content: () -> Content
  let label: Label

  var body: some View {
    DisclosureLabel(isExpanded: isExpanded, label: label)
    if isExpanded.wrappedValue { Group(content: content).padding(.leading, 16) }
  }
}

/// A label that opens and closes what belongs to it, with a sign that says which it is.
nonisolated struct DisclosureLabel<Label: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label

  var body: some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      Text(isExpanded.wrappedValue ? "▾" : "▸")
      label
    }
    .buttonStyle(.plain)
  }
}
