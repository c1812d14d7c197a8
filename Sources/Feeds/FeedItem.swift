import Essentials

/// What one entry of a source says, whatever format it came in.
///
/// Its text is clean: no control characters, no escape sequences, nothing invisible.
public struct FeedItem: Identifiable, Equatable, Sendable {
  /// Unique among the items of one document, and the same each time that document is read: the id that the
  /// source gives, else its link, else a hash of what it says.
  public var id: String
  /// One line; empty where the source gives none.
  public var title: String
  /// Lines parted by `\n`; empty where the source gives none. `[1]` in it stands for the first of `links`.
  public var body: String
  /// The page for people: http, https or mailto; nil where the source gives none.
  public var link: String?
  /// When it was published, else last changed; nil where the source does not say, or not in a way to be read.
  public var date: Date?
  /// Who wrote it, on one line; nil where the source does not say.
  public var author: String?
  /// What the body links to, and then what is attached (a podcast's sound): http, https or mailto.
  public var links: [String]

  /// Makes an item of text that is clean already: nothing is checked here.
  public init(
    id: String, title: String, body: String, link: String? = nil, date: Date? = nil,
    author: String? = nil, links: [String] = []
  ) {
    self.id = id
    self.title = title
    self.body = body
    self.link = link
    self.date = date
    self.author = author
    self.links = links
  }
}
