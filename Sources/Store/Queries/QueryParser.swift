import Essentials

/// Reads the text of a query. The manual, `outpost.1`, has the language in its section QUERIES.
struct QueryParser {
  private let signs: [Character]
  private var index = 0
  private var depth = 0
  private var count = 0

  /// What a query may hold; a text that was pasted may be of any length.
  private static let mostTerms = 100
  private static let mostParentheses = 50

  init(_ text: String) { signs = Array(text) }

  /// All of the text.
  mutating func query() throws(QueryError) -> QueryTerm {
    skipSpaces()
    guard index < signs.count else { return .all }
    let term = try either()
    guard index == signs.count else { throw error("there is no ( for this )") }
    return term
  }
}

extension QueryParser {
  /// The words that join terms, and those that stand for `is:`.
  private enum Word: String {
    case and, or, not
    case unread, starred
  }

  private mutating func either() throws(QueryError) -> QueryTerm {
    var terms = [try both()]
    while let start = skip(.or) {
      try checkMore(.or, at: start)
      terms.append(try both())
    }
    return terms.count == 1 ? terms[0] : .either(terms)
  }

  private mutating func both() throws(QueryError) -> QueryTerm {
    var terms = [try single()]
    while true {
      if let start = skip(.and) {
        try checkMore(.and, at: start)
      } else if isAtEnd || word(at: index) == .or {
        return terms.count == 1 ? terms[0] : .both(terms)
      }
      terms.append(try single())
    }
  }

  private mutating func single() throws(QueryError) -> QueryTerm {
    skipSpaces()
    count += 1
    guard count <= Self.mostTerms else { throw error("more than \(Self.mostTerms) words") }
    if let start = skip(.not) {
      try checkMore(.not, at: start)
      return .not(try single())
    }
    if let word = word(at: index), word == .and || word == .or {
      throw error("\(word.rawValue) needs something before it; in quotes it is a word")
    }
    switch signs[index] {
    case "(": return try group()
    case ")": throw error("there is no ( for this )")
    case "\"": return .text(try phrase(), .any, isPhrase: true)
    default: return try wordOrField()
    }
  }

  private mutating func group() throws(QueryError) -> QueryTerm {
    let start = index
    depth += 1
    guard depth <= Self.mostParentheses else { throw error("too many parentheses") }
    index += 1
    skipSpaces()
    guard index < signs.count else { throw error("the ( is not closed", at: start) }
    guard signs[index] != ")" else { throw error("nothing stands in the parentheses", at: start) }
    let term = try either()
    guard index < signs.count else { throw error("the ( is not closed", at: start) }
    index += 1
    depth -= 1
    return term
  }

  private mutating func phrase() throws(QueryError) -> String {
    let start = index
    guard let end = signs[(start + 1)...].firstIndex(of: "\"") else {
      throw error("the quote is not closed", at: start)
    }
    index = end + 1
    return String(signs[start + 1..<end])
  }

  private mutating func wordOrField() throws(QueryError) -> QueryTerm {
    let start = index
    let word = plainWord()
    if let sign = word.first(where: { $0 == "<" || $0 == ">" }), word.hasPrefix("age\(sign)") {
      return try age(String(word.dropFirst(4)), isOlder: sign == ">", at: start + 4)
    }
    switch Word(rawValue: word) {
    case .unread: return .flag(.unread)
    case .starred: return .flag(.starred)
    case .and, .or, .not, nil: break
    }
    guard let colon = word.firstIndex(of: ":") else { return .text(word, .any, isPhrase: false) }
    let name = String(word[..<colon])
    let rest = String(word[word.index(after: colon)...])
    guard let field = Field(rawValue: name.lowercased()) else {
      // An address, a time and `std::vector` are words; `titel:swift` is a mistake.
      let next = rest.first ?? (index < signs.count ? signs[index] : " ")
      guard name.allSatisfy(\.isLetter), next.isLetter || next.isNumber || next == "\"" else {
        return .text(word, .any, isPhrase: false)
      }
      let advice = Spelling.advice(for: name, in: Field.allCases.map(\.rawValue))
      throw error("no field \(name):; \(advice)", at: start)
    }
    let valueStart = start + word.distance(from: word.startIndex, to: colon) + 1
    return try value(of: field, rest, at: valueStart)
  }

  private enum Field: String, CaseIterable {
    case title, source, author, tag, folder, link, text, has
    case flag = "is"
  }

  private mutating func value(
    of field: Field, _ word: String, at start: Int
  ) throws(QueryError) -> QueryTerm {
    let isPhrase = word.isEmpty && index < signs.count && signs[index] == "\""
    let value = isPhrase ? try phrase() : word
    guard value.contains(where: { !$0.isWhitespace }) else {
      throw error("\(field.rawValue): needs a word behind it", at: start)
    }
    switch field {
    case .title: return .text(value, .title, isPhrase: isPhrase)
    case .author: return .text(value, .author, isPhrase: isPhrase)
    case .text: return .text(value, .text, isPhrase: isPhrase)
    case .source: return .source(value, isPhrase: isPhrase)
    case .folder: return .folder(value)
    case .tag: return .tag(value)
    case .link: return .link(value)
    case .has:
      return .has(try choice(PostMedia(rawValue: value), value, PostMedia.allCases, field, start))
    case .flag:
      return .flag(try choice(QueryFlag(rawValue: value), value, QueryFlag.allCases, field, start))
    }
  }

  private func choice<Value: RawRepresentable<String>>(
    _ found: Value?, _ word: String, _ all: [Value], _ field: Field, _ start: Int
  ) throws(QueryError) -> Value {
    if let found { return found }
    let advice = Spelling.advice(for: word, in: all.map(\.rawValue))
    throw error("no \(field.rawValue):\(word); \(advice)", at: start)
  }

  private func age(_ text: String, isOlder: Bool, at start: Int) throws(QueryError) -> QueryTerm {
    let units: [Character: Int64] = ["h": 1, "d": 24, "w": 7 * 24, "m": 30 * 24, "y": 365 * 24]
    guard let unit = text.last.flatMap({ units[$0] }), let number = Int64(text.dropLast()),
      (0...100_000).contains(number)
    else {
      throw error("age needs a number and h, d, w, m or y, as age<7d", at: start)
    }
    let milliseconds = number * unit * 3_600_000
    return isOlder ? .older(milliseconds: milliseconds) : .newer(milliseconds: milliseconds)
  }
}

extension QueryParser {
  private var isAtEnd: Bool { index == signs.count || signs[index] == ")" }

  private mutating func skipSpaces() {
    while index < signs.count, signs[index].isWhitespace { index += 1 }
  }

  /// Up to a space, a quote or a parenthesis.
  private func end(of start: Int) -> Int {
    signs[start...].firstIndex { $0.isWhitespace || $0 == "\"" || $0 == "(" || $0 == ")" }
      ?? signs.count
  }

  private mutating func plainWord() -> String {
    let end = end(of: index)
    defer { index = end }
    return String(signs[index..<end])
  }

  private func word(at start: Int) -> Word? {
    guard start < signs.count else { return nil }
    let text = String(signs[start..<end(of: start)])
    return text == text.lowercased() || text == text.uppercased()
      ? Word(rawValue: text.lowercased()) : nil
  }

  /// Goes beyond a word that joins terms; answers where it stood, nil where it does not stand here.
  private mutating func skip(_ wanted: Word) -> Int? {
    skipSpaces()
    guard word(at: index) == wanted else { return nil }
    defer { index += wanted.rawValue.count }
    return index
  }

  private mutating func checkMore(_ word: Word, at start: Int) throws(QueryError) {
    skipSpaces()
    if isAtEnd {
      throw error("\(word.rawValue) needs something behind it; in quotes it is a word", at: start)
    }
  }

  private func error(_ message: String, at index: Int? = nil) -> QueryError {
    QueryError(column: (index ?? self.index) + 1, message: message)
  }
}
