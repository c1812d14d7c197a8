/// Looks for a repetition of a repetition, as in `(a*)*`: where it does not match, trying all the ways to cut a
/// text up can take longer than anybody waits.
struct EndlessRepetition {
  /// For each open group, whether something in it is repeated without an end.
  private var open = [false]
  /// Whether that is so of the group that has just ended.
  private var hasJustEnded = false
  private var classDepth = 0
  private var isEscaped = false

  /// Whether an expression has one.
  static func isDoubled(in expression: String) -> Bool {
    var scan = EndlessRepetition()
    let characters = Array(expression)
    return characters.indices.contains { scan.isDoubled(at: $0, of: characters) }
  }

  private mutating func isDoubled(at index: Int, of characters: [Character]) -> Bool {
    defer { if characters[index] != ")" || isEscaped { hasJustEnded = false } }
    if isEscaped {
      isEscaped = false
      return false
    }
    switch characters[index] {
    case "\\": isEscaped = true
    case "[": classDepth += 1
    case "]": classDepth = max(0, classDepth - 1)
    case _ where classDepth > 0: break
    case "(": open.append(false)
    case ")": end()
    case "*", "+": return repeats()
    case "{" where Self.isEndless(characters[index...]): return repeats()
    default: break
    }
    return false
  }

  private mutating func end() {
    hasJustEnded = open.count > 1 ? open.removeLast() : false
    if hasJustEnded { open[open.count - 1] = true }
  }

  private mutating func repeats() -> Bool {
    open[open.count - 1] = true
    return hasJustEnded
  }

  /// Whether braces have no upper limit, as in `{2,}`.
  private static func isEndless(_ braces: ArraySlice<Character>) -> Bool {
    braces.prefix { $0 != "}" }.last == ","
  }
}
