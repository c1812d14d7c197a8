import Dispatch
import StateKit
import StoreSupport
import TestSupport
import Testing

@testable import Posts
@testable import Store

/// A store that has no room for new sources when the program starts.
@MainActor @Suite struct ReaderSubscriptionTests {
  private let address = "https://a.example/feed"

  private func fixture(on store: PostStore) throws -> ReaderFixture {
    try store.write {
      try $0.execute(
        """
        CREATE TRIGGER refusal BEFORE INSERT ON source BEGIN SELECT raise(ABORT, 'no'); END
        """)
    }
    return try ReaderFixture([address], store: store)
  }

  @Test func `what a source answers is kept as soon as there is room`() async throws {
    let store = try PostStore.inMemory()
    let fixture = try fixture(on: store)
    fixture.fetcher.answer(address, titles: ["One"])
    fixture.model.refreshAll()
    await fixture.until { toast(fixture) != nil }
    await fixture.settle()
    #expect(fixture.fetcher.asked.isEmpty && !fixture.model.state.isLoading, "it could not be kept")
    #expect(toast(fixture)?.severity == .error)
    try store.write { try $0.execute("DROP TRIGGER refusal") }
    fixture.model.refreshAll(.interval)
    await fixture.until { fixture.titles == ["One"] }
  }

  @Test func `only the user is told again`() async throws {
    let fixture = try fixture(on: .inMemory())
    fixture.model.refreshAll(.interval)
    await fixture.until { toast(fixture) != nil }
    let first = try #require(toast(fixture))
    fixture.model.messages.dismiss(id: first.id, at: fixture.time.now)
    fixture.model.refreshAll(.interval)
    await fixture.settle()
    #expect(toast(fixture) == nil)
    fixture.model.refresh(address)
    await fixture.until { toast(fixture)?.text == first.text }
  }

  /// A store with the post of an earlier run.
  private func folderWithOnePost() async throws -> StoreFolder {
    let folder = try StoreFolder()
    let before = try ReaderFixture([address], store: folder.open())
    before.fetcher.answer(address, titles: ["One"])
    before.model.refreshAll()
    await before.until { before.titles == ["One"] }
    return folder
  }

  @Test func `another program that writes holds nothing up`() async throws {
    let folder = try await folderWithOnePost()
    let other = "https://b.example/feed"
    let writer = try Writer(folder)
    let fixture = try ReaderFixture([address, other], store: folder.open())
    fixture.fetcher.answer(other, titles: ["Two"])
    await fixture.until { fixture.titles == ["One"] }
    fixture.model.refreshAll(.interval)
    fixture.model.refresh(other)
    #expect(toast(fixture) == nil, "it did not wait in vain")
    #expect(!fixture.fetcher.asked.contains(other), "it could not be kept")
    writer.end()
    await fixture.until { Set(fixture.titles) == ["One", "Two"] }
  }

  @Test func `what was removed while rows are made is not seen again`() async throws {
    let folder = try await folderWithOnePost()
    let other = "https://b.example/feed"
    let writer = try Writer(folder)
    let fixture = try ReaderFixture([address, other], store: folder.open())
    fixture.model.refreshAll(.interval)
    fixture.model.follow([Source(address: other)])
    writer.end()
    await fixture.settle()
    #expect(fixture.model.sources.map(\.id) == [other])
    #expect(fixture.titles.isEmpty)
  }

  /// Another program that is writing to the store.
  private struct Writer {
    private let isDone = DispatchSemaphore(value: 0)

    init(_ folder: StoreFolder) throws {
      let (store, isDone, hasBegun) = (try folder.open(), isDone, DispatchSemaphore(value: 0))
      DispatchQueue(label: "writer").async {
        try? store.write { _ in
          hasBegun.signal()
          isDone.wait()
        }
      }
      hasBegun.wait()
    }

    func end() { isDone.signal() }
  }

  private func toast(_ fixture: ReaderFixture) -> Message? {
    fixture.model.messages.current(at: fixture.time.now)
  }
}
