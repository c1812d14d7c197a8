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
    let fixture = try ReaderFixture(
      width: 100, sources: [source], opensAlone: true,
      add: { .added(Source(address: $0, name: "Beta"), posts: 0) })
    fixture.fetcher.answer(source.id, titles: ["One", "Two"])
    fixture.model.show(.source(source.id))
    fixture.model.refreshAll()
    await fixture.settle()
    #expect(fixture.text.contains("One") && !fixture.text.contains("● Unread"))
    fixture.press(.leftArrow, .escape)
    fixture.press("j")
    #expect(fixture.selectedRow?.text.contains("Two") == true, "there is no other pane to go to")
    fixture.press(.return)
    await fixture.settle()
    #expect(fixture.text.contains("The text of Two") && fixture.text.contains("One"))
    fixture.press(.escape, "a")
    fixture.type("https://b.example/f")
    fixture.press(.return)
    await fixture.until { fixture.model.sources.count == 2 }
    #expect(fixture.text.contains("● Unread") && fixture.text.contains("Beta"))
  }

  @Test func `the tour is there until a source is, and again when none is left`() async throws {
    let fixture = try ReaderFixture(
      width: 100, tour: .alone, add: { .added(Source(address: $0, name: "Beta"), posts: 0) })
    fixture.fetcher.answer(Tour.source.id, .success(.document(Tour.document)))
    fixture.model.show(.source(Tour.source.id))
    fixture.model.refreshAll(.background)
    await fixture.settle()
    #expect(fixture.model.sources.map(\.id) == [Tour.source.id])
    #expect(fixture.text.contains("Welcome to Outpost") && !fixture.text.contains("● Unread"))
    #expect(fixture.text.contains("a Add  I Import  Enter Open"))
    fixture.press(.leftArrow, "D")
    #expect(fixture.text.contains("The tour disappears when") && fixture.model.sources.count == 1)
    fixture.press("a")
    fixture.type("https://b.example/f")
    fixture.press(.return)
    await fixture.until { fixture.model.sources.map(\.title) == ["Beta"] }
    #expect(try fixture.store.summaries(of: [Tour.source])[0].total == 0)
    fixture.model.remove("https://b.example/f")
    await fixture.until { fixture.model.sources.map(\.id) == [Tour.source.id] }
    await fixture.settle()
    #expect(fixture.text.contains("Welcome to Outpost"))
  }

  @Test(arguments: [(40, 10), (80, 24)])
  func `a list is imported from where it is read, and what is wrong with it is told`(
    size: (Int, Int)
  ) async throws {
    let fixture = try ReaderFixture(
      width: size.0, height: size.1, sources: [source],
      importList: { path in
        guard path == "feeds.opml" else { throw PostsError.noSuchFile(path) }
        return ImportResult(
          added: [Source(address: "https://b.example/f", name: "Beta")],
          refused: ["Not supported: ftp addresses"])
      })
    fixture.fetcher.answer("https://b.example/f", titles: ["New"])
    fixture.press("I")
    #expect(try fixture.difference(from: "reader-import") == nil)
    fixture.type("feeds.opm")
    fixture.press(.return)
    await fixture.until { fixture.text.contains("No such file") }
    fixture.type("l")
    fixture.press(.return)
    await fixture.until { fixture.model.sources.count == 2 }
    await fixture.settle()
    #expect(fixture.text.contains("1 added, 1 refused"))
    #expect(fixture.model.count(of: .source("https://b.example/f")) == 1)
  }
}

/// The sheet that forces a state, where it was asked for.
@MainActor struct StatesPanelTests {
  @Test func `d forces any state, and the next load ends it`() async throws {
    let source = Source(address: "/alpha", name: "Alpha")
    let fixture = try ReaderFixture(
      width: 100, sources: [source], opensAlone: true, isDebugging: true)
    fixture.fetcher.answer(source.id, titles: ["One", "Two"])
    fixture.model.show(.source(source.id))
    fixture.model.refreshAll()
    await fixture.settle()
    fixture.clock.advance(by: .seconds(1))
    fixture.press("d")
    #expect(try fixture.difference(from: "states") == nil)
    fixture.press(.escape)
    for (index, (name, words)) in [
      ("Idle", "Press r to load"), ("Loading", "Loading posts…"), ("Loading again", "Esc Cancel"),
      ("Loaded", "1/3"), ("Empty", "No posts"), ("Error", "Try Again"), ("Alert", "OK"),
      ("Banner", "⚠"),
    ].enumerated() {
      fixture.press("d")
      for _ in 0..<index { fixture.press(.tab) }
      fixture.press(.return)
      fixture.clock.advance(by: .milliseconds(500))
      #expect(fixture.text.contains(words), "\(name)")
      if name == "Alert" { fixture.press(.escape) }
    }
    #expect(fixture.text.contains("Mock post 1"))
    fixture.press("r")
    await fixture.settle()
    #expect(fixture.text.contains("/2") && !fixture.text.contains("Mock post"))
  }

  @Test func `d opens no panel where it was not asked for`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.press("d")
    #expect(!fixture.text.contains("Loading again") && fixture.text.contains("not for a demo"))
  }
}
