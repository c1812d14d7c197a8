/// What the first kilobytes of an answer look like.
enum FeedFormat: Equatable {
  case empty
  case binary
  case html(title: String?)
  /// Markup that is no web page, named as the person knows it.
  case xml(name: String)
  case json
  case text

  init(of bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first(where: { !$0.isSpace }) else {
      self = .empty
      return
    }
    // UTF-16 and UTF-32 hold zeros, or begin with a mark that is no UTF-8.
    if bytes.prefix(512).contains(0) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0x1F, 0x8B])
    {
      self = .binary
      return
    }
    switch first {
    case UInt8(ascii: "["), UInt8(ascii: "{"): self = .json
    case UInt8(ascii: "<"): self = Self.markup(String(decoding: bytes.prefix(4096), as: UTF8.self))
    default: self = JSONScanner.isScalar(bytes) ? .json : .text
    }
  }

  private static func markup(_ head: String) -> FeedFormat {
    let lower = head.lowercased()
    if lower.contains("<rss") || lower.contains("<rdf:rdf") { return .xml(name: "an RSS feed") }
    if lower.contains("<feed") { return .xml(name: "an Atom feed") }
    let marks = ["<!doctype html", "<html", "<head", "<body", "<title"]
    if marks.contains(where: lower.contains) { return .html(title: title(in: head)) }
    return lower.hasPrefix("<?xml") ? .xml(name: "XML") : .html(title: nil)
  }

  /// What stands between the tags of the title, on one line.
  private static func title(in head: String) -> String? {
    guard let open = head.firstRange(of: #/<title[^>]*>/#.ignoresCase()),
      let close = head[open.upperBound...].firstRange(of: #/<\/title/#.ignoresCase())
    else { return nil }
    let title = TextCleaner.clean(String(head[open.upperBound..<close.lowerBound]), lines: .one)
    return title.isEmpty ? nil : String(title.prefix(60))
  }
}

extension UInt8 {
  /// What JSON calls white space.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
