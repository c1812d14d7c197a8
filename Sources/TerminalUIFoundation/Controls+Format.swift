extension LabeledContent where Label == Text, Content == Text {
  /// A value as a format writes it, with a text as its name.
  public init<F: FormatStyle>(
    _ title: some StringProtocol, value: F.FormatInput, format: F
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(title, value: format.format(value))
  }
}

extension Stepper where Label == LabeledContent<Text, Text> {
  /// A stepper with a text as its label, and its value as a format writes it.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable & Equatable, F.FormatOutput == String {
    self.init(
      value: value, step: step,
      label: { LabeledContent(title, value: value.wrappedValue, format: format) },
      onEditingChanged: onEditingChanged)
  }

  /// The same for a value that stays within bounds.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable & Equatable, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step,
      label: { LabeledContent(title, value: value.wrappedValue, format: format) },
      onEditingChanged: onEditingChanged)
  }
}
