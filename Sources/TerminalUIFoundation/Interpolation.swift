nonisolated extension DefaultStringInterpolation {
  /// Writes a number as a specifier of C asks for it: `"\(size, specifier: "%.1f")"`.
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    appendLiteral(String(format: specifier, value))
  }

  /// Writes a value as a format does: `"\(price, format: .number)"`.
  public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    appendLiteral(format.format(value))
  }

  /// Writes a date in a style of a text.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendLiteral(style.written(date))
  }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// Puts a number in as a specifier of C asks for it: `Text("\(size, specifier: "%.1f") MB")`.
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }

  /// Puts a value in as a format writes it.
  public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    appendInterpolation(format.format(value))
  }

  /// Puts a date in as a style of a text writes it.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(style.written(date))
  }

  /// Puts something in as a formatter writes it.
  public mutating func appendInterpolation(_ subject: NSObject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }
}
