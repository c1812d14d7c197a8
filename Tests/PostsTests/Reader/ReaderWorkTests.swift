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
    let stage = try ReaderStage([a], store: store, executor: nil)
    #expect(stage.titles == ["One", "Two"] && stage.model.count(of: .unread) == 2)
    stage.model.open(try stage.post("One").id)
    #expect(stage.model.open?.text.title == "One" && stage.model.count(of: .unread) == 1)
    stage.model.show(.unread)
    #expect(stage.titles == ["Two"] && stage.model.open == nil)
    stage.model.toggleStarred(try stage.post("Two").id)
    stage.model.show(.starred)
    #expect(stage.titles == ["Two"])
    stage.model.undo()
    #expect(stage.titles.isEmpty && stage.model.count(of: .starred) == 0)
    stage.model.show(.source(a))
    stage.model.search = "one"
    #expect(stage.titles == ["One"] && stage.model.found == "one")
    #expect(!stage.model.isReading)
  }

  @Test func `while a list is read, one more read is wanted at most`() async throws {
    let gate = DispatchSemaphore(value: 0)
    let count = Mutex(0)
    let store = try PostStore.inMemory {
      count.withLock { $0 += 1 }
      gate.wait()
    }
    let services = ReaderServices(
      store: store,
      refresh: SourceRefresh(
        store: store, fetcher: TestResponses().fetcher,
        limiter: FetchLimiter(clock: TestClock().clock)),
      add: { .known(Source(address: $0)) }, remove: { _ in }, signIn: { _ in })
    let context = ReaderContext(services, clock: TestClock().clock, executor: LoadExecutor())
    let list = ReaderList(context)
    list.begin()
    for _ in 0..<50 { list.changed() }
    for _ in 0..<2 { gate.signal() }
    await until { !context.work.isBusy }
    #expect(count.withLock(\.self) == 2)
  }
}
