import Feeds
import Foundation
import Posts
import Testing

/// What is found where a user says a source is.
@Suite struct FeedDiscoveryTests {
  private static let feed =
    "<rss version='2.0'><channel><title>F</title><item><title>P</title></item></channel></rss>"

  /// Answers from a table of addresses.
  private struct Responses: SourceFetcher {
    let documents: [String: String]

    func answer(of source: Source, given validators: Validators?) async throws -> SourceResponse {
      guard let text = documents[source.address], let url = URL(string: source.address) else {
        throw PostsError.server(code: 404)
      }
      if text == "401" { throw PostsError.server(code: 401) }
      return .document(SourceDocument(bytes: Array(text.utf8), address: url))
    }
  }

  private func look(
    _ documents: [String: String], keep: @Sendable (DiscoveredFeed) -> Void = { _ in }
  ) async throws -> AddResult {
    let discovery = FeedDiscovery(fetcher: Responses(documents: documents))
    let source = Source(address: "http://a/", name: "N", folder: "F")
    return try await discovery.look(for: source) { found in
      keep(found)
      return .added(found.source, posts: found.feed.items.count)
    }
  }

  private func page(_ links: String...) -> String {
    let links = links.map {
      "<link rel=alternate type='application/rss+xml' title='T' href='\($0)'>"
    }
    return "<!DOCTYPE html><html><head><title>Page</title>\(links.joined())</head></html>"
  }

  @Test func `a feed is itself`() async throws {
    let source = Source(address: "http://a/", name: "N", folder: "F")
    try await confirmation { isKept in
      let result = try await look(["http://a/": Self.feed]) { found in
        isKept()
        #expect(found.source == source)
        #expect(found.feed.title == "F")
        #expect(found.feed.items.map(\.title) == ["P"])
        #expect(found.document.bytes == Array(Self.feed.utf8))
      }
      #expect(result == .added(source, posts: 1))
    }
  }

  @Test func `a page that names one feed stands for it`() async throws {
    let documents = ["http://a/": page("/feed"), "http://a/feed": Self.feed]
    let source = Source(address: "http://a/feed", name: "N", folder: "F")
    #expect(try await look(documents) == .added(source, posts: 1))
  }

  @Test func `a page that names several leaves the choice`() async throws {
    #expect(
      try await look(["http://a/": page("/1", "http://b/2")])
        == .choices([
          FeedLink(title: "T", address: "http://a/1"), FeedLink(title: "T", address: "http://b/2"),
        ]))
  }

  @Test func `the address that asks for a sign-in is told, not the page that named it`()
    async throws
  {
    let documents = ["http://a/": page("http://b/feed"), "http://b/feed": "401"]
    #expect(
      try await look(documents)
        == .asksForSignIn(Source(address: "http://b/feed", name: "N", folder: "F")))
    #expect(
      try await look(["http://a/": "401"])
        == .asksForSignIn(Source(address: "http://a/", name: "N", folder: "F")))
  }

  @Test func `a page without a feed, or whose feed is none, is told`() async throws {
    await #expect(throws: PostsError.notPosts(.html(title: "Page"))) {
      try await look(["http://a/": page()])
    }
    await #expect(throws: PostsError.notPosts(.plainText)) {
      try await look(["http://a/": page("/x"), "http://a/x": "words"])
    }
    await #expect(throws: PostsError.notPosts(.html(title: "Page"))) {
      try await look(["http://a/": page("/x"), "http://a/x": page()])
    }
    await #expect(throws: PostsError.server(code: 404)) { try await look([:]) }
  }
}
