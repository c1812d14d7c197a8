import Cells
import Feeds
import FixtureSupport
import Posts
import TestSupport
import Testing

import struct Foundation.URL

@testable import PostsUI

/// The whole text of a post of which the feed gives a part.
@MainActor struct ReaderWholeTextTests {
  private nonisolated static let source = Source(address: "https://blog.example/feed")
  private let page = "https://blog.example/1"

  private func open(
    _ items: [FeedItem] = [.html("<p>The start …", title: "Post", link: "https://blog.example/1")],
    height: Int = 24
  ) async throws -> ReaderFixture {
    let store = try PostStore.inMemory()
    try store.subscribe(to: [Self.source])
    try store.save(items, for: Self.source.id)
    return try await open(store, height: height)
  }

  private func open(_ store: PostStore, height: Int = 24) async throws -> ReaderFixture {
    let fixture = try ReaderFixture(height: height, sources: [Self.source], store: store)
    fixture.fetcher.answer(page, try Self.page(at: page))
    await fixture.settle()
    fixture.press(.return)
    await fixture.settle()
    return fixture
  }

  private static func page(at address: String) throws -> Result<SourceResponse, PostsError> {
    let words = String(
      repeating: "<p>All of the words that the page has, one after another.</p>", count: 8)
    let html =
      "<html><body><article><h1>Post</h1>\(words)<a href='/more'>More</a></article></body></html>"
    let url = try #require(URL(string: address))
    return .success(.document(SourceDocument(bytes: Array(html.utf8), address: url)))
  }

  private func isWhole(_ fixture: ReaderFixture) -> Bool {
    !fixture.model.fetchingText.state.isSubmitting && fixture.text.contains("All of the words")
  }

  private let spinner = "Fetching the whole text · x cancels"

  @Test func `x fetches it, and x again shows what the feed gives`() async throws {
    let fixture = try await open()
    fixture.fetcher.hold(page)
    #expect(fixture.text.contains("x Whole text"))
    fixture.press("x")
    #expect(fixture.text.contains(spinner) && fixture.text.contains("The start …"))
    await fixture.until { fixture.fetcher.asked == [page] }
    fixture.fetcher.release(page)
    await fixture.until { isWhole(fixture) }
    #expect(!fixture.text.contains(spinner) && !fixture.text.contains("The start …"))
    #expect(fixture.text.contains("Whole text of the page") && fixture.text.contains("x Feed text"))
    fixture.press("x")
    await fixture.until { fixture.text.contains("The start …") }
    #expect(!fixture.text.contains("Whole text of the page"))
    fixture.press("x")
    await fixture.until { fixture.text.contains("All of the words") }
    #expect(fixture.fetcher.asked == [page], "it is kept")
  }

  @Test func `its links have numbers that open them`() async throws {
    let fixture = try await open()
    fixture.press("x")
    await fixture.until { fixture.text.contains("All of the words") }
    fixture.press("1")
    #expect(fixture.links == ["https://blog.example/more"])
  }

  @Test func `what Tab and n have gone to in the one text is not kept for the other`() async throws
  {
    let start = "<p>The start <a href=https://blog.example/a>words</a> words …"
    let fixture = try await open([.html(start, title: "Post", link: page)], height: 50)
    fixture.press("/")
    fixture.type("words")
    fixture.press(.return, "n", .tab)
    #expect(fixture.text.contains("2 of 2") && fixture.draw().reversedTexts.count == 2)
    fixture.press("x")
    await fixture.until { isWhole(fixture) }
    #expect(fixture.text.contains("1 of 8"))
    #expect(!fixture.draw().reversedTexts.contains("More"))
    fixture.press(.tab, .return)
    #expect(fixture.links == ["https://blog.example/more"])
  }

  @Test func `x meanwhile cancels, and what comes late is not kept`() async throws {
    let fixture = try await open()
    fixture.fetcher.hold(page)
    fixture.press("x")
    await fixture.until { fixture.fetcher.asked == [page] }
    fixture.press("x")
    #expect(!fixture.text.contains(spinner) && fixture.text.contains("The start …"))
    fixture.fetcher.release(page)
    fixture.press("x")
    await fixture.until {
      fixture.fetcher.asked == [page, page] && fixture.text.contains("All of the words")
    }
  }

  @Test func `why a page does not come is told until it comes`() async throws {
    let fixture = try await open()
    let reason = "No whole text: Server error with code: 404 (not found) · x tries again"
    fixture.fetcher.answer(page, .failure(.server(code: 404)))
    fixture.press("x")
    await fixture.until { fixture.text.contains(reason) }
    fixture.clock.advance(by: .seconds(600))
    fixture.press("j", "k")
    #expect(fixture.text.contains(reason))
    fixture.fetcher.answer(page, try Self.page(at: page))
    fixture.press("x")
    #expect(!fixture.text.contains("404"), "while it is tried again")
    await fixture.until { isWhole(fixture) }
    #expect(!fixture.text.contains("404"))
  }

  @Test func `why a page did not come is not told of another post`() async throws {
    let fixture = try await open([
      .html("<p>The start …", title: "Post", link: page),
      FeedItem(id: "2", title: "Next", body: "Another.", link: "https://blog.example/2"),
    ])
    fixture.fetcher.answer(page, .failure(.server(code: 404)))
    fixture.press("x")
    await fixture.until { fixture.text.contains("No whole text: ") }
    fixture.press("q", .return)
    await fixture.settle()
    #expect(fixture.text.contains("The start …") && !fixture.text.contains("No whole text: "))
  }

  @Test func `a page that does not come is a toast, each time`() async throws {
    let fixture = try await open()
    fixture.fetcher.answer(page, .failure(.server(code: 404)))
    for count in 1...2 {
      fixture.press("x")
      await fixture.until { fixture.fetcher.asked.count == count && fixture.text.contains("404") }
      #expect(!fixture.text.contains(spinner) && fixture.text.contains("The start …"))
      fixture.clock.advance(by: .seconds(60))
      fixture.draw()
      #expect(fixture.text.contains("404 (not found) · x tries again"))
    }
  }

  @Test func `a page without an article says so, and o opens it`() async throws {
    let fixture = try await open()
    let html = "<html><body><script>x()</script><p>Enable JavaScript to run this.</body></html>"
    fixture.fetcher.answer(
      page,
      .success(
        .document(try SourceDocument(bytes: Array(html.utf8), address: #require(URL(string: page))))
      ))
    fixture.press("x")
    await fixture.until { fixture.text.contains("has no text without JavaScript") }
    #expect(fixture.text.contains("The start …"))
  }

  @Test func `a post without a link has none`() async throws {
    let fixture = try await open([.html("<p>The start …")])
    #expect(!fixture.text.contains("x Whole text"))
    fixture.press("x")
    #expect(fixture.text.contains("The post has no link"))
    #expect(fixture.fetcher.asked.isEmpty)
  }

  @Test func `who goes to another post waits no longer`() async throws {
    for key in [KeyEquivalent("q"), KeyEquivalent("n")] {
      let fixture = try await open([
        .html("<p>The start …", title: "Post", link: page),
        FeedItem(id: "2", title: "Next", body: "Another.", link: "https://blog.example/2"),
      ])
      fixture.fetcher.hold(page)
      fixture.press("x")
      await fixture.until { fixture.fetcher.asked == [page] }
      fixture.press(key)
      await fixture.settle()
      #expect(!fixture.text.contains(spinner))
      #expect(!fixture.model.fetchingText.state.isSubmitting)
      fixture.fetcher.release(page)
    }
  }

  @Test func `it is shown again after a restart, and where the post has changed meanwhile`()
    async throws
  {
    let fixture = try await open()
    fixture.press("x")
    await fixture.until { isWhole(fixture) }
    let changed = FeedItem.html("<p>Another start …", title: "New title", link: page)
    try fixture.store.save(
      [changed, FeedItem(id: "2", title: "Older", body: "")], for: Self.source.id, age: 9_000)
    let again = try await open(fixture.store)
    #expect(again.text.contains("All of the words") && again.text.contains(" New title"))
    again.press("x")
    await again.until { again.text.contains("Another start …") }
    #expect(!again.fetcher.asked.contains(page))
    let third = try await open(again.store)
    #expect(third.text.contains("Another start …"), "what was shown last is shown")
  }
}
