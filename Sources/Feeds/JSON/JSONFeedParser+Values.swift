import Essentials

extension JSONFeedParser {
  /// Takes a name and its colon.
  mutating func field() throws(FeedError) -> JSONField {
    guard scanner.peek() == .quote else { throw scanner.broken() }
    let name = try scanner.string()
    try scanner.expect(.colon)
    if !name.hasEscapes { return scanner.field(of: name) }
    let plain = Array(scanner.text(of: name, lines: .one).utf8)
    let whole = JSONString(range: 0..<plain.count, hasEscapes: false, isSuspect: false)
    return JSONScanner(plain).field(of: whole)
  }

  /// The clean text of a string or a number on one line; nil for any other value, which counts as missing.
  mutating func line(depth: Int) throws(FeedError) -> String? {
    try text(depth: depth, lines: .one)
  }

  /// The clean text of a string or a number; nil for any other value.
  mutating func text(
    depth: Int, lines: TextCleaner.Lines = .many
  ) throws(FeedError) -> String? {
    switch scanner.peek() {
    case .quote:
      let string = try scanner.string()
      return scanner.text(of: string, lines: lines)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      let number = try scanner.number()
      return scanner.copy(number)
    default:
      try scanner.skipValue(depth: depth)
      return nil
    }
  }

  /// A string as it is meant, not clean: HTML is cleaned once it is read.
  mutating func raw(depth: Int) throws(FeedError) -> String? {
    guard scanner.peek() == .quote else {
      try scanner.skipValue(depth: depth)
      return nil
    }
    let string = try scanner.string()
    return scanner.raw(string)
  }

  /// The names of authors: strings, objects with a `name`, or a list of either.
  mutating func names(depth: Int) throws(FeedError) -> [String] {
    try texts(.name, depth: depth).filter { !$0.isEmpty }
  }

  /// The addresses of attachments.
  mutating func addresses(depth: Int) throws(FeedError) -> [String] {
    try texts(.link, depth: depth)
  }

  /// Texts that stand automatically, or in one field of objects, alone or in a list.
  private mutating func texts(_ wanted: JSONField, depth: Int) throws(FeedError) -> [String] {
    var found: [String] = []
    guard scanner.peek() == .openList else {
      try text(wanted, into: &found, depth: depth)
      return found
    }
    guard try scanner.open(.openList, .closeList) else { return [] }
    repeat {
      try text(wanted, into: &found, depth: depth + 1)
    } while try scanner.hasMore(before: .closeList)
    return found
  }

  private mutating func text(
    _ wanted: JSONField, into found: inout [String], depth: Int
  ) throws(FeedError) {
    var text: String?
    if scanner.peek() == .openObject {
      guard try scanner.open(.openObject, .closeObject) else { return }
      repeat {
        if try field() == wanted {
          text = try line(depth: depth + 1)
        } else {
          try scanner.skipValue(depth: depth + 1)
        }
      } while try scanner.hasMore(before: .closeObject)
    } else {
      text = try line(depth: depth)
    }
    if let text, found.count < Self.maximumCount { found.append(text) }
  }
}
