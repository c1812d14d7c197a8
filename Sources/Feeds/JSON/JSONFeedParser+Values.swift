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
    try texts(.name, depth: depth).compactMap { $0[.name] }.filter { !$0.isEmpty }
  }

  /// Attachments: addresses, objects with a `url`, or a list of either.
  mutating func attachments(depth: Int) throws(FeedError) -> [Attachment] {
    try texts(.link, .type, .title, .size, .seconds, depth: depth).compactMap { texts in
      texts[.link].map {
        Attachment(
          address: $0, type: texts[.type], title: texts[.title],
          bytes: texts[.size].flatMap { Int($0) },
          seconds: texts[.seconds].flatMap { Double($0) }.flatMap { Int(exactly: $0.rounded()) })
      }
    }
  }

  /// Texts that stand alone or in fields of objects, or a list of either; one that stands alone is the first field.
  private mutating func texts(
    _ wanted: JSONField..., depth: Int
  ) throws(FeedError) -> [[JSONField: String]] {
    guard scanner.peek() == .openList else { return [try texts(wanted, depth: depth)] }
    var found: [[JSONField: String]] = []
    guard try scanner.open(.openList, .closeList) else { return [] }
    repeat {
      let texts = try texts(wanted, depth: depth + 1)
      if found.count < Self.maximumCount { found.append(texts) }
    } while try scanner.hasMore(before: .closeList)
    return found
  }

  private mutating func texts(
    _ wanted: [JSONField], depth: Int
  ) throws(FeedError) -> [JSONField: String] {
    var texts: [JSONField: String] = [:]
    guard scanner.peek() == .openObject else {
      texts[wanted[0]] = try line(depth: depth)
      return texts
    }
    guard try scanner.open(.openObject, .closeObject) else { return [:] }
    repeat {
      let field = try field()
      if wanted.contains(field) {
        texts[field] = try line(depth: depth + 1)
      } else {
        try scanner.skipValue(depth: depth + 1)
      }
    } while try scanner.hasMore(before: .closeObject)
    return texts
  }
}
