import Cells

/// A value that is made less or more step by step: `Label  [-|+]`.
///
/// With the focus, or in the row of a list with the cursor, the arrows to the left and to the right do it, and so do `-`
/// and `+`; a click on a sign does it too.
public nonisolated struct Stepper<Label: View>: PrimitiveView {
  private let label: Label
  /// What is written between the label and the signs.
  private var written: String?
  private let decrement: (() -> Void)?
  private let increment: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  /// A stepper that calls what makes less or more; without such an action it goes no further that way.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let id = context.takeFocus(isAdjustable: true) { press in
      switch press {
      case KeyPress(.leftArrow), KeyPress("-"): step(decrement)
      case KeyPress(.rightArrow), KeyPress("+"): step(increment)
      default: return .ignored
      }
      return .handled
    }
    let isEnabled = context.environment.isEnabled
    let style = context.environment.style
    let control = StepperNode(
      style: isEnabled ? style : style.adding(.dim), id: id,
      canStep: (isEnabled && decrement != nil, isEnabled && increment != nil),
      step: isEnabled ? { step($0 ? increment : decrement) } : nil)
    if let written {
      let named = LabeledContent(content: { Text(written) }, label: { label })
      return nodes.append(context.labelled(named, control))
    }
    nodes.append(context.labelled(label, control))
  }

  private func step(_ action: (() -> Void)?) {
    guard let action else { return }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
  }
}

nonisolated extension Stepper {
  /// The stepper with its value between the label and the signs.
  package func writing(_ value: String) -> Stepper {
    var stepper = self
    stepper.written = value
    return stepper
  }

  /// A stepper of a value without bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value that stays within bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func set(_ wanted: Value) {
      value.wrappedValue = min(max(wanted, bounds.lowerBound), bounds.upperBound)
    }
    let now = value.wrappedValue
    self.init(
      label: label,
      onIncrement: now < bounds.upperBound ? { set(value.wrappedValue.advanced(by: step)) } : nil,
      onDecrement: now > bounds.lowerBound ? { set(value.wrappedValue.advanced(by: -step)) } : nil,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper that calls what makes less or more, in the order of older code.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// The same in the order of older code.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Stepper where Label == Text {
  /// A stepper with a text as its label, of a value without bounds.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a text as its label, of a value that stays within bounds.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a text as its label that calls what makes less or more.
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

/// The two signs of a stepper: `[-|+]`, and with the focus reversed, `▸-|+◂`.
private struct StepperNode: Node {
  let style: Style
  let id: FocusID
  let canStep: (back: Bool, forward: Bool)
  /// Makes more, or less; nil for one that is disabled.
  let step: ((_ isMore: Bool) -> Void)?

  private static let size = Size(width: 5, height: 1)

  func lengths(_ axis: Axis, across: Int?) -> Lengths { .fixed(Self.size[axis]) }

  func layout(_ proposal: Proposal) -> Placement {
    Placement(size: Self.size) { painter, origin in
      let isFocused = painter.focused == id
      painter.put(isFocused ? "▸-|+◂" : "[-|+]", at: origin, style: style)
      for (x, sign, isActive) in [(1, "-", canStep.back), (3, "+", canStep.forward)] where !isActive
      {
        painter.put(sign, at: origin.moved(x: x), style: style.adding(.dim))
      }
      let block = Rect(origin: origin, size: Self.size)
      if isFocused { painter.restyle(block) { $0.attributes.insert(.reverse) } }
      guard let step else { return }
      painter.respond(in: block, focus: id) { event, place in
        guard event.action == .press else { return false }
        if place.x != 2 { step(place.x > 2) }
        return true
      }
    }
  }
}
