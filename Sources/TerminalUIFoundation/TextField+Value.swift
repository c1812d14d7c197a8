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

  /// A field of a value that a formatter writes and reads: one of numbers or of dates.
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, formatted: formatter.written(value.wrappedValue))
    { formatter.read($0, into: value) }
  }

  /// The older form: one closure is called when the focus comes and goes, one when Enter is pressed.
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), formatted: formatter.written(value.wrappedValue),
      onEditingChanged: onEditingChanged, onCommit: onCommit
    ) { formatter.read($0, into: value) }
  }

  /// The older form with the second closure alone.
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      title, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

nonisolated extension TextField {
  /// A field of a value that a formatter writes and reads, with any views as its label.
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, formatted: formatter.written(value.wrappedValue)) {
      formatter.read($0, into: value)
    }
  }
}

nonisolated extension Formatter {
  fileprivate func written(_ value: Any) -> String { string(for: value) ?? "" }

  /// Writes what a text means into a binding; what cannot be read leaves the value as it was.
  fileprivate func read<Value>(_ text: String, into value: Binding<Value>) {
    var read: Any?
    if let dates = self as? DateFormatter { read = dates.date(from: text) }
    if let number = (self as? NumberFormatter)?.number(from: text) {
      read =
        switch value.wrappedValue {
        case is Int: number.intValue
        case is Float: number.floatValue
        case is Double: number.doubleValue
        case is Decimal: number.decimalValue
        default: number
        }
    }
    if let new = read as? Value { value.wrappedValue = new }
  }
}
