import Cells

/// Something that is on or off: Enter, Space or a click turns it over.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// A toggle with any views as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    if let draw = context.environment.toggleBody {
      let parts = ToggleStyleConfiguration(label: AnyView(label), isOn: isOn)
      return context.resolve(draw(parts), into: &nodes, sharesFocus: true) {
        $0.toggleBody = nil
      }
    }
    let isEnabled = context.environment.isEnabled
    var inner = context
    if !isEnabled { inner.environment.style = context.environment.style.adding(.dim) }
    let closeMenu = context.environment.outerMenu
    let turn = { [isOn] in
      isOn.wrappedValue.toggle()
      closeMenu?()
    }
    let id = context.takePress(turn)
    var sign = inner.environment.style
    if isOn.wrappedValue, isEnabled { sign = inner.environment.progressStyle }
    nodes.append(
      ToggleNode(
        label: inner.environment.areLabelsHidden
          ? StackNode.row([]) : inner.label(label), isOn: isOn.wrappedValue,
        style: sign, id: id, press: isEnabled ? turn : nil))
  }
}

nonisolated extension Toggle where Label == Text {
  /// A toggle with a text as its label.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

nonisolated extension Toggle where Label == Views.Label<Text, Image> {
  /// A toggle with a text and a symbol before it as its label.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Views.Label(title, systemImage: systemImage) }
  }
}

/// A toggle as it is drawn: `[x] Title` or `[ ] Title`, and with the focus reversed, `▸x◂ Title`.
private struct ToggleNode: Node {
  let label: any Node
  let isOn: Bool
  /// That of the sign.
  let style: Style
  let id: FocusID
  /// Nil for a toggle that is disabled.
  let press: (() -> Void)?

  private static let box = 4

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal: label.lengths(axis, across: across).adding(Self.box)
    case .vertical: label.lengths(axis, across: across.map { max(0, $0 - Self.box) })
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let part = label.layout(proposal.inset(columns: Self.box, rows: 0))
    let size = Size(width: part.size.width + Self.box, height: max(1, part.size.height))
    return Placement(size: size) { painter, origin in
      let block = Rect(origin: origin, size: size)
      let isFocused = painter.focused == id
      let mark = isOn ? "x" : " "
      painter.put(isFocused ? "▸\(mark)◂" : "[\(mark)]", at: origin, style: style)
      part.paint(&painter, origin.moved(x: Self.box))
      painter.finishControl(block, id, press: press)
    }
  }
}
