import Feeds

/// What is at an address that a person names as a source.
public enum SourceFinding: Equatable, Sendable {
  case feed(FoundFeed)
  /// A page that names more than one feed: the person chooses.
  case choice([FeedLink])
  /// It asks who is there first: not where the person said, but where a page there said, if it named one.
  case asksForSignIn(Source)
}
