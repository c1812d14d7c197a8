import Observation
import TestSupport
import Testing

@testable import StateKit

/// Pages with their tasks: each answer is a second away on the clock.
@MainActor @Suite struct PagesTests {
  private let time = TestClock()
  private let asked = Log()

  /// Pages whose n-th try answers the n-th result; failures named "soon" may pass.
  private func pages(
    _ answers: Result<Page<Row, Int>, any Error>...
  ) -> Pages<Row, Int> {
    let (clock, asked) = (time.clock, asked)
    let retries = RetryPolicy(random: RandomSource { .max }) { error in
      (error as? Failure)?.name == "soon" ? .transient() : .permanent
    }
    return Pages(clock: clock, retries: retries, empty: "none") { cursor in
      let number = asked.append(cursor.map { "\($0)" } ?? "first")
      try await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: nil)
      return try answers[number].get()
    }
  }

  private func page(_ ids: Int..., next: Int?) -> Result<Page<Row, Int>, any Error> {
    .success(Page(ids.map { Row(id: $0) }, next: next))
  }

  private func answer(_ pages: Pages<Row, Int>) async {
    await until { time.sleeperCount > 0 }
    time.advance(by: .seconds(1))
    await until { !pages.state.isLoading && !pages.appendState.isLoading }
  }

  private func ids(_ pages: Pages<Row, Int>) -> [Int]? { pages.state.content?.map(\.id) }

  @Test func `pages come one after the other, to the end`() async {
    let pages = pages(page(1, 2, next: 7), page(3, next: 8), page(4, next: nil))
    #expect(!pages.hasMore)
    pages.refresh()
    #expect(pages.state.isLoading)
    await answer(pages)
    #expect(ids(pages) == [1, 2])
    for rows in [[1, 2, 3], [1, 2, 3, 4]] {
      #expect(pages.hasMore)
      pages.loadMore()
      #expect(pages.appendState.isLoading)
      #expect(!pages.state.isLoading)
      await answer(pages)
      #expect(ids(pages) == rows)
    }
    #expect(!pages.hasMore)
    pages.loadMore()
    #expect(asked.texts == ["first", "7", "8"])
    #expect(time.sleeperCount == 0)
  }

  @Test func `before the first page nothing is appended`() {
    let pages = pages()
    pages.loadMore()
    guard case .idle = pages.appendState else {
      Issue.record("\(pages.appendState)")
      return
    }
    #expect(asked.texts == [])
  }

  @Test func `many who ask for more make one request`() async {
    let pages = pages(page(1, next: 7), page(2, next: nil))
    pages.refresh()
    await answer(pages)
    for _ in 0..<5 { pages.loadMore() }
    await answer(pages)
    #expect(asked.texts == ["first", "7"])
  }

  @Test func `a page that failed leaves the rows, and the person asks for it again`() async {
    let pages = pages(page(1, next: 7), .failure(Failure()), page(2, next: nil))
    pages.refresh()
    await answer(pages)
    pages.loadMore()
    await answer(pages)
    guard case .failed(let error, from: 7) = pages.appendState else {
      Issue.record("\(pages.appendState)")
      return
    }
    #expect(error as? Failure == Failure())
    #expect(ids(pages) == [1])
    pages.loadMore(.background)
    #expect(!pages.appendState.isLoading)
    pages.loadMore()
    await answer(pages)
    #expect(ids(pages) == [1, 2])
    #expect(asked.texts == ["first", "7", "7"])
  }

  @Test func `a page that may come later is tried again by itself`() async {
    let pages = pages(page(1, next: 7), .failure(Failure(name: "soon")), page(2, next: nil))
    pages.refresh()
    await answer(pages)
    pages.loadMore()
    await until { time.sleeperCount == 1 }
    time.advance(by: .seconds(1))
    await until { pages.appendRetry != nil && time.sleeperCount == 1 }
    #expect(pages.appendRetry?.attempt == 2)
    #expect(pages.appendRetry?.next == .at(3000))
    #expect(pages.appendState.isLoading)
    time.advance(by: .seconds(1))
    await until { asked.texts.count == 3 }
    await answer(pages)
    #expect(ids(pages) == [1, 2])
    #expect(asked.texts == ["first", "7", "7"])
    #expect(pages.appendRetry == nil)
  }

  @Test func `a new first page gives the append up that runs`() async {
    let pages = pages(page(1, next: 7), page(5, next: 8), page(2, next: nil))
    pages.refresh()
    await answer(pages)
    pages.refresh()
    await until { time.sleeperCount == 1 }
    time.advance(by: .milliseconds(500))
    pages.loadMore()
    await until { time.sleeperCount == 2 }
    time.advance(by: .milliseconds(500))
    await until { !pages.state.isLoading }
    #expect(ids(pages) == [5])
    guard case .ready(from: 8) = pages.appendState else {
      Issue.record("\(pages.appendState)")
      return
    }
    await until { time.sleeperCount == 0 }
  }

  @Test(arguments: [true, false])
  func `a refresh that fails or is cancelled leaves the append alone`(fails: Bool) async {
    let pages = pages(page(1, next: 7), .failure(Failure()), page(2, next: nil))
    pages.refresh()
    await answer(pages)
    pages.refresh(.background)
    await until { time.sleeperCount == 1 }
    pages.loadMore()
    await until { time.sleeperCount == 2 }
    if !fails { pages.cancelRefresh() }
    await answer(pages)
    #expect(ids(pages) == [1, 2])
  }

  @Test func `cancel and reset leave no task behind`() async {
    let pages = pages(page(1, next: 7), page(2, next: nil), page(3, next: nil))
    pages.refresh()
    await answer(pages)
    pages.loadMore()
    pages.cancelAppend()
    guard case .ready(from: 7) = pages.appendState else {
      Issue.record("\(pages.appendState)")
      return
    }
    pages.refresh()
    pages.loadMore()
    pages.reset()
    guard case .idle = pages.state, case .idle = pages.appendState else {
      Issue.record("\(pages.state)")
      return
    }
    for _ in 0..<20 { await Task.yield() }
    await until { time.sleeperCount == 0 }
  }

  @Test func `a first page with nothing in it is empty, unless there are others`() async {
    let pages = pages(page(next: nil), page(next: 7))
    pages.refresh()
    await answer(pages)
    guard case .empty("none") = pages.state, case .idle = pages.appendState else {
      Issue.record("\(pages.state)")
      return
    }
    pages.refresh()
    await answer(pages)
    #expect(ids(pages) == [])
    #expect(pages.hasMore)
  }

  @Test func `an observer of the rows hears of the next page`() async {
    let pages = pages(page(1, next: 7), page(2, next: nil))
    pages.refresh()
    await answer(pages)
    pages.loadMore()
    let changes = Counter()
    withObservationTracking {
      _ = pages.state
    } onChange: {
      changes.next()
    }
    await answer(pages)
    #expect(changes.count == 1)
  }

  @Test func `pages that are let go cancel what runs`() async {
    var pages: Pages<Row, Int>? = pages(page(1, next: 7), page(2, next: nil))
    pages?.refresh()
    await until { time.sleeperCount == 1 }
    pages = nil
    await until { time.sleeperCount == 0 }
  }
}
