nonisolated extension DefaultStringInterpolation {
  /// Writes what a text says into a string. A string has no styles: join texts with `+` to keep them.
  public mutating func appendInterpolation(_ text: Text) { appendLiteral(text.plain) }

  /// Writes a symbol into a string, as its sign.
  public mutating func appendInterpolation(_ image: Image) { appendLiteral(Text(image).plain) }
}
