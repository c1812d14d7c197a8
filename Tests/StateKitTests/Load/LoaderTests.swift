import Observation
import Synchronization
import TestSupport
import Testing

@testable import StateKit

@MainActor @Suite struct LoaderTests {
  private let time = TestClock()

  /// A loader whose n-th load returns the n-th result after a second on the clock.
  private func loader(
    _ answers: Result<String, any Error>..., calls: Counter = Counter()
  ) -> Loader<String> {
    let clock = time.clock
    return Loader(clock: clock) {
      let number = calls.next()
      try await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: nil)
      return .value(try answers[number].get())
    }
  }

  private func answer() async {
    await until { time.sleeperCount > 0 }
    time.advance(by: .seconds(1))
  }

  @Test func `the state changes before load returns, and the answer arrives later`() async {
    let loader = loader(.success("A"))
    #expect(loader.startedAt == nil)
    loader.load()
    #expect(loader.state.summary == "loading after idle")
    #expect(loader.startedAt == time.now)
    await answer()
    await until { !loader.state.isLoading }
    #expect(loader.state.summary == "loaded A")
    #expect(loader.startedAt == nil)
    #expect(time.sleeperCount == 0)
  }

  @Test func `many loads in one burst make one request`() async {
    let calls = Counter()
    let loader = loader(.success("A"), calls: calls)
    for _ in 0..<5 { loader.load() }
    await answer()
    await until { !loader.state.isLoading }
    #expect(calls.count == 1)
  }

  @Test func `cancel is at once, leaves no task behind, and the next load works`() async {
    let loader = loader(.failure(Failure()), .success("B"))
    loader.load()
    await until { time.sleeperCount == 1 }
    loader.cancel()
    #expect(loader.state.summary == "idle")
    await until { time.sleeperCount == 0 }
    loader.load()
    await answer()
    await until { !loader.state.isLoading }
    #expect(loader.state.summary == "loaded B")
  }

  @Test func `an operation that ignores its cancellation is ignored`() async {
    let calls = Counter()
    let ends = Counter()
    let clock = time.clock
    let loader = Loader<String>(clock: clock) {
      let number = calls.next()
      let due = clock.now.advanced(by: .seconds(number == 0 ? 1 : 5))
      await Task { try? await clock.sleep(until: due, tolerance: nil) }.value
      ends.next()
      return .value("answer \(number)")
    }
    loader.load()
    await until { time.sleeperCount == 1 }
    loader.cancel()
    loader.load()
    await until { time.sleeperCount == 2 }
    time.advance(by: .seconds(1))
    await until { ends.count == 1 }
    for _ in 0..<20 { await Task.yield() }
    #expect(loader.state.summary == "loading after idle")
    time.advance(by: .seconds(4))
    await until { !loader.state.isLoading }
    #expect(loader.state.summary == "loaded answer 1")
  }

  @Test func `a failed refresh is an alert over the content, and is dismissed`() async {
    let loader = loader(.success("A"), .failure(Failure()))
    for _ in 0..<2 {
      loader.load()
      await answer()
      await until { !loader.state.isLoading }
    }
    #expect(loader.state.summary == "alert 2 over A")
    loader.dismiss(id: 2)
    #expect(loader.state.summary == "loaded A")
    loader.reset()
    #expect(loader.state.summary == "idle")
  }

  @Test func `an observer sees a change of payload alone`() async {
    let loader = loader(.success("A"), .success("A"))
    loader.load()
    await answer()
    await until { !loader.state.isLoading }
    let changes = Counter()
    withObservationTracking {
      _ = loader.state
    } onChange: {
      changes.next()
    }
    loader.load()
    #expect(changes.count == 1)
    loader.cancel()
  }

  @Test func `a loader that is released cancels its load`() async {
    var loader: Loader<String>? = loader(.success("A"))
    loader?.load()
    await until { time.sleeperCount == 1 }
    loader = nil
    await until { time.sleeperCount == 0 }
  }
}
