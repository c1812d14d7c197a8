extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner with any views beside it, e.g. the seconds gone.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }

  /// A bar with views above it.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A spinner alone.
  public init() { self.init { EmptyView() } }

  /// A bar alone, or without a value a spinner.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A spinner with a text beside it.
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  /// A bar with a text above it, or without a value a spinner with the text beside it.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}
