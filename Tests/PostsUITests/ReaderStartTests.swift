import FixtureSupport
import Posts
import StateKit
import TestSupport
import Testing

@testable import PostsUI

/// What the reader begins with: one source alone, the tour, and the sheets that lead on from it.
@MainActor struct ReaderStartTests {
  private let source = Source(address: "https://a.example/f", name: "Alpha")

  @Test func `one source alone has no sidebar until there is another`() async throws {
    let stage = try ReaderStage(
      width: 100, sources: [source], opensAlone: true,
      add: { .added(Source(address: $0, name: "Beta"), posts: 0) })
    stage.fetcher.answer(source.id, titles: ["One", "Two"])
    stage.model.show(.source(source.id))
    stage.model.refreshAll()
    await stage.settle()
    #expect(stage.text.contains("One") && !stage.text.contains("● Unread"))
    stage.press("h", .escape)
    stage.press("j")
    #expect(stage.selectedRow?.text.contains("Two") == true, "there is no other pane to go to")
    stage.press(.return)
    await stage.settle()
    #expect(stage.text.contains("The text of Two") && stage.text.contains("One"))
    stage.press(.escape, "a")
    stage.type("https://b.example/f")
    stage.press(.return)
    await stage.until { stage.model.sources.count == 2 }
    #expect(stage.text.contains("● Unread") && stage.text.contains("Beta"))
  }

  @Test func `the tour is there until a source is, and again when none is left`() async throws {
    let stage = try ReaderStage(
      width: 100, tour: .alone, add: { .added(Source(address: $0, name: "Beta"), posts: 0) })
    stage.fetcher.answer(Tour.source.id, .success(.document(Tour.document)))
    stage.model.show(.source(Tour.source.id))
    stage.model.refreshAll(.background)
    await stage.settle()
    #expect(stage.model.sources.map(\.id) == [Tour.source.id])
    #expect(stage.text.contains("Welcome to Outpost") && !stage.text.contains("● Unread"))
    #expect(stage.text.contains("a Add  I Import  Enter Open"))
    stage.press("h", "D")
    #expect(stage.text.contains("The tour disappears when") && stage.model.sources.count == 1)
    stage.press("a")
    stage.type("https://b.example/f")
    stage.press(.return)
    await stage.until { stage.model.sources.map(\.title) == ["Beta"] }
    #expect(try stage.store.summaries(of: [Tour.source])[0].total == 0)
    stage.model.remove("https://b.example/f")
    await stage.until { stage.model.sources.map(\.id) == [Tour.source.id] }
    await stage.settle()
    #expect(stage.text.contains("Welcome to Outpost"))
  }

  @Test(arguments: [(40, 10), (80, 24)])
  func `a list is imported from where it is read, and what is wrong with it is told`(
    size: (Int, Int)
  ) async throws {
    let stage = try ReaderStage(
      width: size.0, height: size.1, sources: [source],
      importList: { path in
        guard path == "feeds.opml" else { throw PostsError.noSuchFile(path) }
        return ImportResult(
          added: [Source(address: "https://b.example/f", name: "Beta")],
          refused: ["Not supported: ftp addresses"])
      })
    stage.fetcher.answer("https://b.example/f", titles: ["New"])
    stage.press("I")
    #expect(try stage.difference(from: "reader-import") == nil)
    stage.type("feeds.opm")
    stage.press(.return)
    await stage.until { stage.text.contains("No such file") }
    stage.type("l")
    stage.press(.return)
    await stage.until { stage.model.sources.count == 2 }
    await stage.settle()
    #expect(stage.text.contains("1 added, 1 refused"))
    #expect(stage.model.count(of: .source("https://b.example/f")) == 1)
  }
}

/// The sheet that forces a state, where it was asked for.
@MainActor struct StatesPanelTests {
  @Test func `d forces any state, and the next load ends it`() async throws {
    let source = Source(address: "/alpha", name: "Alpha")
    let stage = try ReaderStage(
      width: 100, sources: [source], opensAlone: true, isDebugging: true)
    stage.fetcher.answer(source.id, titles: ["One", "Two"])
    stage.model.show(.source(source.id))
    stage.model.refreshAll()
    await stage.settle()
    stage.clock.advance(by: .seconds(1))
    stage.press("d")
    #expect(try stage.difference(from: "states") == nil)
    stage.press(.escape)
    for (index, (name, words)) in [
      ("Idle", "Press r to load"), ("Loading", "Loading posts…"), ("Loading again", "Esc Cancel"),
      ("Loaded", "1/3"), ("Empty", "No posts"), ("Error", "Try Again"), ("Alert", "OK"),
      ("Banner", "⚠"),
    ].enumerated() {
      stage.press("d")
      for _ in 0..<index { stage.press(.tab) }
      stage.press(.return)
      stage.clock.advance(by: .milliseconds(500))
      #expect(stage.text.contains(words), "\(name)")
      if name == "Alert" { stage.press(.escape) }
    }
    #expect(stage.text.contains("Mock post 1"))
    stage.press("r")
    await stage.settle()
    #expect(stage.text.contains("/2") && !stage.text.contains("Mock post"))
  }

  @Test func `d does nothing where it was not asked for`() async throws {
    let stage = try await ReaderStage.sample()
    let before = stage.draw().grid
    stage.press("d")
    #expect(stage.draw().grid == before)
  }
}
