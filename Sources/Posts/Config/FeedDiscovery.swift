import Feeds

/// Finds out what is at an address before it becomes a source: a feed, or a page that names feeds.
public struct FeedDiscovery: Sendable {
  private let fetcher: any SourceFetcher

  public init(fetcher: any SourceFetcher) { self.fetcher = fetcher }

  /// Asks once, and a second time where the first answer is a page that names one feed.
  ///
  /// Throws `PostsError` where there is no feed and no page that names one.
  ///
  /// - Parameter argument: What the user typed, which may be meant as an address where there is no such file.
  @concurrent public func look(
    for source: Source, typed argument: String? = nil
  ) async throws -> DiscoveryResult {
    do {
      return try await discover(at: source)
    } catch PostsError.notPosts(.html(let title, let links)) {
      guard let link = links.first else {
        throw PostsError.notPosts(.html(title: title, feeds: links))
      }
      guard links.count == 1 else { return .choice(links) }
      let location = try SourceAddress(argument: link.address, folder: "/")
      return try await discover(
        at: Source(address: location.address, name: source.name, folder: source.folder))
    } catch PostsError.noSuchFile(let path) {
      guard let argument, AddressGuess(argument) != nil else { throw PostsError.noSuchFile(path) }
      throw PostsError.noSuchFile(argument)
    }
  }

  private func discover(at source: Source) async throws -> DiscoveryResult {
    do {
      return .feed(try await feed(of: source))
    } catch PostsError.server(code: 401, _) {
      return .asksForSignIn(source)
    }
  }

  private func feed(of source: Source) async throws -> DiscoveredFeed {
    guard case .document(let document) = try await fetcher.answer(of: source, given: nil) else {
      throw PostsError.server(code: 304)
    }
    return DiscoveredFeed(
      source: source, feed: try PostsDecoder.feed(in: document), document: document)
  }
}

/// What is at an address that the user names as a source.
public enum DiscoveryResult: Equatable, Sendable {
  case feed(DiscoveredFeed)
  /// A page that names more than one feed: the user chooses.
  case choice([FeedLink])
  /// It asks for a credential first: the address that a page named, else the one that the user gave.
  case asksForSignIn(Source)
}

/// A source that gave posts when it was asked for the first time.
public struct DiscoveredFeed: Equatable, Sendable {
  /// The address that a page named, else the one that the user gave.
  public let source: Source
  public let feed: Feed
  /// To be kept with the posts.
  public let document: SourceDocument
}
