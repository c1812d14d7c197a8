import Foundation
import StoreSupport
import Synchronization
import TestSupport
import Testing

@testable import Posts
@testable import Store

@Suite struct SourceRefreshTests {
  private let store: PostStore
  private let fetcher = TestResponses()
  private let limiter = FetchLimiter(clock: .still)
  private let date = Date(timeIntervalSince1970: 1_800_000_000)
  private let source = Source(address: "http://h/feed")

  init() throws {
    store = try PostStore.inMemory()
    try store.subscribe(to: [source])
  }

  private var refresh: SourceRefresh { refresh(at: date) }

  private func refresh(at date: Date) -> SourceRefresh {
    SourceRefresh(store: store, fetcher: fetcher.fetcher, limiter: limiter, now: { date })
  }

  /// From now on the store keeps nothing of any source.
  private func refuseChanges() throws {
    try store.write {
      try $0.execute(
        """
        CREATE TRIGGER refusal BEFORE UPDATE ON source BEGIN SELECT raise(ABORT, 'no'); END
        """)
    }
  }

  private func titles() throws -> [String] { try store.posts(in: .all).map(\.title).sorted() }

  @Test func `what a source says is kept with its validators`() async throws {
    fetcher.answer(source.id, titles: ["A", "B"], etag: "1")
    #expect(try await refresh.run(source) == .posts(new: 2, changed: 0, isTruncated: false))
    #expect(try titles() == ["A", "B"])
    #expect(try store.validators(of: source.id) == Validators(etag: "1"))
    fetcher.answer(source.id, titles: ["B", "C"], etag: "2")
    #expect(try await refresh.run(source) == .posts(new: 1, changed: 0, isTruncated: false))
    #expect(try store.validators(of: source.id) == Validators(etag: "2"))
  }

  @Test func `what a filter reads is asked as seldom as any source of its server`() async throws {
    let sources = ["filter:cat:http://h/1", "http://h/2", "filter:tr a b:http://h/3"].map {
      Source(address: $0)
    }
    try store.subscribe(to: sources)
    for source in sources {
      fetcher.answer(source.id, titles: ["A"])
      fetcher.hold(source.id)
    }
    let tasks = sources.map { source in Task { [refresh] in try await refresh.run(source) } }
    while await limiter.count < 3 { await Task.yield() }
    await until { fetcher.asked.count == 2 }
    for _ in 0..<1_000 { await Task.yield() }
    #expect(fetcher.asked.count == 2)
    for source in sources { fetcher.release(source.id) }
    for task in tasks { _ = try await task.value }
    #expect(fetcher.asked.count == 3)
  }

  @Test func `a source that has nothing newer is well again`() async throws {
    fetcher.answer(source.id, titles: ["A"], etag: "1")
    _ = try await refresh.run(source)
    fetcher.answer(source.id, .failure(.server(code: 500)))
    _ = try? await refresh.run(source)
    #expect(try store.failure(of: source.id)?.code == 500)
    fetcher.answer(source.id, .success(.unchanged()))
    #expect(try await refresh.run(source) == .unchanged)
    #expect(try store.failure(of: source.id) == nil)
  }

  @Test func `the same bytes with the same validators are nothing new`() async throws {
    fetcher.answer(source.id, titles: ["A"])
    _ = try await refresh.run(source)
    #expect(try await refresh.run(source) == .unchanged)
    fetcher.answer(source.id, titles: ["A"], etag: "1")
    #expect(try await refresh.run(source) == .posts(new: 0, changed: 0, isTruncated: false))
    #expect(try store.validators(of: source.id) == Validators(etag: "1"))
  }

  @Test func `how long nothing is new goes by the last answer, and a 304 may leave it out`()
    async throws
  {
    func interval() throws -> Duration? {
      try store.summaries(of: [source]).first?.schedule.interval
    }
    fetcher.answer(source.id, titles: ["A"], terms: SourceTerms(maxAge: .seconds(600)))
    _ = try await refresh.run(source)
    fetcher.answer(source.id, .success(.unchanged()))
    _ = try await refresh.run(source)
    #expect(try interval() == .seconds(600))
    fetcher.answer(source.id, titles: ["A"])
    _ = try await refresh.run(source)
    #expect(try interval() == .zero, "the same bytes, without the field")
  }

  @Test func `tries that fail in a row are counted, and one that goes well ends the row`()
    async throws
  {
    fetcher.answer(source.id, .failure(.http(.refused, host: "h")))
    for attempt in 1...3 {
      let date = date + 3600 * Double(attempt)
      // Those of one load follow one another at once.
      for _ in 1...4 {
        await #expect(throws: PostsError.http(.refused, host: "h")) {
          try await refresh(at: date).run(source)
        }
      }
      let failure = try #require(try store.failure(of: source.id))
      #expect(failure.attempts == attempt && failure.date == date)
      #expect(!failure.mayBeAsked(at: date) && failure.mayBeAsked(at: date + 240))
    }
    fetcher.answer(source.id, titles: ["A"])
    _ = try await refresh.run(source)
    fetcher.answer(source.id, .failure(.http(.refused, host: "h")))
    _ = try? await refresh.run(source)
    #expect(try store.failure(of: source.id)?.attempts == 1)
  }

  @Test func `what the user tries puts off nothing that comes automatically`() async throws {
    fetcher.answer(source.id, .failure(.server(code: 500)))
    _ = try? await refresh.run(source)
    let first = try #require(try store.failure(of: source.id))
    fetcher.answer(source.id, .failure(.server(code: 404)))
    for _ in 1...9 { _ = try? await refresh.run(source, for: .user) }
    let last = try #require(try store.failure(of: source.id))
    #expect(last.code == 404 && last.attempts == 1 && last.nextTry == first.nextTry)
    fetcher.answer(source.id, .failure(.server(code: 429, retryAfter: .seconds(600))))
    _ = try? await refresh.run(source, for: .user)
    #expect(try store.failure(of: source.id)?.nextTry == date + 600)
  }

  @Test func `an answer that is no feed leaves what is kept alone`() async throws {
    fetcher.answer(source.id, titles: ["A"], etag: "1")
    _ = try await refresh.run(source)
    let page = Array("<!DOCTYPE html><html><head><title>Login</title></head></html>".utf8)
    let document = SourceDocument(
      bytes: page, validators: Validators(etag: "page"), address: URL(filePath: "/"))
    fetcher.answer(source.id, .success(.document(document)))
    await #expect(throws: PostsError.self) { try await refresh.run(source) }
    #expect(try store.failure(of: source.id)?.message.contains("Login") == true)
    #expect(try store.validators(of: source.id) == Validators(etag: "1"))
    #expect(try titles() == ["A"])
  }

  @Test func `what came of a document that was cut is kept, and asked for again`() async throws {
    let text = #"[{"id":"A","title":"A"},{"id":"B","title":"B"},{"id":"C","ti"#
    var document = SourceDocument(
      bytes: Array(text.utf8), address: try #require(URL(string: source.address)))
    document.isTruncated = true
    fetcher.answer(source.id, .success(.document(document)))
    await #expect(throws: PostsError.http(.cutOff(hasHead: true), host: "h")) {
      try await refresh.run(source)
    }
    #expect(try titles() == ["A"])
    #expect(try store.validators(of: source.id) == Validators())
    let nextTry = try #require(try store.failure(of: source.id)?.nextTry)
    #expect(nextTry <= date + 60)
    _ = try? await refresh(at: date + 60).run(source)
    #expect(try store.failure(of: source.id)?.attempts == 2)
    fetcher.answer(source.id, titles: ["A", "B", "C"])
    _ = try await refresh.run(source)
    #expect(try titles() == ["A", "B", "C"])
    #expect(try store.failure(of: source.id) == nil)
  }

  @Test func `it says when the source is really asked`() async throws {
    let others = (0..<2).map { Source(address: "http://h/\($0)") }
    for other in others { fetcher.hold(other.id) }
    let running = others.map { other in Task { try await refresh.run(other) } }
    await until { fetcher.asked.count >= 2 }
    let isAsked = Mutex(false)
    let isAskedNow: @Sendable () -> Bool = { isAsked.withLock { $0 } }
    let waiting = Task { [source] in
      try await refresh.run(source) { isAsked.withLock { $0 = true } }
    }
    await until { await limiter.count >= 3 }
    #expect(!isAskedNow())
    for other in others { fetcher.release(other.id) }
    _ = await waiting.result
    #expect(isAskedNow())
    for task in running { _ = await task.result }
  }

  @Test(arguments: [false, true])
  func `a source that is forgotten while it is asked does not come back`(isFailing: Bool)
    async throws
  {
    fetcher.answer(source.id, titles: ["A"])
    _ = try await refresh.run(source)
    if isFailing {
      fetcher.answer(source.id, .failure(.server(code: 500)))
    } else {
      fetcher.answer(source.id, titles: ["B"])
    }
    fetcher.hold(source.id)
    let running = Task { [source] in try await refresh.run(source) }
    await until { fetcher.asked.count >= 2 }
    try store.forget(source.id)
    fetcher.release(source.id)
    _ = await running.result
    #expect(try titles() == [])
    #expect(try store.read { try $0.number("SELECT count(*) FROM source") } == 0)
    try store.checkAll()
  }

  @Test func `why a source fails is reported even where it cannot be recorded`() async throws {
    try refuseChanges()
    await #expect(throws: PostsError.server(code: 404)) { try await refresh.run(source) }
    #expect(try store.failure(of: source.id) == nil)
  }

  @Test func `an answer that cannot be kept is no failure of its source`() async throws {
    fetcher.answer(source.id, titles: ["A"])
    try refuseChanges()
    let error = await #expect(throws: StoreError.self) { try await refresh.run(source) }
    #expect(try store.failure(of: source.id) == nil)
    let failure = SourceFailure(try #require(error), attempts: 9, at: date)
    #expect(failure.nextTry == nil)
  }

  @Test func `cancelling leaves the store as it was, and returns the permit`() async throws {
    fetcher.answer(source.id, titles: ["A"])
    _ = try await refresh.run(source)
    fetcher.answer(source.id, titles: ["B"])
    fetcher.hold(source.id)
    let running = Task { [source] in try await refresh.run(source) }
    await until { fetcher.asked.count >= 2 }
    running.cancel()
    fetcher.release(source.id)
    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(try titles() == ["A"])
    #expect(try store.failure(of: source.id) == nil)
    #expect(await limiter.count == 0)
  }
}
