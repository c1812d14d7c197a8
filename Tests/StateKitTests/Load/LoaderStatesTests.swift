import TestSupport
import Testing

@testable import StateKit

/// A loader that is followed by a loop rather than by a view.
@MainActor @Suite struct LoaderStatesTests {
  private let time = TestClock()

  private func loader(_ answers: Result<String, any Error>...) -> Loader<String> {
    let (clock, calls) = (time.clock, Counter())
    let retries = RetryPolicy(random: RandomSource { .max }) { _ in .transient() }
    return Loader(clock: clock, retries: retries) {
      let number = calls.next()
      try await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: nil)
      return .value(try answers[number].get())
    }
  }

  @Test func `a loop sees each state until it has what it wants`() async {
    let loader = loader(.failure(Failure()), .success("A"))
    loader.load()
    var seen: [String] = []
    for await state in loader.states {
      seen.append(loader.isWaiting ? "waiting" : state.summary)
      guard state.isLoading else { break }
      await until { time.sleeperCount == 1 }
      time.advance(by: .seconds(1))
    }
    #expect(seen == ["loading after idle", "waiting", "loading after idle", "loaded A"])
  }

  @Test func `of states in one burst the last is seen`() async {
    let loader = loader(.success("A"))
    var iterator = loader.states.makeAsyncIterator()
    #expect(await iterator.next()?.summary == "idle")
    loader.load()
    loader.cancel()
    loader.load()
    #expect(await iterator.next()?.summary == "loading after idle")
    loader.cancel()
    #expect(await iterator.next()?.summary == "idle")
  }

  @Test(arguments: [true, false])
  func `a loop ends when the loader is released`(isLoading: Bool) async throws {
    var kept: Loader<String>? = loader(.success("A"))
    weak let loader = kept
    let states = try #require(kept?.states)
    if isLoading { kept?.load() }
    kept = nil
    var seen: [String] = []
    for await state in states { seen.append(state.summary) }
    #expect(seen == ["idle"])
    #expect(loader == nil)
    await until { time.sleeperCount == 0 }
  }
}
