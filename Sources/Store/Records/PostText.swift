import Essentials

/// A post as it is read: all that the store keeps of it.
public struct PostText: Identifiable, Equatable, Sendable {
  /// The number of its row in the store, which it keeps.
  public let id: StoredPost.ID
  public let source: Source.ID
  /// One line; empty where the source gives none.
  public var title: String
  /// Lines separated by `\n`; `[1]` in it stands for the first of `links`.
  public var body: String
  /// Who wrote it; nil where the source does not say.
  public var author: String?
  /// When it was published; when it first came, where the source does not say.
  public var date: Date
  /// The page for people; nil where the source gives none.
  public var link: String?
  /// What the body links to, and then what is attached.
  public var links: [String]

  public init(
    id: StoredPost.ID, source: Source.ID, title: String, body: String, author: String? = nil,
    date: Date, link: String? = nil, links: [String] = []
  ) {
    self.id = id
    self.source = source
    self.title = title
    self.body = body
    self.author = author
    self.date = date
    self.link = link
    self.links = links
  }
}
