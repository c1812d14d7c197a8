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
  private func fixture(movedTo address: String, isMovable: Bool = true) async throws
    -> ReaderFixture
  {
    let fixture = try ReaderFixture([a, b], isMovable: isMovable)
    fixture.fetcher.answer(a, titles: ["One", "Two"], terms: SourceTerms(newAddress: address))
    fixture.fetcher.answer(new, titles: ["One", "Three"])
    fixture.fetcher.answer(b, titles: ["Four"])
    fixture.model.refreshAll()
    await fixture.settle()
    fixture.model.show(.source(a))
    await fixture.settle()
    fixture.model.open(try fixture.post("One").id)
    fixture.time.advance(by: .seconds(10))
    fixture.model.refreshAll()
    await fixture.settle()
    return fixture
  }

  @Test func `its address is the new one, and the list and the post stay`() async throws {
    let fixture = try await fixture(movedTo: new)
    #expect(fixture.model.sources.map(\.id) == [new, b])
    #expect(fixture.model.filter == .source(new))
    #expect(fixture.model.open?.text.source == new)
    #expect(Set(fixture.titles) == ["One", "Two"])
    let message = fixture.model.messages.current(at: fixture.time.now)
    #expect(message?.text.contains("\(new). Address updated.") == true)
    fixture.time.advance(by: .seconds(10))
    fixture.model.refresh()
    await fixture.settle()
    #expect(fixture.fetcher.asked.last == new)
    #expect(Set(fixture.titles) == ["One", "Two", "Three"])
  }

  @Test func `one that moved to another one is one with it`() async throws {
    let fixture = try await fixture(movedTo: b)
    #expect(fixture.model.sources.map(\.id) == [b])
    #expect(fixture.model.filter == .source(b))
    #expect(Set(fixture.titles) == ["One", "Two", "Four"])
    #expect(fixture.model.sources[0].total == 3)
  }

  @Test func `a post that is read while its source is joined is marked where it is kept`()
    async throws
  {
    let fixture = try ReaderFixture([a, b])
    fixture.fetcher.answer(a, titles: ["One"], terms: SourceTerms(newAddress: b))
    fixture.fetcher.answer(b, titles: ["One", "Two"])
    for _ in 0..<2 {
      fixture.model.show(.source(a))
      if let post = fixture.model.state.content?.first { fixture.model.open(post.id) }
      fixture.time.advance(by: .seconds(10))
      fixture.model.refreshAll()
      await fixture.settle()
    }
    let open = try #require(fixture.model.open)
    #expect(try open.text.source == b && open.id == fixture.post("One").id)
    fixture.model.toggleStarred(open.id)
    await fixture.until { fixture.model.count(of: .starred) == 1 }
    #expect(try fixture.post("One").isStarred && fixture.model.open?.isStarred == true)
    #expect(try fixture.store.posts(in: .starred).map(\.source) == [b])
  }

  @Test func `where it cannot be written down the old one goes on, and that is said once`()
    async throws
  {
    let fixture = try await fixture(movedTo: new, isMovable: false)
    #expect(fixture.model.sources.map(\.id) == [a, b])
    let message = try #require(fixture.model.messages.current(at: fixture.time.now))
    #expect(message.text.contains(new) && message.severity == .warning)
    fixture.model.messages.dismiss(id: message.id, at: fixture.time.now)
    fixture.time.advance(by: .seconds(10))
    fixture.model.refresh()
    await fixture.settle()
    #expect(fixture.fetcher.asked.count { $0 == a } == 3)
    #expect(fixture.model.messages.current(at: fixture.time.now) == nil)
  }
}
