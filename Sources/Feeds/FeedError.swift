import Essentials

/// Why bytes are no feed: what they seem to be instead.
public enum FeedError: Error, Equatable, Sendable {
  /// There are no bytes, or nothing but white space.
  case empty
  /// A web page, with its title where it has one: often a form to sign in. And the feeds that it names.
  case html(title: String?, feeds: [FeedLink] = [])
  /// A picture.
  case image
  /// A document to print.
  case pdf
  /// Something packed, as with gzip or zip.
  case archive
  /// No text in any encoding, of no kind that is known.
  case binary
  /// Text, but neither XML nor JSON.
  case plainText
  /// Good JSON in which nothing is a list of posts.
  case noPosts
  /// An OPML list: it names feeds, and is none.
  case feedList
  /// XML of another kind, by the name of its root.
  case otherXML(root: String)
  /// XML that declares a document type, which can make a small document endless.
  case doctype
  /// A document that stops too early or breaks its grammar, first on this line, counted from 1.
  case broken(line: Int)
  /// A document nested deeper than any feed, first on this line.
  case tooDeep(line: Int)
  /// XML with a tag that holds more than any feed's, on this line.
  case tagTooLarge(line: Int)
  /// XML cannot be read here: libxml2 is missing.
  case noLibrary
  /// No list of feeds: what it seems to be instead, in summary.
  case notOPML(kind: String)
}

extension FeedError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .noLibrary: "Cannot read: " + summary
    case .notOPML(let kind): "Not a list of feeds (OPML): \(kind)"
    default: "Not a feed: " + summary
    }
  }
}

extension FeedError {
  /// What the bytes seem to be.
  var summary: String {
    switch self {
    case .empty: "the response is empty"
    case .html(let title, let feeds):
      "an HTML page" + (title.map { " titled '\($0)'" } ?? "") + Self.offer(feeds)
    case .image: "an image"
    case .pdf: "a PDF document"
    case .archive: "a compressed file (gzip, zip or similar)"
    case .binary: "a binary file"
    case .plainText: "plain text"
    case .noPosts: "JSON without a list of posts"
    case .feedList: "a list of feeds (OPML); use `outpost import`"
    case .otherXML(let root): "XML, but not a feed: <\(root)>"
    case .doctype: "XML with a DOCTYPE, which is refused for safety"
    case .broken(let line): "truncated or broken (line \(line))"
    case .tooDeep(let line): "nested too deep (line \(line))"
    case .tagTooLarge(let line): "XML with a tag that is too large (line \(line))"
    case .noLibrary: "libxml2 is missing; try `apt-get install libxml2`"
    case .notOPML(let kind): kind
    }
  }

  private static func offer(_ feeds: [FeedLink]) -> String {
    guard let first = feeds.first else { return "" }
    return feeds.count == 1
      ? "; its feed is \(first.address)" : "; it names \(feeds.count) feeds, first \(first.address)"
  }
}
