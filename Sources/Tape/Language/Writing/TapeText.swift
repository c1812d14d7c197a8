import Essentials

/// Text as a tape holds it.
enum TapeText {
  /// A text in quotes; what cannot be seen, or would end the text or its line, is escaped.
  static func quoted(_ text: String) -> String {
    let quoted = text.replacingScalars { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      case _: isHidden(scalar) ? escaped(scalar) : nil
      }
    }
    return "\"\(quoted)\""
  }

  /// An expression between slashes; the slashes and line ends in it are escaped.
  static func slashed(_ expression: String) -> String {
    var slashed = "/"
    var isEscaped = false
    for scalar in expression.unicodeScalars {
      switch scalar {
      case "/": slashed += isEscaped ? "/" : "\\/"
      case "\n": slashed += isEscaped ? "n" : "\\n"
      case _: slashed.unicodeScalars.append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return slashed + "/"
  }

  /// A name as a bare word where that reads the same, in quotes otherwise.
  static func word(_ name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy { !isHidden($0) && !$0.properties.isWhitespace }
    guard isPlain, let first = name.unicodeScalars.first, !"\"'`/#".unicodeScalars.contains(first),
      !TapeVerb.begins(with: name)
    else { return quoted(name) }
    return name
  }

  /// What a user wrote, short and on one line, for a message.
  static func shown(_ text: String, upTo length: Int = 40) -> String {
    let shown = String(text.unicodeScalars.prefix(length))
      .replacingScalars { isHidden($0) ? escaped($0) : nil }
    return text.unicodeScalars.count > length ? shown + "…" : shown
  }

  /// The key of a word like `Alt+x`: a character as it is or as `\u{…}`.
  static func character(_ word: Substring) -> Character? {
    if word.count == 1 { return word.first }
    guard word.hasPrefix("\\u{"), word.hasSuffix("}"), word.count <= 12,
      let code = UInt32(word.dropFirst(3).dropLast(), radix: 16)
    else { return nil }
    return Unicode.Scalar(code).map { Character($0) }
  }

  /// A character such that `character` and the lexer read it out of a longer word.
  static func key(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else { return String(character) }
    let standsAlone = "+\(character)@".count == 3
    guard standsAlone, !isHidden(scalar), !scalar.properties.isWhitespace else {
      return escaped(scalar)
    }
    return String(character)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse: true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
