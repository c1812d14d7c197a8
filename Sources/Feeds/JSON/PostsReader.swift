import Foundation

/// Finds the list of posts in a JSON document and reads it, in one pass.
struct PostsReader {
  var scanner: JSONScanner
  /// Where relative links are meant from.
  var base: URL?

  /// The posts of the whole document, which may hold nothing after them.
  mutating func items() throws(FeedError) -> [FeedItem] {
    let found: [FeedItem]?
    switch scanner.peek() {
    case .openList: found = try list(depth: 1)
    case .openObject: found = try listInFields()
    default:
      try scanner.skipValue(depth: 1)
      found = nil
    }
    guard scanner.peek() == nil else { throw scanner.broken() }
    guard let found else { throw .noPosts }
    return found
  }
}

extension PostsReader {
  private enum Field {
    case id
    case title
    case body
    case link
    case other
  }

  /// The first list of posts with text among the fields; a list without any where there is no better one.
  private mutating func listInFields() throws(FeedError) -> [FeedItem]? {
    var best: [FeedItem]?
    guard try scanner.open(.openObject, .closeObject) else { return nil }
    repeat {
      _ = try field()
      guard scanner.peek() == .openList, best?.contains(where: \.hasText) != true else {
        try scanner.skipValue(depth: 2)
        continue
      }
      guard let found = try list(depth: 2) else { continue }
      if best?.isEmpty != false || found.contains(where: \.hasText) { best = found }
    } while try scanner.hasMore(before: .closeObject)
    return best
  }

  /// The posts of a list; nil where nothing in it is like a post.
  ///
  /// What is no object is passed over, so that one stray value does not hide the posts around it;
  /// but then one of them must have text, or it is a list of something else.
  private mutating func list(depth: Int) throws(FeedError) -> [FeedItem]? {
    guard try scanner.open(.openList, .closeList) else { return [] }
    var items: [FeedItem] = []
    var ids = UniqueIDs()
    var hasOther = false
    repeat {
      switch scanner.peek() {
      case .openObject: try post(depth: depth + 1, ids: &ids, into: &items)
      case UInt8(ascii: "n"): try scanner.literal("null")
      default:
        hasOther = true
        try scanner.skipValue(depth: depth + 1)
      }
    } while try scanner.hasMore(before: .closeList)
    if items.isEmpty || hasOther && !items.contains(where: \.hasText) { return nil }
    return items
  }

  private mutating func post(
    depth: Int, ids: inout UniqueIDs, into items: inout [FeedItem]
  ) throws(FeedError) {
    var id: String?
    var title: String?
    var body: String?
    var link: String?
    guard try scanner.open(.openObject, .closeObject) else { return }
    repeat {
      switch try field() {
      case .id: id = try text(lines: .one, depth: depth)
      case .title: title = try text(lines: .one, depth: depth)
      case .body: body = try text(lines: .many, depth: depth)
      case .link: link = try text(lines: .one, depth: depth) ?? link
      case .other: try scanner.skipValue(depth: depth)
      }
    } while try scanner.hasMore(before: .closeObject)
    guard id != nil || title != nil || body != nil else { return }
    link = link.flatMap { SafeLink.link($0, base: base) }
    let wanted = id ?? link ?? Self.contentHash(title, body)
    items.append(
      FeedItem(
        id: ids.unique(wanted, after: items), title: title ?? "", body: body ?? "", link: link))
  }

  private static func contentHash(_ title: String?, _ body: String?) -> String {
    var hash = ContentHash()
    hash.add(title ?? "")
    hash.add(body ?? "")
    return hash.text
  }

  /// Takes a name and its colon.
  private mutating func field() throws(FeedError) -> Field {
    guard scanner.peek() == .quote else { throw scanner.broken() }
    let name = try scanner.string()
    try scanner.expect(.colon)
    if name.hasEscapes { return field(unescaping: name) }
    if scanner.reads("id", at: name.range) { return .id }
    if scanner.reads("title", at: name.range) { return .title }
    if scanner.reads("body", at: name.range) { return .body }
    if scanner.reads("url", at: name.range) || scanner.reads("link", at: name.range) {
      return .link
    }
    return .other
  }

  private mutating func field(unescaping name: JSONString) -> Field {
    switch scanner.text(of: name, lines: .one) {
    case "id": .id
    case "title": .title
    case "body": .body
    case "url", "link": .link
    default: .other
    }
  }

  /// The text of a string or a number; nil for any other value, which counts as missing.
  private mutating func text(
    lines: TextCleaner.Lines, depth: Int
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
}

extension FeedItem {
  fileprivate var hasText: Bool { !title.isEmpty || !body.isEmpty }
}
