/// How much there is of something between two ends: a bar, with the names of the ends beside it.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let ends: (minimum: BoundsLabel, maximum: BoundsLabel)?

  /// A gauge with views above, below and beside it.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }

  private init<Value: BinaryFloatingPoint>(
    _ value: Value, _ bounds: ClosedRange<Value>, _ label: Label,
    _ currentValueLabel: CurrentValueLabel, _ ends: (BoundsLabel, BoundsLabel)?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.ends = ends
  }

  /// The gauge in the style of the place where it stands.
  public var body: some View {
    StyledGauge(
      configuration: GaugeStyleConfiguration(
        value: fraction, label: AnyView(label),
        currentValueLabel: currentValueLabel is EmptyView ? nil : AnyView(currentValueLabel),
        minimumValueLabel: ends.map { AnyView($0.minimum) },
        maximumValueLabel: ends.map { AnyView($0.maximum) }))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with a view above it and one below it.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  /// A gauge with a view above it.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), nil)
  }
}
