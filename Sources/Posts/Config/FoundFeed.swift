import Feeds

/// A source that gave posts when it was asked for the first time.
public struct FoundFeed: Equatable, Sendable {
  /// Not where the person said, but where a page there said, if it named one.
  public let source: Source
  public let feed: Feed
  /// To be kept with the posts.
  public let document: SourceDocument
}
