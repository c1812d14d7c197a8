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
