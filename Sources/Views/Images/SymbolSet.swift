/// The signs that symbols are drawn with.
package enum SymbolSet: Sendable {
  /// Signs of Unicode, one column wide.
  case glyphs
  /// Letters and signs that every terminal has.
  case ascii
}

extension EnvironmentValues {
  /// The signs that symbols are drawn with: ASCII where a terminal shows nothing else.
  package var symbolSet: SymbolSet {
    get { text.symbols }
    set { text.symbols = newValue }
  }
}
