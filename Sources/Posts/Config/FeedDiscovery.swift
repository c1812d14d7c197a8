import Essentials
import Feeds

/// Finds out what is at an address before it becomes a source: a feed, or a page that names feeds.
public struct FeedDiscovery: Sendable {
  private let fetcher: any SourceFetcher

  public init(fetcher: any SourceFetcher) { self.fetcher = fetcher }

  /// Asks once, and a second time where the first answer is a page that names one feed.
  ///
  /// Throws `PostsError` where there is no feed and no page that names one.
  ///
  /// - Parameters:
  ///   - argument: What the user typed, which may be meant as an address where there is no such file.
  ///   - keep: Keeps the feed that is there.
  @concurrent public func look(
    for source: Source, typed argument: String? = nil,
    keep: @Sendable (DiscoveredFeed) throws -> AddResult
  ) async throws -> AddResult {
    do {
      return try await discover(at: source, keep)
    } catch PostsError.notPosts(.html(let title, let links)) {
      guard let link = links.first else {
        throw PostsError.notPosts(.html(title: title, feeds: links))
      }
      guard links.count == 1 else { return .choices(links) }
      let location = try SourceAddress(argument: link.address, folder: "/")
      return try await discover(
        at: Source(address: location.address, name: source.name, folder: source.folder), keep)
    } catch PostsError.noSuchFile(let path) {
      guard let argument, AddressGuess(argument) != nil else { throw PostsError.noSuchFile(path) }
      throw PostsError.noSuchFile(argument)
    }
  }

  private func discover(
    at source: Source, _ keep: (DiscoveredFeed) throws -> AddResult
  ) async throws -> AddResult {
    let found: DiscoveredFeed
    do {
      found = try await feed(of: source)
    } catch PostsError.server(code: 401, _) {
      return .asksForSignIn(source)
    }
    return try keep(found)
  }

  private func feed(of source: Source) async throws -> DiscoveredFeed {
    guard case .document(let document) = try await fetcher.answer(of: source, given: nil) else {
      throw PostsError.server(code: 304)
    }
    return DiscoveredFeed(
      source: source, feed: try PostsDecoder.feed(in: document), document: document)
  }
}

/// A source that gave posts when it was asked for the first time.
public struct DiscoveredFeed: Equatable, Sendable {
  /// The address that a page named, else the one that the user gave.
  public let source: Source
  public let feed: Feed
  /// To be kept with the posts.
  public let document: SourceDocument

  /// Keeps it with its posts.
  public func keep(in store: PostStore, at date: Date) throws -> AddResult {
    try store.subscribe(to: [source])
    try store.save(feed, of: document, for: source.id, at: date)
    return .added(source, posts: feed.items.count)
  }
}
