import Cells

/// Something to press: with Enter or Space when it has the focus, or with a click.
public nonisolated struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// A button with any view as its label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role: red if it is destructive, pressed by Escape if it cancels an alert.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let dismiss = context.environment.dismissModal
    let press = {
      action()
      dismiss?()
    }
    let look = context.environment.buttonLook
    if let makeButton = look.makeButton {
      return resolve(makeButton, press, in: context, into: &nodes)
    }
    let id = context.takePress(isDestructive: role == .destructive, press)
    var style = look.style(in: context.environment)
    if role == .destructive { Color.red.apply(to: &style) }
    let isEnabled = context.environment.isEnabled
    if isEnabled {
      takeKeys(press, in: context)
    } else {
      style = context.environment.style.adding(.dim)
    }
    var inner = context
    inner.change {
      ($0.style, $0.focusable) = (style, id)
      // As the label is laid out: it need not change the values once more.
      $0.stackAxis = .horizontal
    }
    nodes.append(
      ButtonNode(
        label: look.label(label, role: role, in: inner), style: style, id: id,
        hasEnds: look.hasEnds, press: isEnabled ? press : nil))
  }
}

extension Button {
  /// Lets the keys that are known beside the button press it: those of an alert, and its shortcut.
  private func takeKeys(_ press: @escaping () -> Void, in context: ResolveContext) {
    if context.environment.dismissModal != nil {
      if role == .cancel {
        context.scope.cancel = press
        context.environment.modal?.hasCancel = true
      } else if role != .destructive, let modal = context.environment.modal {
        modal.mainAction = modal.mainAction ?? press
      }
    }
    context.takeShortcut(press)
  }

  /// Shows what a style makes of the button, in which buttons are drawn as usual again.
  private func resolve(
    _ makeButton: (PrimitiveButtonStyleConfiguration) -> AnyView, _ press: @escaping () -> Void,
    in context: ResolveContext, into nodes: inout NodeList
  ) {
    if context.environment.isEnabled { takeKeys(press, in: context) }
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: AnyView(label), press: press)
    context.resolve(makeButton(configuration), into: &nodes, sharesFocus: true) {
      $0.buttonLook = .bordered
      $0.dismissModal = nil
    }
  }
}

nonisolated extension Button where Label == Text {
  /// A button with a text as its label.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// A button with a text as its label, and a role.
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

nonisolated extension Button where Label == Views.Label<Text, Image> {
  /// A button with a text and a symbol before it as its label.
  public init(_ title: some StringProtocol, systemImage: String, action: @escaping () -> Void) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// A button with a text and a symbol before it as its label, and a role.
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Views.Label(title, systemImage: systemImage) }
  }
}

/// What pressing a button means.
public nonisolated enum ButtonRole: Sendable {
  /// Leaves things as they were; Escape presses it.
  case cancel
  /// Takes something away.
  case destructive
  /// Ends what is shown, with nothing to decide.
  case close
  /// Keeps what was done.
  case confirm
}

/// A button as it is drawn: `[ OK ]`, and with the focus reversed and between pointers, `▸ OK ◂`; or the
/// label alone.
struct ButtonNode: Node {
  let label: any Node
  let style: Style
  let id: FocusID
  var hasEnds = true
  /// Nil for a button that is disabled.
  let press: (() -> Void)?

  private var ends: Int { hasEnds ? 4 : 0 }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal: label.lengths(axis, across: across).adding(ends)
    case .vertical: label.lengths(axis, across: across.map { max(0, $0 - ends) })
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let part = label.layout(proposal.inset(columns: ends, rows: 0))
    let size = Size(width: part.size.width + ends, height: max(1, part.size.height))
    return Placement(size: size) { painter, origin in
      let block = Rect(origin: origin, size: size)
      let isFocused = painter.focused == id
      painter.blank(block, style: style)
      if hasEnds {
        let middle = origin.moved(y: (size.height - 1) / 2)
        painter.put(isFocused ? "▸" : "[", at: middle, style: style)
        painter.put(isFocused ? "◂" : "]", at: middle.moved(x: size.width - 1), style: style)
      }
      part.paint(&painter, origin.moved(x: ends / 2))
      painter.finishControl(block, id, press: press)
    }
  }
}
