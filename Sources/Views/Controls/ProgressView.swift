/// A sign that something is under way: a spinner while nobody knows how long, else a bar.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// A bar with views above and below it, or without a value a spinner with them beside it.
  ///
  /// - Parameters:
  ///   - value: How much is done, from 0 to the total; beyond that it counts as the nearer end.
  ///   - total: What it will be in the end.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { Self.fraction(Double($0), of: Double(total)) }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    let environment = context.environment
    switch (fraction, environment.progressLook.isCircular) {
    case (nil, _): nodes.append(row(spinner(context), context))
    case (let fraction?, true):
      nodes.append(row(DialNode(fraction: fraction, style: environment.progressStyle), context))
    case (let fraction?, false):
      var bar = environment.style
      TintShapeStyle()._apply(to: &bar, in: environment)
      nodes.append(column(BarNode(fraction: fraction, style: bar), context))
    }
  }

  private static func fraction(_ value: Double, of total: Double) -> Double {
    let fraction = value / total
    return fraction > 0 && total > 0 ? min(1, fraction) : 0
  }
}

extension ProgressView {
  private func spinner(_ context: ResolveContext) -> SpinnerNode {
    SpinnerNode(
      now: context.frame.now, isStill: context.environment.accessibilityReduceMotion,
      style: context.environment.progressStyle)
  }

  /// The labels beside a sign.
  private func row(_ sign: any Node, _ context: ResolveContext) -> any Node {
    StackNode(
      axis: .horizontal, spacing: 1, alignment: .center,
      children: [sign] + labels(context) + values(context))
  }

  /// The labels above and below a bar.
  private func column(_ bar: any Node, _ context: ResolveContext) -> any Node {
    StackNode.column(labels(context) + [bar] + values(context), alignment: .leading)
  }

  private func labels(_ context: ResolveContext) -> [any Node] {
    var context = context
    context.environment.stackAxis = .horizontal
    return context.nodes(of: label)
  }

  private func values(_ context: ResolveContext) -> [any Node] {
    var context = context
    context.environment.stackAxis = .horizontal
    context.environment.style.attributes.insert(.dim)
    return context.nodes(of: currentValueLabel, at: .index(1))
  }
}
