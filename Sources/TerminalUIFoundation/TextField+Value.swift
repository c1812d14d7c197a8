nonisolated extension TextField {
  /// A field of a value that a format writes and reads, with any views as its label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, formatted: format.format(value.wrappedValue)) {
      if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new }
    }
  }
}

nonisolated extension TextField where Label == Text {
  /// A field of a value that a format writes and reads; what cannot be read leaves the value as it was.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, formatted: format.format(value.wrappedValue)) {
      text in
      if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
    }
  }

  /// The same for a value that may be absent: an empty field is none.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt,
      formatted: value.wrappedValue.map { format.format($0) } ?? ""
    ) { text in
      if text.isEmpty {
        value.wrappedValue = nil
        return
      }
      if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
    }
  }

  /// A field of a value that a formatter of numbers writes and reads.
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: NumberFormatter
  ) {
    self.init(label: Text(title), formatted: formatter.string(for: value.wrappedValue) ?? "") {
      text in
      guard let number = formatter.number(from: text) else { return }
      let read: Any? =
        switch value.wrappedValue {
        case is Int: number.intValue
        case is Float: number.floatValue
        case is Double: number.doubleValue
        case is Decimal: number.decimalValue
        default: number
        }
      if let new = read as? Value { value.wrappedValue = new }
    }
  }
}
