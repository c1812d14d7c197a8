import Cells
import FixtureSupport
import Posts
import Testing

@testable import PostsUI

/// The loop of every day: from post to post and from source to source, and back to it at the next start.
@MainActor struct ReaderLoopTests {
  private func sample(width: Int = 100, height: Int = 24) async throws -> ReaderFixture {
    try await ReaderFixture.sample(width: width, height: height)
  }

  @Test func `n goes on to the next source with unread posts, and says so`() async throws {
    let fixture = try await sample()
    let first = fixture.model.sources[0].id
    fixture.model.show(.source(first))
    fixture.press(.return)
    for _ in 1..<fixture.model.sources[0].total { fixture.press("n") }
    #expect(fixture.model.count(of: .source(first)) == 0 && fixture.model.open != nil)
    fixture.press("n")
    let second = fixture.model.sources[1]
    #expect(fixture.model.filter == .source(second.id))
    #expect(fixture.model.open?.text.source == second.id)
    #expect(fixture.text.contains("unread"))
    fixture.press("q", "A", "N")
    #expect(fixture.model.filter == .source(fixture.model.sources[3].id))
  }

  @Test(arguments: [80, 120]) func `n opens the next post of a source that is being loaded`(
    width: Int
  ) async throws {
    let fixture = try ReaderFixture(
      width: width, sources: .sample, store: .sample(posts: 40), executor: LoadExecutor())
    await fixture.until { fixture.model.state.content?.count == 40 }
    let (first, second) = (fixture.model.sources[0].id, fixture.model.sources[1].id)
    fixture.model.show(.source(first))
    await fixture.until { fixture.model.state.content?.count == 10 }
    fixture.press(.return)
    await fixture.until { fixture.model.open?.text.source == first }
    fixture.press("A")
    await fixture.until { fixture.model.count(of: .source(first)) == 0 }
    // One that fails would say so over the post.
    for source in fixture.model.sources { fixture.fetcher.hold(source.id) }
    fixture.press("R")
    await fixture.until { fixture.fetcher.asked.contains(second) }
    fixture.press("n")
    await fixture.until { fixture.model.open?.text.source == second }
    let post = try #require(fixture.model.open)
    fixture.press("j")
    #expect(fixture.model.open?.id == post.id && fixture.text.contains("post 2 has some words [1]"))
  }

  @Test func `the post beside the list follows the selection, and is read after a second`()
    async throws
  {
    let fixture = try await sample(width: 160)
    fixture.press(.return, .leftArrow)
    let opened = try #require(fixture.model.open?.id)
    fixture.press("j")
    let next = try #require(fixture.model.open)
    #expect(next.id != opened && !next.isRead && fixture.model.count(of: .all) == 39)
    fixture.clock.advance(by: .milliseconds(900))
    fixture.draw()
    fixture.press("j")
    #expect(fixture.model.count(of: .all) == 39)
    fixture.clock.advance(by: .seconds(1))
    fixture.draw()
    fixture.draw()
    #expect(fixture.model.count(of: .all) == 38 && fixture.model.open?.isRead == true)
    fixture.press("m")
    fixture.clock.advance(by: .seconds(2))
    fixture.draw()
    #expect(fixture.model.open?.isRead == false, "what the user marked stays so")
  }

  @Test func `J and K go from post to post, in the list and while reading`() async throws {
    let fixture = try await sample(width: 80)
    fixture.press("J")
    #expect(fixture.text.contains("2/40") && fixture.model.open == nil)
    fixture.press(.return, "J")
    #expect(fixture.text.contains("3/40"))
    let third = fixture.model.open?.id
    fixture.press("K", "K", "K")
    #expect(fixture.text.contains("1/40") && fixture.model.open?.id != third)
    #expect(fixture.text.contains("This is the first post"))
  }

  @Test func `digits say how far a key goes in the list`() async throws {
    let fixture = try await sample(width: 80)
    for (keys, place) in [
      ("5j", "6/40"), ("2k", "4/40"), ("12G", "12/40"), ("3gg", "3/40"), ("gg", "1/40"),
      ("99j", "40/40"), ("10k", "30/40"), ("0j", "31/40"), ("3x", "31/40"), ("j", "32/40"),
    ] {
      fixture.type(keys)
      #expect(fixture.text.contains(place), "\(keys)")
      if keys == "3x" { fixture.clock.advance(by: .seconds(10)) }
    }
  }

  @Test func `Control with a letter moves by half a page and by a page`() async throws {
    let fixture = try await sample(width: 80)
    func control(_ letter: KeyEquivalent) {
      fixture.host.send(.key(KeyPress(letter, modifiers: .control)))
      fixture.draw()
    }
    control("f")
    let page = fixture.text
    control("b")
    #expect(!page.contains(" 1/40") && fixture.text != page)
    fixture.press("g")
    control("d")
    #expect(!fixture.text.contains(" 1/40") && fixture.text != page)
    control("u")
    #expect(fixture.text.contains(" 1/40"))
  }

  @Test func `read posts are hidden and shown, and the order is changed, for each list`()
    async throws
  {
    let fixture = try await sample(width: 80)
    fixture.press("m", "h")
    #expect(fixture.text.contains("Read posts are hidden"))
    #expect(fixture.model.state.content?.count == 39)
    fixture.press("m")
    #expect(fixture.model.state.content?.count == 39, "what is read now stays until another list")
    fixture.press("h", "O")
    #expect(fixture.text.contains("Oldest first"))
    let oldest = try #require(fixture.model.state.content)
    #expect(oldest.count == 40 && oldest.map(\.date) == oldest.map(\.date).sorted())
    fixture.press("O", "O")
    let titles = try #require(fixture.model.state.content).map { $0.title.lowercased() }
    #expect(fixture.text.contains("By title") && titles.first == titles.min())
    fixture.model.show(.unread)
    #expect(fixture.model.arrangement == ListArrangement())
    fixture.model.show(.all)
    #expect(fixture.model.arrangement.order == .title)
  }

  @Test func `to hide the only post of a search leaves the keys to the list`() async throws {
    let fixture = try await sample(width: 120)
    let title = try #require(fixture.model.state.content?.first?.title)
    fixture.press("/")
    fixture.type(title)
    await fixture.until { fixture.model.found == title && fixture.model.state.content?.count == 1 }
    fixture.press(.return, "m", "h")
    await fixture.until { fixture.text.contains("Nothing found") }
    #expect(fixture.text.contains("Read posts are hidden (h)"))
    #expect(fixture.text.contains("read hidden"))
    fixture.press("h")
    await fixture.until { fixture.model.state.content?.count == 1 }
    #expect(fixture.model.search == title)
    fixture.press("h", .escape)
    await fixture.until { fixture.model.search.isEmpty }
  }

  @Test func `a folder is a list, folded and unfolded, and marked as read`() async throws {
    let fixture = try await sample()
    fixture.press(.leftArrow, "5", "j")
    #expect(fixture.model.filter == .folder("News"))
    let count = fixture.model.count(of: .folder("News"))
    #expect(count > 0 && fixture.model.state.content?.count == count)
    #expect(fixture.text.contains("▾ News") && fixture.text.contains("The Morning"))
    fixture.press(.leftArrow)
    #expect(fixture.text.contains("▸ News") && fixture.model.place.folded == ["News"])
    fixture.press(.rightArrow, "j", .leftArrow)
    #expect(fixture.model.filter == .folder("News"), "a source leads to its folder")
    fixture.press("A")
    #expect(fixture.model.count(of: .folder("News")) == 0)
    #expect(fixture.text.contains("\(count) marked · u Undo"))
    fixture.press("H")
    #expect(!fixture.draw().lines.contains { $0.prefix(24).contains("The Morning") })
  }

  @Test func `one pane gets the whole screen, and edges are moved`() async throws {
    let fixture = try await sample(width: 160)
    fixture.press(.return)
    let edges = fixture.draw().lines[5].filter { $0 == "│" || $0 == "┃" }.count
    fixture.press("z")
    #expect(fixture.draw().lines[5].filter { $0 == "│" || $0 == "┃" }.count < edges)
    fixture.press("z", ">", ">", ">")
    #expect(fixture.model.place.listColumns == 48 + 6)
    fixture.press(.leftArrow, .leftArrow, "<")
    #expect(fixture.model.place.sidebarColumns == 38)
  }

  @Test func `a second start goes on with the same list, post and line`() async throws {
    let store = try PostStore.sample(posts: 40)
    let source = [Source].sample[2].id
    var title: String?
    var line: String?
    do {
      let first = try ReaderFixture(width: 60, height: 20, sources: .sample, store: store)
      await first.settle()
      first.model.show(.source(source))
      first.press("j", "j", .return, .space, "z", "<")
      title = first.model.open?.text.title
      line = first.draw().lines[1]
      await first.model.finish()
    }
    let second = try ReaderFixture(width: 60, height: 20, sources: .sample, store: store)
    await second.settle()
    #expect(second.model.filter == .source(source))
    #expect(second.model.open?.text.title == title && title != nil)
    #expect(second.draw().lines[1] == line)
    second.press("q")
    #expect(second.text.contains("3/10"))
  }

  @Test func `a failure that is muted is told of again when its cause changes`() async throws {
    let fixture = try await sample()
    let first = fixture.model.sources[0].id
    func fail(_ code: Int) async {
      fixture.fetcher.answer(first, .failure(.server(code: code)))
      fixture.clock.advance(by: .seconds(10))
      fixture.model.refresh(first)
      await fixture.settle()
    }
    await fail(404)
    #expect(fixture.draw().lines[0].contains("⚠") && fixture.text.contains("e 1 error"))
    fixture.press("e", "x")
    #expect(fixture.text.contains("(muted)") && fixture.text.contains("x Unmute"))
    fixture.press(.escape)
    #expect(!fixture.draw().lines[0].contains("⚠") && !fixture.text.contains("1 error"))
    await fail(404)
    #expect(!fixture.draw().lines[0].contains("⚠"))
    await fail(410)
    #expect(fixture.draw().lines[0].contains("⚠") && fixture.text.contains("e 1 error"))
    fixture.press("e", .escape)
    #expect(!fixture.draw().lines[0].contains("⚠"), "it is not new any more")
  }

  @Test(arguments: ["", "{", "[]", "{\"post\": \"x\"}", "null", "\u{0}"])
  func `what was kept and is damaged is nothing`(text: String) async throws {
    let store = try PostStore.sample(posts: 4)
    try store.keep(text, as: "place")
    let fixture = try ReaderFixture(sources: .sample, store: store)
    await fixture.settle()
    #expect(fixture.model.filter == .all && fixture.text.contains("1/4"))
  }

  @Test(arguments: [40, 80, 100, 200]) func `q goes to the list of sources, and quits from it`(
    width: Int
  ) async throws {
    let fixture = try await sample(width: width)
    #expect(width < 80 || fixture.text.contains("q Back"))
    fixture.press(.return, "q", "q")
    #expect(!fixture.didQuit && fixture.text.contains("q Quit"))
    fixture.press("q")
    #expect(fixture.didQuit)
  }

  @Test func `until the user has moved, the first row is selected, whatever comes there`()
    async throws
  {
    let sources = [Source].sample
    let fixture = try ReaderFixture(sources: sources)
    for (number, source) in sources.enumerated() {
      fixture.fetcher.hold(source.id)
      fixture.fetcher.answer(source.id, titles: ["Post \(number)"])
    }
    for (number, source) in sources.enumerated() {
      await fixture.until { fixture.fetcher.asked.contains(source.id) }
      fixture.clock.advance(by: .seconds(1))
      fixture.fetcher.release(source.id)
      await fixture.until { fixture.model.state.content?.count == number + 1 }
      #expect(fixture.draw().text.contains("1/\(number + 1)"))
    }
    await fixture.settle()
    fixture.press("s")
    let starred = try #require(fixture.model.state.content?.first { $0.isStarred }?.id)
    fixture.fetcher.answer(sources[0].id, titles: ["Newer", "Post 0"])
    fixture.clock.advance(by: .seconds(60))
    fixture.model.refresh(sources[0].id)
    await fixture.settle()
    let posts = try #require(fixture.model.state.content)
    let row = try #require(posts.firstIndex { $0.id == starred }) + 1
    #expect(fixture.draw().text.contains("\(row)/\(posts.count)"), "what was meant stays selected")
  }

  @Test func `the line of a post that was closed is where it is read again at the next start`()
    async throws
  {
    let fixture = try await sample(width: 80)
    fixture.press(.return, "j", "j", "j")
    let line = try #require(fixture.model.place.line)
    fixture.press("q")
    #expect(fixture.model.place.line == line && fixture.model.open == nil)
    await fixture.model.finish()
    let next = try ReaderFixture(sources: .sample, store: fixture.store)
    await next.settle()
    #expect(next.model.open == nil)
    next.press(.return)
    next.draw()
    next.draw()
    #expect(next.model.place.line == line)
  }

  @Test func `in another order the selected post is on the screen`() async throws {
    let fixture = try await sample(width: 80)
    fixture.press("g", "O")
    #expect(fixture.text.contains("Oldest first") && fixture.text.contains("40/40"))
    #expect(fixture.selectedRow?.text.contains("Swift 6.3 is there") == true)
    fixture.press("O", "O")
    #expect(fixture.selectedRow?.text.contains("Swift 6.3 is there") == true)
  }
}
