import Feeds

/// What came of an address that the user wants to add.
public enum AddResult: Equatable, Sendable {
  /// It is among the configured sources now, with so many posts.
  case added(Source, posts: Int)
  /// It was there already.
  case known(Source)
  /// It, or the feed that a page there names, asks who is there first.
  case asksForSignIn(Source)
  /// It is a web page that names several feeds, of which one is to be chosen.
  case choices([FeedLink])
}

/// What came of a list of sources.
public struct ImportResult: Equatable, Sendable {
  /// Those that are new, in the order of the list.
  public var added: [Source] = []
  /// How many were there already.
  public var skipped = 0
  /// Posts that came with them.
  public var posts = 0
  /// What cannot be a source, in words.
  public var refused: [String] = []
  /// Those whose password was not taken, as anybody on the way could read it.
  public var withoutPassword: [Source] = []
  /// Whether there may be more in the list.
  public var isTruncated = false

  public init(added: [Source] = [], refused: [String] = [], isTruncated: Bool = false) {
    self.added = added
    self.refused = refused
    self.isTruncated = isTruncated
  }
}
