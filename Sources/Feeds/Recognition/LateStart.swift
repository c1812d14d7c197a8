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
