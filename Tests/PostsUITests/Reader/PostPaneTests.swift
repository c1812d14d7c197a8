import Cells
import Feeds
import FixtureSupport
import Posts
import Testing

@testable import PostsUI

/// A post that is read: its position, its title and its links.
@MainActor struct PostPaneTests {
  private let source = Source(address: "https://a.example/f", name: "Swift.org")

  private func fixture(_ item: FeedItem) async throws -> ReaderFixture {
    let store = try PostStore.inMemory()
    try store.subscribe(to: [source])
    try store.save([item], for: source.id)
    let fixture = try ReaderFixture(sources: [source], store: store)
    await fixture.settle()
    fixture.press(.return)
    await fixture.settle()
    return fixture
  }

  private func resize(_ fixture: ReaderFixture, _ width: Int) {
    fixture.host.send(.resize(Size(width: width, height: 24)))
    fixture.draw()
  }

  @Test func `the first visible line keeps its words at any width`() async throws {
    let paragraphs = (1...40).map { "Paragraph \($0) " + String(repeating: "goes on ", count: $0) }
    let fixture = try await fixture(
      FeedItem(id: "1", title: "Long", body: paragraphs.joined(separator: "\n\n")))
    fixture.press(" ", " ", " ")
    while !fixture.draw().lines[1].contains("Paragraph") { fixture.press("j") }
    let before = fixture.draw().lines
    let first = before[1]
    let words = String(first.prefix { $0 != "g" })
    for width in [70, 60, 41, 60, 75] {
      resize(fixture, width)
      #expect(fixture.draw().lines[1].contains(words), "\(width)")
    }
    for width in (41...80) { resize(fixture, width) }
    // The thumb of the scroll bar knows more of the post by now.
    #expect(fixture.draw().lines.map { $0.dropLast() } == before.map { $0.dropLast() })
    fixture.press("k")
    resize(fixture, 60)
    fixture.press("j")
    #expect(fixture.draw().lines[1].contains(words))
  }

  @Test func `a search that is cancelled leads back to the post and its position`() async throws {
    let fixture = try await ReaderFixture.sample()
    fixture.press("j", .return, " ")
    await fixture.settle()
    let before = fixture.draw().lines
    fixture.press("/")
    #expect(fixture.text.contains("\n / Find in the post\n"))
    fixture.type("number 3")
    await fixture.settle()
    fixture.press(.escape)
    await fixture.settle()
    #expect(fixture.draw().lines == before)
    fixture.press("/")
    fixture.type("number 3")
    await fixture.settle()
    fixture.press(.return, .return, .escape, .escape)
    await fixture.settle()
    #expect(fixture.text.contains("/40") && fixture.model.open == nil)
  }

  @Test func `a post without a title begins with its text`() async throws {
    let fixture = try await fixture(FeedItem(id: "1", title: "", body: "What it says.\nAnd more."))
    #expect(fixture.draw().lines[1].hasPrefix(" What it says."))
    let empty = try await self.fixture(FeedItem(id: "1", title: "", body: ""))
    #expect(empty.draw().lines[1].hasPrefix(" Untitled"))
  }

  @Test func `what is attached is labelled, and links have their words`() async throws {
    let fixture = try await fixture(
      FeedItem(
        id: "1", title: "Episode",
        content: PostContent(
          "First this. See the <a href='https://x.example/notes'>show notes</a> or nothing.",
          form: .html),
        attachments: [
          Attachment(
            address: "https://x.example/1.mp3?a=b.c", type: "audio/mpeg", bytes: 31_000_000,
            seconds: 3250),
          Attachment(address: "https://x.example/file.zip", title: "All of it"),
        ]))
    let text = fixture.draw().text
    #expect(text.contains(" ♪ 54 min · 31 MB  1.mp3 [2]"))
    #expect(text.contains(" ▸ All of it [3]"))
    #expect(text.contains("See the show notes [1] or nothing."))
    #expect(text.contains("  1 show notes  https://x.example/notes"))
    #expect(text.contains("  2 1.mp3  https://x.example/1.mp3?a=b.c"))
    #expect(text.contains("  3 All of it  https://x.example/file.zip"))
    fixture.press("L")
    let lines = fixture.draw().lines
    let words = try #require(lines.firstIndex { $0.contains("│") && $0.contains(" show notes ") })
    #expect(lines[words + 1].contains("https://x.example/notes"))
    fixture.press("j", .return)
    #expect(fixture.links == ["https://x.example/1.mp3?a=b.c"])
  }

  @Test func `a post that says something else by now shows the links that its keys open`()
    async throws
  {
    let fixture = try await fixture(
      FeedItem(id: "1", title: "T", body: "See https://old.example/"))
    let changed = FeedItem(id: "1", title: "T", body: "Look: https://new.example/")
    try fixture.store.save([changed, FeedItem(id: "2", title: "New", body: "")], for: source.id)
    fixture.press(.escape, .return)
    await fixture.settle()
    #expect(fixture.draw().text.contains("  1 https://new.example/"))
    fixture.press("1")
    #expect(fixture.links == ["https://new.example/"])
  }
}
