import Posts
import TestSupport
import Testing

/// What is left of a source when the user does not wait for it any longer.
@MainActor @Suite struct ReaderCancelTests {
  private let a = "https://a.example/feed"

  @Test func `a failure is what it was`() async throws {
    let stage = try ReaderStage([a])
    for _ in 1...2 {
      stage.time.advance(by: .seconds(400_000))
      stage.model.refreshAll(.interval)
      await stage.settle()
    }
    let failure = try #require(try stage.store.failure(of: a))
    #expect(failure.attempts == 2 && failure.nextTry != nil)
    #expect(stage.model.sources[0].status == .failed(failure))
    stage.fetcher.hold(a)
    stage.time.advance(by: .seconds(10))
    stage.model.refresh(a)
    await stage.until { stage.fetcher.asked.count == 3 }
    stage.model.cancel()
    #expect(stage.model.sources[0].status == .failed(failure))
    stage.fetcher.release(a)
  }
}
