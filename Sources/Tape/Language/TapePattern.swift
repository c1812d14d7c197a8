/// What a tape looks for on a screen: a text, or a regular expression that stays comparable.
public enum TapePattern: Equatable, Sendable {
  /// `"words"`, found as they are.
  case text(String)
  /// `/expression/`, in the syntax of Swift's `Regex`; it was compiled once when the tape was read.
  case expression(String)
}
