import Posts
import StateKit
import Testing

/// The toasts of the reader, and what it remembers.
@MainActor @Suite struct ReaderMessageTests {
  private let a = "https://a.example/feed"
  private let b = "https://b.example/feed"

  private func toast(_ fixture: ReaderFixture) -> Message? {
    fixture.model.messages.current(at: fixture.time.now)
  }

  @Test func `newer words take the place of those that matter no more`() throws {
    let fixture = try ReaderFixture([])
    fixture.model.showToast("Link copied", for: .seconds(8))
    fixture.model.undo()
    #expect(toast(fixture)?.text == "Nothing to undo." && toast(fixture)?.severity == .note)
    fixture.model.showToast("Could not save.", .error)
    #expect(toast(fixture)?.text == "Could not save.")
    fixture.model.showToast("Link copied")
    #expect(toast(fixture)?.text == "Could not save.", "a failure is read first")
    fixture.time.advance(by: .seconds(4))
    #expect(toast(fixture)?.text == "Link copied")
  }

  @Test func `a warning is read to its end, whatever fails meanwhile`() throws {
    let fixture = try ReaderFixture([])
    fixture.model.showToast("The store was damaged.", .warning, for: .seconds(20))
    fixture.model.showToast("Could not save.", .error)
    fixture.model.showToast("Link copied")
    #expect(toast(fixture)?.text == "The store was damaged.")
    fixture.time.advance(by: .seconds(20))
    #expect(toast(fixture)?.text == "Could not save.")
  }

  @Test func `the history of a list is its own, and counts what has come`() async throws {
    let fixture = try ReaderFixture([a, b])
    fixture.fetcher.answer(a, titles: ["One", "Two"])
    fixture.fetcher.answer(b, titles: ["Three"])
    fixture.model.refreshAll()
    await fixture.settle()
    #expect(states(fixture) == ["loading", "loaded 3"])
    fixture.model.show(.source(b))
    #expect(states(fixture) == ["loading", "loaded 1"])
    fixture.fetcher.answer(a, .failure(.server(code: 404)))
    fixture.time.advance(by: .seconds(10))
    fixture.model.refresh(a)
    await fixture.settle()
    #expect(states(fixture) == ["loading", "loaded 1"])
    fixture.model.show(.unread)
    #expect(states(fixture).last?.contains("1 of 2 sources failed") == true)
  }

  private func states(_ fixture: ReaderFixture) -> [String] {
    fixture.model.history.history.map { entry in
      switch entry.state {
      case .initial: "initial"
      case .loading: "loading"
      case .loaded(let count): "loaded \(count)"
      case .empty: "empty"
      case .error(let error): error.localizedDescription
      }
    }
  }
}
