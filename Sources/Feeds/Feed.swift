/// What one document says: a feed of any format, or a list of posts.
public struct Feed: Equatable, Sendable {
  /// What the source calls itself, on one line; nil where it does not say.
  public var title: String?
  /// The page for people that the feed belongs to: http or https; nil where it does not say.
  public var homepage: String?
  /// In the order of the document.
  public var items: [FeedItem]
  /// When to ask again.
  public var schedule = FeedSchedule()
  /// Whether the document stops before its end: the items before that are here, more may have been meant.
  public var isCutShort: Bool

  /// Makes a feed of text that is clean already.
  public init(
    title: String? = nil, homepage: String? = nil, items: [FeedItem] = [], isCutShort: Bool = false
  ) {
    self.title = title
    self.homepage = homepage
    self.items = items
    self.isCutShort = isCutShort
  }
}
