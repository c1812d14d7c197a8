import Posts
import TestSupport
import Testing

/// What is left of a source when the user does not wait for it any longer.
@MainActor @Suite struct ReaderCancelTests {
  private let a = "https://a.example/feed"

  @Test func `a failure is what it was`() async throws {
    let fixture = try ReaderFixture([a])
    for _ in 1...2 {
      fixture.time.advance(by: .seconds(400_000))
      fixture.model.refreshAll(.interval)
      await fixture.settle()
    }
    let failure = try #require(try fixture.store.failure(of: a))
    #expect(failure.attempts == 2 && failure.nextTry != nil)
    #expect(fixture.model.sources[0].status == .failed(failure))
    fixture.fetcher.hold(a)
    fixture.time.advance(by: .seconds(10))
    fixture.model.refresh(a)
    await fixture.until { fixture.fetcher.asked.count == 3 }
    fixture.model.cancel()
    #expect(fixture.model.sources[0].status == .failed(failure))
    fixture.fetcher.release(a)
  }
}
