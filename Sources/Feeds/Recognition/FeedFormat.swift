/// What a document looks like, once it is text.
enum FeedFormat: Equatable {
  case empty
  case json
  case xml
  case html
  case text

  init(of text: UnsafeRawBufferPointer) {
    // A byte order mark that stands too late is passed over as well.
    guard let start = text.firstIndex(where: { !$0.isSpace && ![0xEF, 0xBB, 0xBF].contains($0) })
    else {
      self = .empty
      return
    }
    switch text[start] {
    case .openList, .openObject: self = .json
    case UInt8(ascii: "<"):
      let head = MarkupHead(UnsafeRawBufferPointer(rebasing: text[start...]))
      self = head.isText ? .text : head.isHTML ? .html : .xml
    default: self = JSONScanner.isScalar(text[start...]) ? .json : .text
    }
  }
}

extension UInt8 {
  /// What JSON calls white space.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}

/// Files that are no text, by the bytes that they begin with.
enum FileKind {
  /// What a document is where it is no text; nil where it may be text.
  static func refusal(of bytes: [UInt8]) -> FeedError? {
    let head = bytes.prefix(512)
    if let known = signatures.first(where: { head.starts(with: $0.bytes) }) { return known.error }
    let isRIFF = head.starts(with: "RIFF".utf8) && head.dropFirst(8).starts(with: "WEBP".utf8)
    if isRIFF || head.dropFirst(4).starts(with: "ftypavif".utf8) { return .image }
    return nil
  }

  /// Whether bytes that are neither markup nor JSON hold what no text holds.
  static func isBinary(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(512).contains { $0 < 0x09 || (0x0E..<0x1B).contains($0) }
  }

  private static let signatures: [(bytes: [UInt8], error: FeedError)] = [
    ([0x89, 0x50, 0x4E, 0x47], .image), (Array("GIF8".utf8), .image), ([0xFF, 0xD8, 0xFF], .image),
    ([0x00, 0x00, 0x01, 0x00], .image), (Array("%PDF-".utf8), .pdf), ([0x1F, 0x8B], .archive),
    ([0x50, 0x4B, 0x03, 0x04], .archive), (Array("BZh".utf8), .archive),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .archive), ([0x28, 0xB5, 0x2F, 0xFD], .archive),
    ([0x37, 0x7A, 0xBC, 0xAF], .archive),
  ]
}

/// Feeds that stand behind something else: a warning of the server's, an empty line, two byte order marks.
enum LateStart {
  /// What is in front of a feed is not longer.
  private static let maximumDistance = 4096

  /// The feed in a text that does not begin with one; nil where there is none.
  ///
  /// A page for people may name the elements of a feed; it is told by its own root.
  static func feed(in text: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let head = MarkupHead(text)
    if head.root == "html" || head.doctype == "html" { return nil }
    for start in text.indices.prefix(maximumDistance) where text[start] == UInt8(ascii: "<") {
      let rest = UnsafeRawBufferPointer(rebasing: text[start...])
      if begins.contains(where: { rest.starts(with: $0.utf8) }), isFeed(rest) { return rest }
    }
    return nil
  }

  private static let begins = ["<?xml ", "<rss ", "<feed ", "<rdf:RDF "]

  private static func isFeed(_ text: UnsafeRawBufferPointer) -> Bool {
    // Only so much is looked at, or each of many beginnings would be looked at to the end.
    let head = MarkupHead(UnsafeRawBufferPointer(rebasing: text.prefix(maximumDistance)))
    return ["rss", "feed", "rdf:rdf"].contains(head.root)
  }
}
