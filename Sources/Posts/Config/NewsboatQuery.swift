import Essentials

/// A filter as newsboat's list of sources has it: `query:Name:unread = "yes" and tags # "news"`.
///
/// Its expression becomes one of our own language where that can say the same.
struct NewsboatQuery {
  private let signs: [Character]
  private var index = 0

  /// The filter of a word of the list; nil where it is none. Throws `SubscriptionMistake`.
  static func saved(_ word: String) throws -> SavedQuery? {
    guard word.hasPrefix("query:") else { return nil }
    let rest = word.dropFirst(6)
    guard let colon = rest.firstIndex(of: ":"), colon > rest.startIndex else {
      throw SubscriptionMistake("query: needs a name, a colon and an expression")
    }
    var parser = NewsboatQuery(signs: Array(rest[rest.index(after: colon)...]))
    let text = try parser.either()
    guard parser.isAtEnd else { throw parser.mistake }
    do {
      return SavedQuery(name: String(rest[..<colon]), query: try PostQuery(text))
    } catch {
      throw parser.mistake
    }
  }

  private init(signs: [Character]) { self.signs = signs }
}

extension NewsboatQuery {
  private var mistake: SubscriptionMistake {
    let rest = String(signs.dropFirst(index).prefix(30))
    return SubscriptionMistake(
      "this query of newsboat has no equal here, at “\(rest)”; write a [[query]] in config.toml")
  }

  private var isAtEnd: Bool { index == signs.count }

  private mutating func either() throws -> String {
    var terms = [try both()]
    while skip("or") { terms.append(try both()) }
    return terms.joined(separator: " or ")
  }

  private mutating func both() throws -> String {
    var terms = [try single()]
    while skip("and") { terms.append(try single()) }
    return terms.joined(separator: " ")
  }

  private mutating func single() throws -> String {
    if skip("(") {
      let inner = try either()
      guard skip(")") else { throw mistake }
      return "(\(inner))"
    }
    let start = index
    let (name, sign, value) = (
      part { $0.isLetter || $0 == "_" }, part { "=!~<>#".contains($0) }, self.value()
    )
    guard let term = Self.term(name, sign, value) else {
      index = start
      throw mistake
    }
    return term
  }

  /// A comparison in our language; nil where that cannot say it.
  private static func term(_ name: String, _ sign: String, _ value: String) -> String? {
    let isNot = sign.hasPrefix("!")
    func found(_ term: String?) -> String? { term.map { isNot ? "not \($0)" : $0 } }
    // A pattern of plain words finds words.
    let isPlain = !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
    let phrase = value.contains("\"") || value.isEmpty ? nil : "\"\(value)\""
    let fields = [
      "title": "title", "author": "author", "content": "text", "link": "link", "rssurl": "source",
      "feedtitle": "source",
    ]
    switch (name, sign) {
    case ("unread", "="), ("unread", "!="):
      return value == "yes" ? found("is:unread") : value == "no" ? found("is:read") : nil
    case ("tags", "#"), ("tags", "!#"): return found(phrase.map { "tag:\($0)" })
    case ("feedtitle", "="), ("feedtitle", "!="), ("rssurl", "="), ("rssurl", "!="):
      return found(phrase.map { "source:\($0)" })
    case ("enclosure_type", "=~"), ("enclosure_type", "!~"):
      return found(["audio", "video"].first { value.contains($0) }.map { "has:\($0)" })
    case ("age", "<"), ("age", "<="), ("age", ">"), ("age", ">="):
      return Int(value).map { "age\(sign.prefix(1))\($0)d" }
    case (let name, "=~"), (let name, "!~"):
      guard let field = fields[name], isPlain else { return nil }
      return found(value.contains(" ") ? "\(field):\"\(value)\"" : "\(field):\(value)")
    default: return nil
    }
  }

  private mutating func skipSpaces() {
    while index < signs.count, signs[index].isWhitespace { index += 1 }
  }

  /// Goes beyond a word or a sign that stands here.
  private mutating func skip(_ word: String) -> Bool {
    skipSpaces()
    let end = index + word.count
    guard end <= signs.count, String(signs[index..<end]).lowercased() == word,
      !(word.first?.isLetter == true && end < signs.count && signs[end].isLetter)
    else { return false }
    index = end
    return true
  }

  private mutating func part(_ belongs: (Character) -> Bool) -> String {
    skipSpaces()
    let start = index
    while index < signs.count, belongs(signs[index]) { index += 1 }
    return String(signs[start..<index])
  }

  /// A value in quotes, or a number.
  private mutating func value() -> String {
    skipSpaces()
    guard index < signs.count, signs[index] == "\"" else { return part(\.isNumber) }
    index += 1
    let value = part { $0 != "\"" }
    if index < signs.count { index += 1 }
    return value
  }
}
