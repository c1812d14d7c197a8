import CTOML
import Essentials
import Feeds

/// Reads the filters and rules of the settings: `[[query]]` with `name` and `match`, `[[rule]]` with `match` and `do`.
struct QueryTableParser {
  let text: TOMLText
  private(set) var mistakes: [ConfigurationMistake] = []

  init(text: TOMLText) { self.text = text }

  mutating func queries(_ member: TOMLMember) -> [SavedQuery] {
    var names: [String: Int] = [:]
    return tables(member, keys: ["name", "match"]).compactMap { table, place in
      let name = string("name", of: table, place)
      guard let query = query(of: table, place), let name else { return nil }
      if let first = names.updateValue(place.line, forKey: name) {
        mistakes.append(.init(place, "the same name as on line \(first)"))
        return nil
      }
      return SavedQuery(name: name, query: query)
    }
  }

  mutating func rules(_ member: TOMLMember) -> [PostRule] {
    tables(member, keys: ["match", "do"]).compactMap { table, place in
      let query = query(of: table, place)
      guard let actions = actions(of: table, place), let query else { return nil }
      return PostRule(query: query, actions: actions)
    }
  }
}

extension QueryTableParser {
  private mutating func tables(
    _ member: TOMLMember, keys: [String]
  ) -> [(TOMLTable, CTPosition)] {
    let elements = member.value.array ?? []
    if member.value.array == nil || elements.contains(where: { $0.table == nil }) {
      let message = "\(member.key) must be tables, each begun by [[\(member.key)]]"
      mistakes.append(.init(member.value.start, message))
    }
    return elements.compactMap { element in
      guard let table = element.table else { return nil }
      for key in table where !keys.contains(key.key) {
        mistakes.append(.unknown(key.key, among: keys, at: key.place))
      }
      return (table, element.start)
    }
  }

  private mutating func string(
    _ key: String, of table: TOMLTable, _ place: CTPosition
  ) -> String? {
    let text = table[key]?.string.map { TextCleaner.clean($0, lines: .one) }
    if let text, !text.isEmpty { return text }
    mistakes.append(
      .init(table[key]?.start ?? place, "\(key) must be a string in quotes"))
    return nil
  }

  private mutating func query(of table: TOMLTable, _ place: CTPosition) -> PostQuery? {
    guard let value = table["match"], let match = value.string, !match.isEmpty else {
      mistakes.append(
        .init(table["match"]?.start ?? place, "match must be a query, as \"title:swift unread\""))
      return nil
    }
    do {
      return try PostQuery(match)
    } catch {
      mistakes.append(.init(text.place(of: error.column - 1, in: value), error.message))
      return nil
    }
  }

  private mutating func actions(of table: TOMLTable, _ place: CTPosition) -> [PostRule.Action]? {
    let values = table["do"]?.array ?? []
    guard !values.isEmpty else {
      mistakes.append(
        .init(table["do"]?.start ?? place, "do must be a list, as [\"read\", \"tag x\"]"))
      return nil
    }
    let actions = values.compactMap { value -> PostRule.Action? in
      let words = value.string ?? ""
      if let action = PostRule.Action(words) { return action }
      let names = PostRule.Action.names
      let first = String(words.prefix { $0 != " " })
      let advice = Spelling.advice(for: first, in: names)
      mistakes.append(
        .init(
          value.start,
          first == "tag" ? "tag needs a name behind it" : "no action \(words); \(advice)"))
      return nil
    }
    return actions.count == values.count ? actions : nil
  }
}

extension PostRule.Action {
  fileprivate static let names = ["read", "star", "hide", "notify", "tag"]

  /// An action as the settings have it; nil where there is none.
  fileprivate init?(_ words: String) {
    switch words {
    case "read": self = .read
    case "star": self = .star
    case "hide": self = .hide
    case "notify": self = .notify
    default:
      let name = TextCleaner.clean(String(words.dropFirst(4)), lines: .one)
      guard words.hasPrefix("tag "), !name.isEmpty else { return nil }
      self = .tag(name)
    }
  }
}

extension TOMLText {
  /// Where a character of a string stands in the file.
  ///
  /// - Parameter index: Of the character in what the string means, from 0.
  func place(of index: Int, in value: TOMLValue) -> CTPosition {
    let signs = Array(raw(value))
    let isLong = signs.starts(with: ["\"", "\"", "\""]) || signs.starts(with: ["'", "'", "'"])
    var (position, rest) = (isLong ? 3 : 1, index)
    // The first break of a string of many lines means nothing.
    if isLong, signs.count > position, signs[position].isNewline { position += 1 }
    while rest > 0, position < signs.count {
      rest -= 1
      guard signs[0] == "\"", signs[position] == "\\", position + 1 < signs.count else {
        position += 1
        continue
      }
      position += signs[position + 1] == "u" ? 6 : signs[position + 1] == "U" ? 10 : 2
    }
    let before = signs.prefix(position)
    let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let start = value.start
    return CTPosition(
      line: start.line + lines.count - 1,
      column: (lines.count == 1 ? start.column : 1) + (lines.last?.count ?? 0))
  }
}
