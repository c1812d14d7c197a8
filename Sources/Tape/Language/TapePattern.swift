/// What a tape looks for on a screen: a text, or a regular expression that stays comparable.
public enum TapePattern: Equatable, Sendable {
  /// `"words"`, found as they are.
  case text(String)
  /// `/expression/`, in the syntax of Swift's `Regex`; it was compiled once when the tape was read.
  case expression(String)

  /// The longest expression that is compiled; the compiler works recursively, and a user writes shorter ones.
  private static let lengthLimit = 500
  /// Classes within classes are compiled without their own limit until the stack ends.
  private static let classLimit = 30

  /// Why an expression cannot be used, nil if it can.
  static func fault(in expression: String) -> String? {
    guard !expression.isEmpty else {
      return "an empty expression is found everywhere; write /words/"
    }
    guard expression.unicodeScalars.count <= lengthLimit else {
      return "the expression is too long; \(lengthLimit) characters at most"
    }
    guard expression.unicodeScalars.count(where: { $0 == "[" }) <= classLimit else {
      return "the expression has too many brackets; \(classLimit) [ at most"
    }
    do {
      _ = try Regex(expression)
      return nil
    } catch {
      let reason = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
      return "bad expression: \(TapeText.shown(reason, upTo: 160))"
    }
  }
}
