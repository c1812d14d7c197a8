import Feeds
import Foundation
import Posts
import StateKit
import TestSupport
import Testing

/// What is told of sources that failed, or gave less than they have.
@MainActor @Suite struct ReaderFailureTests {
  private let addresses = (0..<8).map { "https://h\($0).example/feed" }
  private let gone = PostsError.scripted(
    "Network error: a.example was not found", isPermanent: true)

  private func refresh(_ fixture: ReaderFixture) async {
    fixture.time.advance(by: .seconds(90_000))
    fixture.model.refreshAll()
    await fixture.settle()
  }

  @Test func `a source that failed counts as failed while it is asked again`() async throws {
    let fixture = try ReaderFixture(Array(addresses[..<2]))
    fixture.fetcher.answer(addresses[0], titles: ["One"])
    await refresh(fixture)
    #expect(fixture.model.failedCount == 1)
    fixture.fetcher.hold(addresses[1])
    fixture.time.advance(by: .seconds(90_000))
    fixture.model.refreshAll()
    await fixture.until { fixture.model.summary(of: addresses[1])?.status.isBusy == true }
    #expect(fixture.model.failedCount == 1 && fixture.model.failedSources.count == 1)
    fixture.fetcher.release(addresses[1])
    await fixture.settle()
  }

  @Test func `the counts of failures are those of a plain recount`() async throws {
    let seed = Int.random(in: 0..<1_000_000)
    var random = SeededGenerator(seed: seed)
    let fixture = try ReaderFixture(addresses)
    for round in 1...12 {
      for address in addresses {
        switch random.number(0...3) {
        case 0: fixture.fetcher.answer(address, .failure(.server(code: 404)))
        case 1: fixture.fetcher.answer(address, .failure(gone))
        default: fixture.fetcher.answer(address, titles: ["One"])
        }
      }
      await refresh(fixture)
      if let id = fixture.model.failedSources.randomElement(using: &random)?.id {
        fixture.model.toggleMute(id)
      }
      let failed = fixture.model.sources.filter { $0.lastFailure != nil }
      let unreachable = failed.filter { $0.lastFailure?.kind == .isUnreachable }
      let told = failed.filter {
        fixture.model.offline == nil || $0.lastFailure?.kind != .isUnreachable
      }
      let place = Comment(rawValue: "seed \(seed), round \(round)")
      #expect(fixture.model.unreachableCount == unreachable.count, place)
      #expect(fixture.model.failedSources.map(\.id) == told.map(\.id), place)
      #expect(fixture.model.failedCount == told.count { !fixture.model.isMuted($0) }, place)
    }
  }

  @Test func `a feed that is truncated is told of in its own list, and not for ever in others`()
    async throws
  {
    let fixture = try ReaderFixture(Array(addresses[..<2]))
    let text = "<rss version='2.0'><channel><title>A</title><item><title>One</title></item><item>"
    fixture.fetcher.answer(
      addresses[0],
      .success(.document(SourceDocument(bytes: Array(text.utf8), address: URL(filePath: "/")))))
    fixture.fetcher.answer(addresses[1], titles: ["Two"])
    await refresh(fixture)
    #expect(fixture.model.sources[0].warning != nil && fixture.model.warning == nil)
    fixture.model.show(.source(addresses[0]))
    await fixture.settle()
    #expect(fixture.model.warning?.contains("truncated") == true)
  }

  @Test func `sources of one title have their hosts, or what follows one that they share`()
    async throws
  {
    let addresses = [
      "https://a.example/feed", "https://b.example/one/feed?id=1", "https://b.example/two",
      "https://c.example/other", "http://d.example:81/feed", "http://d.example:82/feed",
      "http://e.example/feed", "https://e.example/feed",
    ]
    let fixture = try ReaderFixture(addresses)
    let titles = ["Blog", "Blog", "Blog", "Other", "Blog", "Blog", "Blog", "Blog"]
    for (address, title) in zip(addresses, titles) {
      let text =
        "<rss version='2.0'><channel><title>\(title)</title><item><title>1</title></item></channel></rss>"
      fixture.fetcher.answer(
        address,
        .success(.document(SourceDocument(bytes: Array(text.utf8), address: URL(filePath: "/")))))
    }
    await refresh(fixture)
    #expect(
      fixture.model.sources.map(\.title) == [
        "Blog · a.example", "Blog · one/feed?id=1", "Blog · two", "Other",
        "Blog · d.example:81", "Blog · d.example:82", "Blog · http://e.example/feed",
        "Blog · https://e.example/feed",
      ])
  }
}
