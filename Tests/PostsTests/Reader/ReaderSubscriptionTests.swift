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

  private func stage(on store: PostStore) throws -> ReaderStage {
    try store.write {
      try $0.execute(
        """
        CREATE TRIGGER refusal BEFORE INSERT ON source BEGIN SELECT raise(ABORT, 'no'); END
        """)
    }
    return try ReaderStage([address], store: store)
  }

  @Test func `what a source answers is kept as soon as there is room`() async throws {
    let store = try PostStore.inMemory()
    let stage = try stage(on: store)
    stage.fetcher.answer(address, titles: ["One"])
    stage.model.refreshAll()
    await stage.until { toast(stage) != nil }
    await stage.settle()
    #expect(stage.fetcher.asked.isEmpty && !stage.model.state.isLoading, "it could not be kept")
    #expect(toast(stage)?.severity == .error)
    try store.write { try $0.execute("DROP TRIGGER refusal") }
    stage.model.refreshAll(.interval)
    await stage.until { stage.titles == ["One"] }
  }

  @Test func `only the user is told again`() async throws {
    let stage = try stage(on: .inMemory())
    stage.model.refreshAll(.interval)
    await stage.until { toast(stage) != nil }
    let first = try #require(toast(stage))
    stage.model.messages.dismiss(id: first.id, at: stage.time.now)
    stage.model.refreshAll(.interval)
    await stage.settle()
    #expect(toast(stage) == nil)
    stage.model.refresh(address)
    await stage.until { toast(stage)?.text == first.text }
  }

  /// A store with the post of an earlier run.
  private func folderWithOnePost() async throws -> StoreFolder {
    let folder = try StoreFolder()
    let before = try ReaderStage([address], store: folder.open())
    before.fetcher.answer(address, titles: ["One"])
    before.model.refreshAll()
    await before.until { before.titles == ["One"] }
    return folder
  }

  @Test func `another program that writes holds nothing up`() async throws {
    let folder = try await folderWithOnePost()
    let other = "https://b.example/feed"
    let writer = try Writer(folder)
    let stage = try ReaderStage([address, other], store: folder.open())
    stage.fetcher.answer(other, titles: ["Two"])
    await stage.until { stage.titles == ["One"] }
    stage.model.refreshAll(.interval)
    stage.model.refresh(other)
    #expect(toast(stage) == nil, "it did not wait in vain")
    #expect(!stage.fetcher.asked.contains(other), "it could not be kept")
    writer.end()
    await stage.until { Set(stage.titles) == ["One", "Two"] }
  }

  @Test func `what was removed while rows are made is not seen again`() async throws {
    let folder = try await folderWithOnePost()
    let other = "https://b.example/feed"
    let writer = try Writer(folder)
    let stage = try ReaderStage([address, other], store: folder.open())
    stage.model.refreshAll(.interval)
    stage.model.follow([Source(address: other)])
    writer.end()
    await stage.settle()
    #expect(stage.model.sources.map(\.id) == [other])
    #expect(stage.titles.isEmpty)
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

  private func toast(_ stage: ReaderStage) -> Message? {
    stage.model.messages.current(at: stage.time.now)
  }
}
