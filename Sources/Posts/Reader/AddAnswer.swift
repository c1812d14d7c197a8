import Feeds

/// What came of an address that a person wants to add.
public enum AddAnswer: Equatable, Sendable {
  /// It is among the configured sources now, with so many posts.
  case added(Source, posts: Int)
  /// It was there already.
  case known(Source)
  /// It, or the feed that a page there names, asks who is there first.
  case asksForSignIn(Source)
  /// It is a web page that names several feeds, of which one is to be chosen.
  case choices([FeedLink])
}
