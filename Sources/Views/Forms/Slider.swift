import Cells

/// A value from a range, set along a line: `━━━━●──────`.
///
/// With the focus, or in the row of a list with the cursor, the arrows to the left and to the right move it; Home and
/// End go to the ends. A click sets it, and so does the pointer while the button is held down.
public nonisolated struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  private let fraction: Double
  /// The part of the line that a key moves it by.
  private let step: Double
  private let set: (Double) -> Void
  private let labels: (minimum: ValueLabel, maximum: ValueLabel)?
  private let onEditingChanged: (Bool) -> Void

  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, _ step: Value.Stride?,
    _ labels: (ValueLabel, ValueLabel)?, _ onEditingChanged: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint {
    let lower = Double(bounds.lowerBound)
    let length = Double(bounds.upperBound) - lower
    let part = length > 0 ? (Double(value.wrappedValue) - lower) / length : 0
    fraction = part > 0 ? min(1, part) : 0
    let distance = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    self.step = length > 0 ? (distance ?? length / 20) / length : 1
    set = { fraction in
      var wanted = fraction * length
      if let distance { wanted = (wanted / distance).rounded() * distance }
      let new = Value(lower + max(0, min(length, wanted)))
      if new != value.wrappedValue { value.wrappedValue = new }
    }
    self.labels = labels
    self.onEditingChanged = onEditingChanged
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let id = context.takeFocus(isAdjustable: true) { press in
      switch press {
      case KeyPress(.leftArrow), KeyPress("-"): move(to: fraction - step)
      case KeyPress(.rightArrow), KeyPress("+"): move(to: fraction + step)
      case KeyPress(.home): move(to: 0)
      case KeyPress(.end): move(to: 1)
      default: return .ignored
      }
      return .handled
    }
    let isEnabled = context.environment.isEnabled
    var style = context.environment.style
    if isEnabled {
      TintShapeStyle()._apply(to: &style, in: context.environment)
    } else {
      style = style.adding(.dim)
    }
    let line = SliderNode(
      fraction: fraction, style: style, id: id, set: isEnabled ? { set(max(0, min(1, $0))) } : nil,
      onEditingChanged: onEditingChanged, capture: context.environment.pointerCapture)
    guard let labels, !context.environment.areLabelsHidden else { return nodes.append(line) }
    nodes.append(
      StackNode.row(
        context.nodes(of: labels.minimum, at: .index(0), along: .horizontal) + [line]
          + context.nodes(of: labels.maximum, at: .index(1), along: .horizontal)))
  }

  private func move(to fraction: Double) {
    onEditingChanged(true)
    set(max(0, min(1, fraction)))
    onEditingChanged(false)
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider over a range.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, nil, onEditingChanged)
  }

  /// A slider over a range, in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, nil, onEditingChanged)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// A slider with a label for those who cannot see it; it is not shown.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, nil, onEditingChanged)
  }

  /// The same in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, nil, onEditingChanged)
  }
}

nonisolated extension Slider {
  /// A slider with views at its two ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  /// The same in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  /// The same in the order of older code.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }

  /// The same in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }
}

/// The line of a slider, with a knob that is reversed while it has the focus.
private struct SliderNode: Node {
  /// From 0 to 1.
  let fraction: Double
  let style: Style
  let id: FocusID
  /// Nil for one that is disabled.
  let set: ((Double) -> Void)?
  let onEditingChanged: (Bool) -> Void
  let capture: PointerCapture?

  private static let idealWidth = 20

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    axis == .horizontal ? Lengths(min: 3, ideal: Self.idealWidth, max: .max) : .fixed(1)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let size = Size(width: max(1, proposal.width ?? Self.idealWidth), height: 1)
    let last = size.width - 1
    let knob = Int((fraction * Double(last)).rounded())
    return Placement(size: size) { painter, origin in
      let block = Rect(origin: origin, size: size)
      for x in 0..<size.width {
        let point = origin.moved(x: x)
        painter.put(
          x == knob ? "●" : x < knob ? "━" : "─", at: point,
          style: x <= knob ? style : style.adding(.dim))
      }
      if painter.focused == id {
        let cell = Rect(origin: origin.moved(x: knob), size: Size(width: 1, height: 1))
        painter.restyle(cell) { $0.attributes.insert(.reverse) }
      }
      guard let set else { return painter.locate(id, in: block) }
      painter.respond(in: block, focus: id) { event, place in
        guard event.action == .press else { return false }
        follow(event.location.x - place.x, last, set)(event)
        return true
      }
    }
  }

  /// Sets the value where the pointer is, until the button comes up.
  /// - Parameter start: The column of the screen that the line starts at.
  private func follow(
    _ start: Int, _ last: Int, _ set: @escaping (Double) -> Void
  ) -> (MouseEvent) -> Void {
    let move = { (event: MouseEvent) in
      set(last > 0 ? Double(max(0, min(last, event.location.x - start))) / Double(last) : 1)
      if event.action == .release { onEditingChanged(false) }
    }
    onEditingChanged(true)
    if let capture { capture.hold(move) } else { onEditingChanged(false) }
    return move
  }
}
