extension LabeledContent where Label == Text, Content == Text {
  /// A value as a format writes it, with a text as its name.
  public init<F: FormatStyle>(
    _ title: some StringProtocol, value: F.FormatInput, format: F
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(title, value: format.format(value))
  }
}

nonisolated extension Stepper {
  /// A stepper with its value as a format writes it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable & Equatable, F.FormatOutput == String {
    self = Self(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
      .writing(format.format(value.wrappedValue))
  }

  /// The same for a value that stays within bounds.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable & Equatable, F.FormatOutput == String {
    self = Self(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged
    ).writing(format.format(value.wrappedValue))
  }
}

nonisolated extension Stepper where Label == Text {
  /// A stepper with a text as its label, and its value as a format writes it.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable & Equatable, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// The same for a value that stays within bounds.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable & Equatable, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
