import Essentials

/// Reads a list of posts or a JSON Feed, in one pass.
///
/// Both are told from other JSON by what their objects hold, and one reading fits both: JSON Feed is a list of posts
/// with more fields.
struct JSONFeedParser {
  var scanner: JSONScanner
  /// Where relative links are meant from.
  var base: URL?
  /// Where the document broke off, once it was read though it is not whole.
  private(set) var fault: FeedError?
  private var feed = Feed()
  private var isFeed = false
  private var authors: [String] = []
  /// The items of the list that is being read, as far as they are whole.
  private var items: [FeedItem] = []
  private var found: [FeedItem]?

  /// More attachments, or more authors, are not kept.
  static let maximumCount = 100

  init(scanner: JSONScanner, base: URL? = nil) {
    self.scanner = scanner
    self.base = base
  }

  /// What the whole document says, which may hold nothing after it; or the items that came through before it breaks.
  mutating func read() throws(FeedError) -> Feed {
    do {
      try document()
    } catch {
      guard case .broken = error else { throw error }
      if found?.contains(where: \.hasText) != true { found = items }
      guard found?.contains(where: { $0.hasText || isFeed }) == true else { throw error }
      fault = error
    }
    guard let found else { throw .noPosts }
    feed.items = found
    feed.isTruncated = fault != nil
    if isFeed { addAuthors() }
    return feed
  }
}

extension JSONFeedParser {
  private mutating func document() throws(FeedError) {
    switch scanner.peek() {
    case .openList: found = try list(depth: 1) ? items : nil
    case .openObject: try fields()
    default: try scanner.skipValue(depth: 1)
    }
    guard scanner.peek() == nil else { throw scanner.broken() }
  }

  private mutating func fields() throws(FeedError) {
    guard try scanner.open(.openObject, .closeObject) else { return }
    repeat {
      switch try field() {
      case .title: feed.title = try line(depth: 2)
      case .homepage:
        feed.homepage = try line(depth: 2).flatMap { SafeLink.link($0, base: base) }
      case .version: isFeed = try line(depth: 2)?.contains("jsonfeed.org/version") == true
      case .author where isFeed || scanner.peek() != .openList: authors = try names(depth: 2)
      case .items where isFeed: try listOrOther(isBest: true)
      case .id, .body, .html, .text, .summary, .link, .outsideLink, .published, .modified, .author,
        .attachments, .tags, .type, .size, .seconds, .items, .name, .other:
        try listOrOther(isBest: false)
      }
    } while try scanner.hasMore(before: .closeObject)
  }

  /// The first list of posts with text among the fields; a list without any where there is no better one.
  private mutating func listOrOther(isBest: Bool) throws(FeedError) {
    guard scanner.peek() == .openList, isBest || found?.contains(where: \.hasText) != true else {
      return try scanner.skipValue(depth: 2)
    }
    guard try list(depth: 2) else { return }
    if isBest || found?.isEmpty != false || items.contains(where: \.hasText) { found = items }
  }

  /// Reads the posts of a list into `items`; false where nothing in it is like a post.
  ///
  /// What is no object is passed over, so that one stray value does not hide the posts around it;
  /// but then one of them must have text, or it is a list of something else.
  private mutating func list(depth: Int) throws(FeedError) -> Bool {
    items = []
    guard try scanner.open(.openList, .closeList) else { return true }
    var ids = UniqueIDs()
    var hasOther = false
    repeat {
      switch scanner.peek() {
      case .openObject: try post(depth: depth + 1, ids: &ids)
      case UInt8(ascii: "n"): try scanner.literal("null")
      default:
        hasOther = true
        try scanner.skipValue(depth: depth + 1)
      }
    } while try scanner.hasMore(before: .closeList)
    return !items.isEmpty && (!hasOther || items.contains(where: \.hasText))
  }

  private mutating func post(depth: Int, ids: inout UniqueIDs) throws(FeedError) {
    var id: String?
    var title: String?
    var body: String?
    var rest: JSONRest?
    guard try scanner.open(.openObject, .closeObject) else { return }
    repeat {
      let field = try field()
      switch field {
      case .id: id = try line(depth: depth)
      case .title: title = try line(depth: depth)
      case .body: body = try text(depth: depth, lines: .many)
      case .other, .version, .homepage, .items, .name, .type, .size, .seconds:
        try scanner.skipValue(depth: depth)
      case .html, .text, .summary, .link, .outsideLink, .published, .modified, .author,
        .attachments, .tags:
        try read(field, into: &rest, depth: depth)
      }
    } while try scanner.hasMore(before: .closeObject)
    guard id != nil || title != nil || body != nil || rest?.hasContent == true else { return }
    // Most posts have nothing more, and then it costs nothing.
    guard let rest else {
      let wanted = id ?? Self.contentHash(title, body)
      items.append(
        FeedItem(id: ids.unique(wanted, after: items), title: title ?? "", body: body ?? ""))
      return
    }
    var item = FeedItem(id: "", title: title ?? "", body: body ?? "")
    rest.complete(&item, base: base)
    // Of the text, as it always was: another id would be another post, without its marks.
    let wanted = id ?? item.link ?? Self.contentHash(title, item.body)
    item.id = ids.unique(wanted, after: items)
    items.append(item)
  }

  private mutating func read(
    _ field: JSONField, into found: inout JSONRest?, depth: Int
  ) throws(FeedError) {
    var rest = found ?? JSONRest()
    defer { found = rest }
    switch field {
    case .html: rest.html = try raw(depth: depth)
    case .text: rest.text = try text(depth: depth)
    case .summary: rest.summary = try text(depth: depth)
    case .link: rest.link = try line(depth: depth) ?? rest.link
    case .outsideLink: rest.outsideLink = try line(depth: depth)
    case .published: rest.published = try line(depth: depth) ?? rest.published
    case .modified: rest.modified = try line(depth: depth)
    case .author: rest.authors = try names(depth: depth)
    case .attachments: rest.attachments = try attachments(depth: depth)
    case .tags: rest.tags = try names(depth: depth)
    case .id, .title, .body, .version, .homepage, .items, .name, .type, .size, .seconds, .other:
      try scanner.skipValue(depth: depth)
    }
  }

  private static func contentHash(_ title: String?, _ body: String?) -> String {
    var hash = ContentHash()
    hash.add(title ?? "")
    hash.add(body ?? "")
    return hash.text
  }

  /// The authors of a feed wrote the items that name nobody.
  private mutating func addAuthors() {
    guard !authors.isEmpty else { return }
    let all = authors.joined(separator: ", ")
    for index in feed.items.indices where feed.items[index].author == nil {
      feed.items[index].author = all
    }
  }
}

extension FeedItem {
  fileprivate var hasText: Bool { !title.isEmpty || !content.source.isEmpty }
}
