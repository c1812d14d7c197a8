import TestSupport
import Testing

@testable import Posts

/// Sources that are renamed, put into folders and removed, and how that is undone.
@MainActor struct ReaderEditingTests {
  private let a = "https://a.example/feed"
  private let b = "https://b.example/feed"
  private let c = "https://c.example/feed"

  private func fixture() async throws -> ReaderFixture {
    let fixture = try ReaderFixture([a, b, c])
    for address in [a, b, c] { fixture.fetcher.answer(address, titles: ["Of \(address)"]) }
    await fixture.until { fixture.model.sources.count == 3 }
    return fixture
  }

  private func source(_ fixture: ReaderFixture, _ id: Source.ID) -> Source? {
    fixture.model.summary(of: id)?.source
  }

  /// Waits until a change of a source is written down and shown.
  private func untilEdited(_ fixture: ReaderFixture) async {
    await fixture.until {
      if case .done = fixture.model.editing.state { true } else { false }
    }
    fixture.model.editing.reset()
  }

  @Test func `a name and a folder outlast a refresh`() async throws {
    let fixture = try await fixture()
    fixture.model.rename(b, to: "Berry")
    await untilEdited(fixture)
    fixture.model.move(b, toFolders: "Fruit/Red")
    await untilEdited(fixture)
    fixture.model.refreshAll()
    // While it is read what came, too.
    fixture.model.rename(a, to: "Apple")
    await untilEdited(fixture)
    await fixture.until { fixture.titles.count == 3 }
    await fixture.settle()
    #expect(fixture.model.title(of: a) == "Apple" && fixture.model.title(of: b) == "Berry")
    #expect(source(fixture, b)?.folders == ["Fruit/Red"])
  }

  @Test func `what was changed last is undone first`() async throws {
    let fixture = try await fixture()
    fixture.model.refreshAll()
    await fixture.until { fixture.titles.count == 3 }
    await fixture.settle()
    fixture.model.remove(a)
    await fixture.until { source(fixture, a) == nil }
    let title = fixture.model.title(of: b)
    fixture.model.rename(b, to: "Berry")
    await untilEdited(fixture)
    #expect(
      fixture.model.messages.current(at: fixture.time.now)?.text
        == "Changed \(title) · u Undo")
    fixture.model.toggleStarred(try fixture.post("Of \(c)").id)
    try await fixture.until { try fixture.post("Of \(c)").isStarred }
    fixture.model.undo()
    try await fixture.until { try !fixture.post("Of \(c)").isStarred }
    #expect(fixture.model.title(of: b) == "Berry" && source(fixture, a) == nil)
    fixture.model.undo()
    await fixture.until { fixture.model.title(of: b) == title }
    #expect(source(fixture, a) == nil)
    fixture.model.undo()
    await fixture.until { source(fixture, a) != nil }
    #expect(fixture.model.sources.map(\.id) == [a, b, c])
  }

  @Test func `beside a source that was removed stands the next one`() async throws {
    let fixture = try await fixture()
    fixture.model.move(b, toFolders: "Fruit")
    await untilEdited(fixture)
    // The folder stands below those without one.
    fixture.model.show(.source(a))
    fixture.model.remove(a)
    await fixture.until { fixture.model.filter == .source(c) }
    fixture.model.remove(c)
    await fixture.until { fixture.model.filter == .source(b) }
    fixture.model.remove(b)
    await fixture.until { fixture.model.filter != .source(b) }
  }
}
