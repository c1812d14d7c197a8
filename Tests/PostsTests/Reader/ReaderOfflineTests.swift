import Foundation
import Posts
import StateKit
import TestSupport
import Testing

/// No network is one fact, which is as old as its first failure.
@MainActor @Suite struct ReaderOfflineTests {
  private let addresses = ["https://a.example/feed", "https://b.example/feed"]
  private let gone = PostsError.scripted(
    "Network error: a.example was not found", isPermanent: true)

  private func refresh(_ fixture: ReaderFixture, after seconds: Int) async {
    fixture.time.advance(by: .seconds(seconds))
    fixture.model.refreshAll(.interval)
    await fixture.settle()
  }

  @Test func `the time does not move forward while nothing can be reached`() async throws {
    let fixture = try ReaderFixture(addresses)
    for address in addresses { fixture.fetcher.answer(address, titles: ["One"]) }
    await refresh(fixture, after: 1)
    #expect(fixture.model.offline == nil)
    let last = try #require(fixture.model.sources[0].lastSuccess)

    for address in addresses { fixture.fetcher.answer(address, .failure(gone)) }
    await refresh(fixture, after: 4000)
    let offline = try #require(fixture.model.offline)
    #expect(offline.postsDate == last && offline.since > last)
    for _ in 1...3 {
      let asked = fixture.fetcher.asked.count
      await refresh(fixture, after: 90_000)
      #expect(fixture.fetcher.asked.count > asked)
      #expect(fixture.model.offline == offline)
    }
    // Nor does a new start move it.
    let next = try ReaderFixture(addresses, store: fixture.store)
    await next.settle()
    #expect(next.model.offline == offline)

    fixture.fetcher.answer(addresses[0], titles: ["Two"])
    await refresh(fixture, after: 90_000)
    #expect(fixture.model.offline == nil)
    fixture.fetcher.answer(addresses[0], .failure(gone))
    await refresh(fixture, after: 90_000)
    #expect(try #require(fixture.model.offline).since > offline.since)
  }

  @Test func `one source that answers with a failure is no missing network`() async throws {
    let fixture = try ReaderFixture(addresses)
    fixture.fetcher.answer(addresses[0], .failure(gone))
    fixture.fetcher.answer(addresses[1], .failure(.server(code: 404)))
    await refresh(fixture, after: 1)
    #expect(fixture.model.offline == nil && fixture.model.failedCount == 2)
  }

  @Test func `what failed for another cause before, or was reached last, does not hide it`()
    async throws
  {
    let addresses = (1...5).map { "https://h\($0).example/feed" }
    let fixture = try ReaderFixture(addresses)
    for address in addresses { fixture.fetcher.answer(address, titles: ["One"]) }
    fixture.fetcher.answer(addresses[0], .failure(.server(code: 410)))
    await refresh(fixture, after: 1)
    fixture.model.noteFailuresSeen()
    // One is fresh still, three cannot be reached.
    fixture.time.advance(by: .seconds(4000))
    fixture.fetcher.answer(addresses[1], titles: ["Two"])
    fixture.model.refresh(addresses[1])
    await fixture.settle()
    for address in addresses[2...] { fixture.fetcher.answer(address, .failure(gone)) }
    await refresh(fixture, after: 1)
    let offline = try #require(fixture.model.offline)
    #expect(offline.postsDate == fixture.model.sources[1].lastSuccess)
    #expect(fixture.model.failedCount == 1 && fixture.model.unreachableCount == 3)
    #expect(fixture.model.failedSources.map(\.id) == [addresses[0]])
    // Neither the errors that were seen nor a new start change that.
    fixture.model.noteFailuresSeen()
    #expect(fixture.model.offline == offline)
  }

  @Test func `a few servers that are gone for good are no missing network`() async throws {
    let addresses = (1...5).map { "https://h\($0).example/feed" }
    let fixture = try ReaderFixture(addresses)
    for address in addresses[..<3] { fixture.fetcher.answer(address, titles: ["One"]) }
    for address in addresses[3...] { fixture.fetcher.answer(address, .failure(gone)) }
    await refresh(fixture, after: 1)
    // They are asked again, and the others are fresh.
    fixture.time.advance(by: .seconds(60))
    for address in addresses[3...] { fixture.model.refresh(address) }
    await fixture.settle()
    #expect(fixture.model.offline == nil && fixture.model.failedCount == 2)
  }

  @Test func `a failure that was seen is not told of at the next start, until it came back`()
    async throws
  {
    let fixture = try ReaderFixture(addresses)
    fixture.fetcher.answer(addresses[0], titles: ["One"])
    fixture.fetcher.answer(addresses[1], .failure(.server(code: 404)))
    await refresh(fixture, after: 1)
    #expect(warns(fixture))
    fixture.model.noteFailuresSeen()
    await fixture.model.finish()
    let next = try ReaderFixture(addresses, store: fixture.store)
    await next.settle()
    #expect(!warns(next))
    next.fetcher.answer(addresses[0], titles: ["One"])
    next.fetcher.answer(addresses[1], titles: ["Two"])
    await refresh(next, after: 90_000)
    next.fetcher.answer(addresses[1], .failure(.server(code: 404)))
    await refresh(next, after: 90_000)
    #expect(warns(next))
  }

  private func warns(_ fixture: ReaderFixture) -> Bool {
    if case .error(_, .banner) = fixture.model.state { true } else { false }
  }
}
