import CMarkup
import Essentials

extension FeedReader {
  /// The feed in a document of XML, or what the document is instead.
  static func feed(in text: UnsafeRawBufferPointer, base: URL?) throws(FeedError) -> Feed {
    let reader = FeedReader(base: base)
    let (end, line) = XMLSource.read(text, into: reader)
    if end == MUDoctype { throw .doctype }
    if end == MUTooDeep { throw .tooDeep(line: line) }
    if end == MUTagTooLarge { throw .tagTooLarge(line: line) }
    guard reader.isFeed else { throw reader.refusal(line: line) }
    var feed = reader.finished
    if end == MUWhole { return feed }
    if feed.items.isEmpty { throw .broken(line: line) }
    feed.isCutShort = true
    return feed
  }
}

extension FeedReader {
  /// RDF is written about many things; only a channel or an item makes it a feed.
  private var isFeed: Bool { root != nil && (root != .rdf || hasChannel) }

  private func refusal(line: Int) -> FeedError {
    guard let rootName, !rootName.isEmpty else { return .broken(line: line) }
    if rootName.lowercased() == "opml" { return .feedList }
    let name = TextCleaner.clean(rootName, lines: .one)
    return .otherXML(root: String(name.prefix(40)))
  }

  /// The feed, in which an item without an author is by the author of the feed.
  private var finished: Feed {
    var feed = feed
    feed.schedule = schedule.schedule
    guard let feedAuthor else { return feed }
    for index in feed.items.indices where feed.items[index].author == nil {
      feed.items[index].author = feedAuthor
    }
    return feed
  }
}
