import Dispatch
import StateKit
import StoreSupport
import Synchronization
import TestSupport
import Testing

@testable import Posts
@testable import Store

/// Where and how often the reader looks into its store.
@MainActor @Suite struct ReaderWorkTests {
  private let a = "https://a.example/feed"

  @Test func `without an executor all is there when the call returns`() throws {
    let store = try PostStore.inMemory()
    try store.subscribe(to: [Source(address: a)])
    try store.save([Kept.item("1", title: "One"), Kept.item("2", title: "Two")], for: a)
    let fixture = try ReaderFixture([a], store: store, executor: nil)
    #expect(fixture.titles == ["One", "Two"] && fixture.model.count(of: .unread) == 2)
    fixture.model.open(try fixture.post("One").id)
    #expect(fixture.model.open?.text.title == "One" && fixture.model.count(of: .unread) == 1)
    fixture.model.show(.unread)
    #expect(fixture.titles == ["Two"] && fixture.model.open == nil)
    fixture.model.toggleStarred(try fixture.post("Two").id)
    fixture.model.show(.starred)
    #expect(fixture.titles == ["Two"])
    fixture.model.undo()
    #expect(fixture.titles.isEmpty && fixture.model.count(of: .starred) == 0)
    fixture.model.show(.source(a))
    fixture.model.search = "one"
    #expect(fixture.titles == ["One"] && fixture.model.found == "one")
    #expect(!fixture.model.isReading)
  }

  @Test func `while a list is read, one more read is wanted at most`() async throws {
    let gate = DispatchSemaphore(value: 0)
    let count = Mutex(0)
    let store = try PostStore.inMemory {
      count.withLock { $0 += 1 }
      gate.wait()
    }
    let services = ReaderServices(
      refresh: SourceRefresh(
        store: store, fetcher: TestResponses().fetcher,
        limiter: FetchLimiter(clock: TestClock().clock)),
      add: { .known(Source(address: $0)) }, signIn: { _ in })
    let context = ReaderContext(services, clock: TestClock().clock, executor: LoadExecutor())
    let list = ReaderList(context)
    list.begin()
    for _ in 0..<50 { list.changed() }
    for _ in 0..<2 { gate.signal() }
    await until { !context.work.isBusy }
    #expect(count.withLock(\.self) == 2)
  }
}
