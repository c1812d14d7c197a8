import Posts
import StateKit
import Testing

/// The toasts of the reader, and what it remembers.
@MainActor @Suite struct ReaderMessageTests {
  private let a = "https://a.example/feed"
  private let b = "https://b.example/feed"

  private func toast(_ stage: ReaderStage) -> Message? {
    stage.model.messages.current(at: stage.time.now)
  }

  @Test func `newer words take the place of those that matter no more`() throws {
    let stage = try ReaderStage([])
    stage.model.showToast("Link copied", for: .seconds(8))
    stage.model.undo()
    #expect(toast(stage)?.text == "Nothing to undo." && toast(stage)?.severity == .note)
    stage.model.showToast("Could not save.", .error)
    #expect(toast(stage)?.text == "Could not save.")
    stage.model.showToast("Link copied")
    #expect(toast(stage)?.text == "Could not save.", "a failure is read first")
    stage.time.advance(by: .seconds(4))
    #expect(toast(stage)?.text == "Link copied")
  }

  @Test func `a warning is read to its end, whatever fails meanwhile`() throws {
    let stage = try ReaderStage([])
    stage.model.showToast("The store was damaged.", .warning, for: .seconds(20))
    stage.model.showToast("Could not save.", .error)
    stage.model.showToast("Link copied")
    #expect(toast(stage)?.text == "The store was damaged.")
    stage.time.advance(by: .seconds(20))
    #expect(toast(stage)?.text == "Could not save.")
  }

  @Test func `the history of a list is its own, and counts what has come`() async throws {
    let stage = try ReaderStage([a, b])
    stage.fetcher.answer(a, titles: ["One", "Two"])
    stage.fetcher.answer(b, titles: ["Three"])
    stage.model.refreshAll()
    await stage.settle()
    #expect(states(stage) == ["loading", "loaded 3"])
    stage.model.show(.source(b))
    #expect(states(stage) == ["loading", "loaded 1"])
    stage.fetcher.answer(a, .failure(.server(code: 404)))
    stage.time.advance(by: .seconds(10))
    stage.model.refresh(a)
    await stage.settle()
    #expect(states(stage) == ["loading", "loaded 1"])
    stage.model.show(.unread)
    #expect(states(stage).last?.contains("1 of 2 sources failed") == true)
  }

  private func states(_ stage: ReaderStage) -> [String] {
    stage.model.history.history.map { entry in
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
