/// What an element of a feed means: many names, few meanings.
enum FeedElement: Equatable {
  /// What can stand around a whole feed.
  enum Root: Equatable {
    case rss
    case rdf
    case atom
    /// An entry of Atom, or a channel of RSS, on its own.
    case entry
    case channel
  }

  case root(Root)
  case item
  /// Around the items, in RSS 1.1.
  case items
  case title(rank: Int)
  case link
  case id
  case body(Body)
  case date(Date)
  /// An author: a name in its own element, or text.
  case author
  case creator(rank: Int)
  case name
  case email
  /// Where an entry was copied from.
  case source
  case enclosure
  /// What an item is about.
  case category
  /// The page where an item is talked about.
  case comments
  /// How long an attachment plays.
  case duration
  case mediaContent
  case mediaGroup
  /// Minutes that a channel of RSS stays good for.
  case ttl
  case skipHours
  case hour
  /// How often something new comes: so many times in a period.
  case updatePeriod
  case updateFrequency
  case other

  /// What can be the body of an item, the best first.
  enum Body: Int {
    case encoded
    case content
    case xhtml
    case description
    case summary
    case media
  }

  /// What can be the date of an item, the best first.
  enum Date: Int {
    case published
    case plain
    case created
    case updated
  }

  init(_ name: String, space: FeedSpace) {
    let name = name.lowercased()
    switch space {
    case .core, .atom: self = Self.core[name] ?? .other
    case .dublinCore, .dublinTerms: self = Self.dublin[name] ?? .other
    case .content: self = name == "encoded" ? .body(.encoded) : .other
    case .media: self = Self.media[name] ?? .other
    case .itunes: self = Self.itunes[name] ?? .other
    case .syndication: self = Self.syndication[name] ?? .other
    case .xhtml: self = name == "body" || name == "div" ? .body(.xhtml) : .other
    case .rdf: self = name == "rdf" ? .root(.rdf) : .other
    case .other: self = .other
    }
  }

  private static let core: [String: FeedElement] = [
    "rss": .root(.rss), "feed": .root(.atom), "channel": .root(.channel), "entry": .item,
    "item": .item, "items": .items, "title": .title(rank: 0), "link": .link, "guid": .id, "id": .id,
    "description": .body(.description), "summary": .body(.description), "content": .body(.content),
    "pubdate": .date(.published), "published": .date(.published), "issued": .date(.published),
    "date": .date(.plain), "created": .date(.created), "updated": .date(.updated),
    "modified": .date(.updated), "lastbuilddate": .date(.updated), "author": .author,
    "name": .name, "email": .email, "source": .source, "enclosure": .enclosure,
    "category": .category, "comments": .comments,
    "fullitem": .body(.encoded), "ttl": .ttl, "skiphours": .skipHours, "hour": .hour,
  ]

  private static let syndication: [String: FeedElement] = [
    "updateperiod": .updatePeriod, "updatefrequency": .updateFrequency,
  ]

  private static let dublin: [String: FeedElement] = [
    "title": .title(rank: 1), "creator": .creator(rank: 0), "author": .creator(rank: 0),
    "description": .body(.description),
    "date": .date(.plain), "issued": .date(.published), "available": .date(.published),
    "created": .date(.created), "modified": .date(.updated), "subject": .category,
  ]

  private static let media: [String: FeedElement] = [
    "title": .title(rank: 2), "content": .mediaContent, "group": .mediaGroup,
    "description": .body(.media),
  ]

  private static let itunes: [String: FeedElement] = [
    "duration": .duration, "title": .title(rank: 3), "author": .creator(rank: 2),
    "summary": .body(.summary),
  ]
}

/// What the elements of one document mean, looked up once for each name.
///
/// libxml2 keeps equal names at equal addresses, so most are known by their address alone.
struct FeedElements {
  private struct Key: Hashable {
    let name: UnsafePointer<CChar>
    let space: UnsafePointer<CChar>?
  }

  private var known: [Key: FeedElement] = [:]
  /// The name space of the root, whatever it is: what is in it is the feed.
  private var core: UnsafePointer<CChar>?

  subscript(_ name: UnsafePointer<CChar>, _ space: UnsafePointer<CChar>?) -> FeedElement {
    mutating get {
      let key = Key(name: name, space: space)
      if let element = known[key] { return element }
      let element = element(String(cString: name), space)
      known[key] = element
      return element
    }
  }

  /// Takes a name space, and all that no one knows, as that of the feed itself.
  mutating func takeAsCore(_ space: UnsafePointer<CChar>) {
    guard FeedSpace(uri: String(cString: space)) == .other else { return }
    core = space
    known = [:]
  }

  private func element(_ name: String, _ space: UnsafePointer<CChar>?) -> FeedElement {
    if let space {
      return FeedElement(
        name, space: space == core ? .core : FeedSpace(uri: String(cString: space)))
    }
    guard let colon = name.firstIndex(of: ":") else { return FeedElement(name, space: .core) }
    let local = String(name[name.index(after: colon)...])
    return FeedElement(local, space: FeedSpace(prefix: name[..<colon]))
  }
}
