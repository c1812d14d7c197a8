import Essentials

/// Turns the bytes of a source into a feed: recognised by content, never by name.
public enum FeedParser {
  /// Reads a feed in RSS, Atom or JSON, or a list of posts in JSON.
  ///
  /// A post is an object with any of `id` (number or string), `title`, `body` and `url`. Whatever else
  /// it holds is ignored. Where an id is missing, the link or what is said stands for it, and where it
  /// occurs a second time a number is added to it, so that no post is lost and no two ids are equal.
  ///
  /// - Parameters:
  ///   - charset: The encoding that the transport names; nonsense is passed over.
  ///   - base: Where the document came from: relative addresses in it are meant from there.
  public static func feed(
    in bytes: [UInt8], charset: String? = nil, base: URL? = nil
  ) throws(FeedError) -> Feed {
    // A link in a file is meant from the page of its feed.
    let base = base.flatMap { ["http", "https"].contains($0.scheme?.lowercased()) ? $0 : nil }
    return try feed(in: bytes, charset: charset, base: base, mayBreak: true)
  }

  /// The items of a feed or of a list of posts; JSON that is truncated is an error here.
  public static func items(in bytes: [UInt8]) throws(FeedError) -> [FeedItem] {
    try feed(in: bytes, charset: nil, base: nil, mayBreak: false).items
  }
}

extension FeedParser {
  private static func feed(
    in bytes: [UInt8], charset: String?, base: URL?, mayBreak: Bool
  ) throws(FeedError) -> Feed {
    if let start = plainJSON(bytes, charset: charset) {
      return try json(JSONScanner(bytes, from: start), base: base, mayBreak: mayBreak)
    }
    if let refusal = FileKind.refusal(of: bytes) { throw refusal }
    let result: Result<Feed, FeedError> = bytes.withUnsafeBytes { source in
      let text = SourceText(source, charset: charset)
      return withExtendedLifetime(text) {
        Result { () throws(FeedError) in
          try feed(in: text, of: bytes, base: base, mayBreak: mayBreak)
        }
      }
    }
    return try result.get()
  }

  private static func feed(
    in text: SourceText, of source: [UInt8], base: URL?, mayBreak: Bool
  ) throws(FeedError) -> Feed {
    let format = FeedFormat(of: text.bytes)
    if format == .html || format == .text, let late = LateStart.feed(in: text.bytes) {
      return try XMLFeedParser.feed(in: late, base: base)
    }
    switch format {
    case .empty: throw FileKind.isBinary(source) ? .binary : .empty
    case .json: return try json(JSONScanner(Array(text.bytes)), base: base, mayBreak: mayBreak)
    case .xml: return try XMLFeedParser.feed(in: text.bytes, base: base)
    case .html:
      let page = HTMLPage(text.bytes, base: base)
      throw .html(title: page.title, feeds: page.feeds)
    case .text: throw FileKind.isBinary(source) ? .binary : .plainText
    }
  }

  private static func json(
    _ scanner: JSONScanner, base: URL?, mayBreak: Bool
  ) throws(FeedError) -> Feed {
    var parser = JSONFeedParser(scanner: scanner, base: base)
    let feed = try parser.read()
    if let fault = parser.fault, !mayBreak { throw fault }
    return feed
  }

  /// Where JSON begins that can be read as it is, because it is UTF-8: a large list is not copied.
  private static func plainJSON(_ bytes: [UInt8], charset: String?) -> Int? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard charset == nil || charset?.lowercased() == "utf-8",
      let first = bytes[start...].firstIndex(where: { !$0.isSpace }), first + 1 < bytes.count,
      bytes[first] == .openList || bytes[first] == .openObject, bytes[first + 1] != 0
    else { return nil }
    return start
  }
}
