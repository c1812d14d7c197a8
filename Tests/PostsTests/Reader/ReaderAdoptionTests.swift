import StateKit
import Testing

@testable import Posts

/// A store that has no room for new sources when the program starts.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ReaderAdoptionTests {
  private let address = "https://a.example/feed"

  private func stage(on store: PostStore) throws -> ReaderStage {
    try store.write {
      try $0.execute(
        sql: """
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
    #expect(stage.fetcher.asked.isEmpty && !stage.model.state.isLoading, "it could not be kept")
    #expect(stage.model.messages.current(at: stage.time.now)?.severity == .error)
    try store.write { try $0.execute(sql: "DROP TRIGGER refusal") }
    stage.model.refreshAll(.interval)
    await stage.until { stage.titles == ["One"] }
  }

  @Test func `only the person is told again`() async throws {
    let stage = try stage(on: .inMemory())
    let first = try #require(stage.model.messages.current(at: stage.time.now))
    stage.model.messages.dismiss(id: first.id, at: stage.time.now)
    stage.model.refreshAll(.interval)
    #expect(stage.model.messages.current(at: stage.time.now) == nil)
    stage.model.refresh(address)
    #expect(stage.model.messages.current(at: stage.time.now)?.text == first.text)
  }
}
