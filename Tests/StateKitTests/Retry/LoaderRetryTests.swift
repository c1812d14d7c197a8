import TestSupport
import Testing

@testable import StateKit

@MainActor @Suite struct LoaderRetryTests {
  private let time = TestClock()
  private let calls = Counter()

  /// A loader whose n-th try returns the n-th result at once; failures named "forever" are permanent.
  private func loader(
    _ answers: Result<String, any Error>..., budget: RetryBudget? = nil
  ) -> Loader<String> {
    let calls = calls
    let retries = RetryPolicy(random: RandomSource { .max }, budget: budget) { error in
      (error as? Failure)?.name == "forever" ? .permanent : .transient()
    }
    return Loader(clock: time.clock, retries: retries) {
      .value(try answers[min(calls.next(), answers.count - 1)].get())
    }
  }

  private func waits(_ loader: Loader<String>) async {
    await until { loader.isWaiting && time.sleeperCount == 1 }
  }

  @Test func `it fails twice and then answers`() async {
    let loader = loader(.failure(Failure()), .failure(Failure()), .success("A"))
    loader.load()
    await waits(loader)
    #expect(loader.state.summary == "loading after idle")
    #expect(loader.retry?.attempt == 2)
    #expect(loader.retry?.next == .at(1000))
    time.advance(by: .seconds(1))
    await until { loader.retry?.attempt == 3 }
    await waits(loader)
    #expect(loader.retry?.next == .at(3000))
    #expect(loader.startedAt == .at(0))
    time.advance(by: .seconds(2))
    await until { !loader.state.isLoading }
    #expect(loader.state.summary == "loaded A")
    #expect(loader.retry == nil)
    #expect(loader.loadedAt == .at(3000))
    #expect((calls.count, time.sleeperCount) == (3, 0))
  }

  @Test func `it stops after four tries, and at once when the failure is permanent`() async {
    let unlucky = loader(.failure(Failure()))
    unlucky.load()
    for seconds in [1, 2, 4] {
      await waits(unlucky)
      time.advance(by: .seconds(seconds))
      await until { time.sleeperCount == 0 }
    }
    await until { !unlucky.state.isLoading }
    #expect(unlucky.state.summary == "error")
    #expect(calls.count == 4)
    let hopeless = loader(.failure(Failure(name: "forever")))
    hopeless.load()
    await until { !hopeless.state.isLoading }
    #expect(calls.count == 5)
  }

  @Test func `asked for again it does not wait, and the count starts again`() async {
    let loader = loader(.failure(Failure()), .failure(Failure()), .success("A"))
    loader.load()
    await waits(loader)
    time.advance(by: .milliseconds(500))
    loader.load()
    #expect(loader.retry == nil)
    #expect(loader.startedAt == .at(500))
    await waits(loader)
    #expect(loader.retry?.attempt == 2)
    #expect(loader.retry?.next == .at(1500))
    loader.cancel()
    #expect(loader.state.summary == "error")
    await until { time.sleeperCount == 0 }
  }

  @Test func `loads that share a budget stop trying together`() async {
    let budget = RetryBudget(capacity: 1)
    let first = loader(.failure(Failure()), budget: budget)
    let second = loader(.failure(Failure()), budget: budget)
    first.load()
    await waits(first)
    second.load()
    await until { !second.state.isLoading }
    #expect(second.state.summary == "error")
    first.reset()
  }

  @Test func `a retry that was cancelled before it began costs nothing`() async throws {
    let budget = RetryBudget(capacity: 1)
    let loader = loader(.failure(Failure()), budget: budget)
    for _ in 0..<2 {
      loader.load()
      await until { loader.isWaiting || !loader.state.isLoading }
      try #require(loader.isWaiting)
      #expect(budget.left == 0)
    }
    loader.cancel()
    #expect(budget.left == 1)
    await until { time.sleeperCount == 0 }
    loader.load()
    await waits(loader)
    time.advance(by: .seconds(1))
    await until { !loader.state.isLoading }
    loader.reset()
    #expect(budget.left == 0)
  }

  @Test func `a cancellation is not tried again`() async {
    let loader = loader(.failure(CancellationError()))
    loader.load()
    await until { !loader.state.isLoading }
    #expect(loader.state.summary == "idle")
    #expect(calls.count == 1)
  }

  @Test func `its spinner and its age follow the clock`() async {
    let loader = loader(.success("A"))
    loader.load()
    #expect(loader.spinner.isVisible(at: .at(200)))
    await until { !loader.state.isLoading }
    #expect(!loader.spinner.isVisible(at: .at(200)))
    #expect(loader.loadedAt == .at(0))
    let policy = RefreshPolicy(staleTime: .seconds(60))
    time.advance(by: .seconds(4))
    loader.refresh(.interval, under: policy)
    #expect(!loader.state.isLoading)
    loader.reset()
    #expect(loader.loadedAt == nil)
  }

  @Test func `asked for too soon it waits, is asked for once, and can be cancelled`() async {
    let loader = loader(.success("A"), .success("B"))
    let policy = RefreshPolicy(staleTime: .seconds(60))
    loader.refresh(under: policy)
    await until { !loader.state.isLoading }
    time.advance(by: .seconds(2))
    for _ in 0..<3 { loader.refresh(under: policy) }
    await waits(loader)
    #expect(loader.state.summary == "loading after A")
    #expect((loader.nextTry, loader.retry?.attempt) == (.at(5000), nil))
    loader.cancel()
    #expect(loader.state.summary == "loaded A")
    await until { time.sleeperCount == 0 }
    loader.refresh(under: policy)
    await waits(loader)
    time.advance(by: .seconds(3))
    await until { !loader.state.isLoading }
    #expect(loader.state.summary == "loaded B")
    #expect((calls.count, time.sleeperCount) == (2, 0))
  }

  @Test func `a failure is not forgotten when it is tried again and cancelled`() async {
    let loader = loader(.failure(Failure()), .success("A"))
    loader.load()
    await waits(loader)
    loader.load()
    loader.cancel()
    #expect(loader.state.summary == "error")
  }

  @Test func `a server that fails at once is asked once a second while r is held`() async {
    let loader = loader(.failure(Failure()))
    let policy = RefreshPolicy(staleTime: .seconds(60))
    loader.refresh(under: policy)
    await waits(loader)
    for _ in 0..<30 { loader.refresh(under: policy) }
    await waits(loader)
    #expect((calls.count, loader.nextTry) == (1, .at(1000)))
    time.advance(by: .seconds(1))
    await until { calls.count == 2 }
    loader.reset()
    await until { time.sleeperCount == 0 }
  }

  @Test func `a history gets each state and its trigger`() async {
    let loader = loader(
      .success("A"), .failure(Failure()), .failure(Failure(name: "forever")), .success("B"))
    var history: [String] = []
    loader.onTransition = { state, trigger in
      if case .error(let error as Failure) = state { history.append(error.name) }
      history.append("\(state)".prefix { $0 != "(" } + " \(trigger)")
    }
    loader.load(.background)
    await until { !loader.state.isLoading }
    loader.load()
    await waits(loader)
    time.advance(by: .seconds(1))
    await until { !loader.state.isLoading }
    loader.dismiss(id: 2)
    loader.load(.focus)
    loader.cancel()
    loader.cancel()
    loader.reset()
    #expect(
      history == [
        "loading background", "loaded background", "loading user", "no", "error user",
        "loading retry", "forever", "error user",
        "loading focus", "initial user", "initial user",
      ])
  }
}
