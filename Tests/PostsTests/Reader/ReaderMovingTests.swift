import Posts
import StateKit
import TestSupport
import Testing

/// What becomes of a source that says that it has moved for good.
@MainActor @Suite struct ReaderMovingTests {
  private let a = "https://a.example/feed"
  private let b = "https://b.example/feed"
  private let new = "https://a.example/new"

  /// Two sources of which the first has moved, each asked twice.
  private func stage(movedTo address: String, isMovable: Bool = true) async throws -> ReaderStage {
    let stage = try ReaderStage([a, b], isMovable: isMovable)
    stage.fetcher.answer(a, titles: ["One", "Two"], terms: SourceTerms(newAddress: address))
    stage.fetcher.answer(new, titles: ["One", "Three"])
    stage.fetcher.answer(b, titles: ["Four"])
    stage.model.refreshAll()
    await stage.settle()
    stage.model.show(.source(a))
    await stage.settle()
    stage.model.open(try stage.post("One").id)
    stage.time.advance(by: .seconds(10))
    stage.model.refreshAll()
    await stage.settle()
    return stage
  }

  @Test func `its address is the new one, and the list and the post stay`() async throws {
    let stage = try await stage(movedTo: new)
    #expect(stage.model.sources.map(\.id) == [new, b])
    #expect(stage.model.filter == .source(new))
    #expect(stage.model.open?.text.source == new)
    #expect(Set(stage.titles) == ["One", "Two"])
    let message = stage.model.messages.current(at: stage.time.now)
    #expect(message?.text.contains("\(new). Address updated.") == true)
    stage.time.advance(by: .seconds(10))
    stage.model.refresh()
    await stage.settle()
    #expect(stage.fetcher.asked.last == new)
    #expect(Set(stage.titles) == ["One", "Two", "Three"])
  }

  @Test func `one that moved to another one is one with it`() async throws {
    let stage = try await stage(movedTo: b)
    #expect(stage.model.sources.map(\.id) == [b])
    #expect(stage.model.filter == .source(b))
    #expect(Set(stage.titles) == ["One", "Two", "Four"])
    #expect(stage.model.sources[0].total == 3)
  }

  @Test func `a post that is read while its source is joined is marked where it is kept`()
    async throws
  {
    let stage = try ReaderStage([a, b])
    stage.fetcher.answer(a, titles: ["One"], terms: SourceTerms(newAddress: b))
    stage.fetcher.answer(b, titles: ["One", "Two"])
    for _ in 0..<2 {
      stage.model.show(.source(a))
      if let post = stage.model.state.content?.first { stage.model.open(post.id) }
      stage.time.advance(by: .seconds(10))
      stage.model.refreshAll()
      await stage.settle()
    }
    let open = try #require(stage.model.open)
    #expect(try open.text.source == b && open.id == stage.post("One").id)
    stage.model.toggleStarred(open.id)
    await stage.until { stage.model.count(of: .starred) == 1 }
    #expect(try stage.post("One").isStarred && stage.model.open?.isStarred == true)
    #expect(try stage.store.posts(in: .starred).map(\.source) == [b])
  }

  @Test func `where it cannot be written down the old one goes on, and that is said once`()
    async throws
  {
    let stage = try await stage(movedTo: new, isMovable: false)
    #expect(stage.model.sources.map(\.id) == [a, b])
    let message = try #require(stage.model.messages.current(at: stage.time.now))
    #expect(message.text.contains(new) && message.severity == .warning)
    stage.model.messages.dismiss(id: message.id, at: stage.time.now)
    stage.time.advance(by: .seconds(10))
    stage.model.refresh()
    await stage.settle()
    #expect(stage.fetcher.asked.count { $0 == a } == 3)
    #expect(stage.model.messages.current(at: stage.time.now) == nil)
  }
}
