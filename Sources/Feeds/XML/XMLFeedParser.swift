import CMarkup
import Essentials

/// Makes a feed of the elements of a document, told one by one.
///
/// RSS and Atom are read in one way: what an element means depends on its name and on where it stands, and hardly on
/// the format, because the wild mixes them.
final class XMLFeedParser {
  /// Where an element stands, and so which ones within it mean something.
  enum Scope {
    case feed
    case item
    case mediaGroup
    /// An author of the feed, of an item or of an item's source.
    case author(rank: Int)
    case source
    case skipHours
    case other
  }

  /// One open element.
  struct Level {
    let scope: Scope
    let base: URL?
  }

  /// The name of the root; nil as long as none was read.
  private var rootName: String?
  /// What kind of feed it is; nil where it is none.
  private(set) var root: FeedElement.Root?
  /// Whether a channel or an item was seen.
  var hasChannel = false
  var feed = Feed()
  var title = Ranked<String>()
  /// The page of the feed, to find others from it.
  var homepage: URL?
  var levels: [Level] = []
  var capture: Capture?
  /// Whether the id that is taken in may be the address of the item.
  var isPermalink = false
  var draft: ItemDraft?
  var schedule = ScheduleDraft()
  var authorElement = AuthorElement()
  /// Who wrote the items of which nothing is said.
  var feedAuthor: String?
  private var ids = UniqueIDs()
  private var elements = FeedElements()
  private var bases = BaseAddress()
  private let base: URL?

  /// More items are not kept.
  private static let maximumItems = 100_000

  init(base: URL?) { self.base = base }

  func start(
    _ name: UnsafePointer<CChar>, _ space: UnsafePointer<CChar>?, _ attributes: XMLAttributes
  ) {
    if capture != nil {
      capture?.start(String(cString: name), attributes)
      return
    }
    let element = elements[name, space]
    let base = element == .other ? nil : innerBase(attributes)
    let scope: Scope? =
      switch levels.last?.scope {
      case nil: startRoot(String(cString: name), space, element, attributes)
      case .feed: startInFeed(element, attributes, base: base)
      case .item, .mediaGroup: startInItem(element, attributes, base: base)
      case .author: startInAuthor(element)
      case .source: startInSource(element)
      case .skipHours: startInHours(element)
      case .other: .other
      }
    if let scope { levels.append(Level(scope: scope, base: base)) }
  }

  func end(_ name: UnsafePointer<CChar>) {
    if let depth = capture?.depth, depth > 0 {
      capture?.end(String(cString: name))
      return
    }
    if let done = capture {
      capture = nil
      take(done.element, done.text)
      return
    }
    switch levels.popLast()?.scope {
    case .item: endItem()
    case .author(let rank): endAuthor(rank: rank)
    case .feed, .mediaGroup, .source, .skipHours, .other, nil: break
    }
  }

  func text(_ text: UnsafeBufferPointer<UInt8>) {
    if capture != nil {
      capture?.append(text)
    } else if case .author = levels.last?.scope, authorElement.text.count < 1000 {
      authorElement.text.append(contentsOf: text.prefix(1000))
    }
  }

  /// Whether the root says that it is Atom.
  var isAtom: Bool { root == .atom || root == .entry }

  /// Where addresses in the element that is open are meant from: in the end from the page of the feed.
  var innerBase: URL? { levels.last?.base ?? base ?? homepage }

  func endItem() {
    guard let item = draft?.item(&ids, after: feed.items) else {
      draft = nil
      return
    }
    draft = nil
    if feed.items.count < Self.maximumItems { feed.items.append(item) }
  }

  private func innerBase(_ attributes: XMLAttributes) -> URL? {
    guard !attributes.all.isEmpty, let own = attributes.base else { return levels.last?.base }
    return bases.url(own, base: innerBase) ?? levels.last?.base
  }

  private func startRoot(
    _ name: String, _ space: UnsafePointer<CChar>?, _ element: FeedElement,
    _ attributes: XMLAttributes
  ) -> Scope {
    rootName = rootName ?? name
    switch element {
    case .root(let root): self.root = root
    case .item: root = .entry
    default:
      // The name is enough where the name space is one that nobody knows.
      guard let own = ["rss": FeedElement.Root.rss, "feed": .atom][name] else { return .other }
      root = own
    }
    if let space { elements.takeAsCore(space) }
    guard root == .entry else { return .feed }
    beginItem(attributes)
    return .item
  }
}

extension XMLFeedParser {
  /// The feed in a document of XML, or what the document is instead.
  static func feed(in text: UnsafeRawBufferPointer, base: URL?) throws(FeedError) -> Feed {
    let parser = XMLFeedParser(base: base)
    let (end, line) = XMLSource.read(text, into: parser)
    if end == MUNoLibrary { throw .noLibrary }
    if end == MUDoctype { throw .doctype }
    if end == MUTooDeep { throw .tooDeep(line: line) }
    if end == MUTagTooLarge { throw .tagTooLarge(line: line) }
    guard parser.isFeed else { throw parser.refusal(line: line) }
    var feed = parser.finished
    if end == MUWhole { return feed }
    if feed.items.isEmpty { throw .broken(line: line) }
    feed.isTruncated = true
    return feed
  }
}

extension XMLFeedParser {
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

/// Makes an `xml:base` absolute; the last answer is kept, because most entries of a feed have the same.
private struct BaseAddress {
  private var last: (text: String, base: URL?, result: URL?)?

  /// The address that a text means from a base; nil where it is none that links may be meant from.
  mutating func url(_ text: String, base: URL?) -> URL? {
    if let last, last.text == text, last.base == base { return last.result }
    let result = SafeLink.link(text, base: base).flatMap(URL.init(string:))
    last = (text, base, result)
    return result
  }
}
