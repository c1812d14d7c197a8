import Essentials

/// A filter as newsboat's list of sources has it: `query:Name:unread = "yes" and tags # "news"`.
///
/// Its expression becomes one of our own language where that means the same, and is refused where it is only similar.
struct NewsboatQuery {
  private let signs: [Character]
  private let folders: Set<String>
  private var index = 0

  /// The filter of a word of the list. Throws `NewsboatQueryMistake`.
  ///
  /// - Parameter folders: All folders of the list, as newsboat has no folders within others.
  static func saved(_ word: String, among folders: Set<String>) throws -> SavedQuery {
    let rest = word.dropFirst(prefix.count)
    guard let colon = rest.firstIndex(of: ":"), colon > rest.startIndex else {
      throw NewsboatQueryMistake("query: needs a name, a colon and an expression", character: 0)
    }
    let start = rest.index(after: colon)
    var parser = NewsboatQuery(signs: Array(rest[start...]), folders: folders)
    do {
      let text = try parser.either()
      guard parser.isAtEnd else { throw parser.mistake() }
      guard let query = try? PostQuery(text) else { throw parser.mistake() }
      return SavedQuery(name: String(rest[..<colon]), query: query)
    } catch let mistake as NewsboatQueryMistake {
      throw mistake.moved(by: word.distance(from: word.startIndex, to: start))
    }
  }

  /// Whether a word of the list is a filter.
  static func isFilter(_ word: String) -> Bool { word.hasPrefix(prefix) }

  private static let prefix = "query:"

  private init(signs: [Character], folders: Set<String>) {
    (self.signs, self.folders) = (signs, folders)
  }
}

/// What is wrong with a filter of the list, and at which character of its word, from 0.
struct NewsboatQueryMistake: LocalizedError {
  let errorDescription: String?
  let character: Int

  init(_ words: String, character: Int) {
    (errorDescription, self.character) = (words, character)
  }

  fileprivate func moved(by count: Int) -> Self {
    Self(errorDescription ?? "", character: character + count)
  }
}

extension NewsboatQuery {
  /// - Parameter near: What is similar in our language.
  private func mistake(near: String? = nil) -> NewsboatQueryMistake {
    let rest = String(signs.dropFirst(index).prefix(30))
    let advice = near.map { ", such as \($0)" } ?? ""
    return NewsboatQueryMistake(
      "this query of newsboat has no equal here, at “\(rest)”; write a [[query]] in config.toml"
        + advice, character: index)
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
      guard skip(")") else { throw mistake() }
      return "(\(inner))"
    }
    skipSpaces()
    let start = index
    let name = part { $0.isLetter || $0 == "_" }
    let sign = skip("between") ? "between" : part { "=!~<>#".contains($0) }
    let value = sign == "between" ? range() : self.value()
    let isNot = Self.opposites[sign] != nil
    guard let term = term(name, Self.opposites[sign] ?? sign, value) else {
      index = start
      throw mistake(near: near(name, value).map { isNot ? "not \($0)" : $0 })
    }
    return isNot ? "not \(term)" : term
  }

  private static let opposites = ["!=": "=", "!~": "=~", "!#": "#"]

  /// A comparison in our language; nil where that cannot say exactly this.
  private func term(_ name: String, _ sign: String, _ value: String) -> String? {
    switch (name, sign) {
    case ("unread", "="), ("unread", "=="):
      return value == "yes" ? "is:unread" : value == "no" ? "is:read" : nil
    case ("tags", "#"): return isFolder(value) ? "folder:\"\(value)\"" : nil
    case ("enclosure_type", "=~"):
      return ["audio", "video"].first { ["\($0)", "\($0)/", "^\($0)", "^\($0)/"].contains(value) }
        .map { "has:\($0)" }
    case ("link", "=~"):
      let isPlain = value.utf8.allSatisfy { Self.plainSigns.contains($0) }
      return isPlain && !value.isEmpty ? "link:\"\(value)\"" : nil
    case ("age", _): return age(sign, value)
    default: return nil
    }
  }

  /// What a pattern of newsboat's stands for as it is.
  private static let plainSigns = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/:-_=&%#~@ ".utf8)

  /// Newsboat counts whole days: one that is 7 days and 20 hours old has an age of 7.
  private func age(_ sign: String, _ value: String) -> String? {
    let days = value.split(separator: ":").compactMap { Int($0) }
    guard let first = days.first, let last = days.last, (0..<100_000).contains(first),
      (first..<100_000).contains(last), (days.count == 2) == (sign == "between")
    else { return nil }
    let isFrom = first == 0 ? "" : "age>\(first)d "
    switch sign {
    case "<" where first > 0: return "age<\(first)d"
    case "<=": return "age<\(first + 1)d"
    case ">": return "age>\(first + 1)d"
    case ">=" where first > 0: return "age>\(first)d"
    case "=", "==", "between": return "(\(isFrom)age<\(last + 1)d)"
    default: return nil
    }
  }

  /// Whether a folder has the sources of a tag and no others: it has those of the folders within it, too, and newsboat
  /// takes each word of a tag for one.
  private func isFolder(_ tag: String) -> Bool {
    guard !tag.isEmpty, !tag.contains(" ") else { return false }
    let wanted = "/\(tag.lowercased())/"
    return folders.allSatisfy { folder in
      folder.split(separator: " ").contains { $0 == tag }
        == "/\(folder.lowercased())/".contains(wanted)
    }
  }

  /// What is similar in our language.
  private func near(_ name: String, _ value: String) -> String? {
    let fields = [
      "title": "title", "author": "author", "content": "text", "link": "link", "rssurl": "source",
      "feedtitle": "source", "tags": "folder",
    ]
    let isWord = value.allSatisfy { $0.isLetter || $0.isNumber }
    guard let field = fields[name], !value.isEmpty, !value.contains("\"") else { return nil }
    return isWord ? "\(field):\(value)" : "\(field):\"\(value)\""
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

  /// Two numbers, as `3:7`.
  private mutating func range() -> String { part { $0.isNumber || $0 == ":" } }

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
