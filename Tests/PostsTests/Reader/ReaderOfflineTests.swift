import Foundation
import Posts
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
}
