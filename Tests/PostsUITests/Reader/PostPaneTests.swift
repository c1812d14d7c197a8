import Cells
import Feeds
import FixtureSupport
import Posts
import Testing

@testable import PostsUI

/// A post that is read: its position, its title and its links.
@MainActor struct PostPaneTests {
  private let source = Source(address: "https://a.example/f", name: "Swift.org")

  private func stage(_ item: FeedItem) async throws -> ReaderStage {
    let store = try PostStore.inMemory()
    try store.subscribe(to: [source])
    try store.save([item], for: source.id)
    let stage = try ReaderStage(sources: [source], store: store)
    await stage.settle()
    stage.press(.return)
    await stage.settle()
    return stage
  }

  private func resize(_ stage: ReaderStage, _ width: Int) {
    stage.host.send(.resize(Size(width: width, height: 24)))
    stage.draw()
  }

  @Test func `the first visible line keeps its words at any width`() async throws {
    let paragraphs = (1...40).map { "Paragraph \($0) " + String(repeating: "goes on ", count: $0) }
    let stage = try await stage(
      FeedItem(id: "1", title: "Long", body: paragraphs.joined(separator: "\n\n")))
    stage.press(" ", " ", " ")
    while !stage.draw().lines[1].contains("Paragraph") { stage.press("j") }
    let before = stage.draw().lines
    let first = before[1]
    let words = String(first.prefix { $0 != "g" })
    for width in [70, 60, 41, 60, 75] {
      resize(stage, width)
      #expect(stage.draw().lines[1].contains(words), "\(width)")
    }
    for width in (41...80) { resize(stage, width) }
    #expect(stage.draw().lines == before)
    stage.press("k")
    resize(stage, 60)
    stage.press("j")
    #expect(stage.draw().lines[1].contains(words))
  }

  @Test func `a search that is cancelled leads back to the post and its position`() async throws {
    let stage = try await ReaderStage.sample()
    stage.press("j", .return, " ")
    await stage.settle()
    let before = stage.draw().lines
    stage.press("/")
    #expect(stage.text.contains("/ ▸"))
    stage.type("number 3")
    await stage.settle()
    stage.press(.escape)
    await stage.settle()
    #expect(stage.draw().lines == before)
    stage.press("/")
    stage.type("number 3")
    await stage.settle()
    stage.press(.return, .return, .escape, .escape)
    await stage.settle()
    #expect(stage.text.contains("/40") && !stage.text.contains("Back"))
  }

  @Test func `a post without a title begins with its text`() async throws {
    let stage = try await stage(FeedItem(id: "1", title: "", body: "What it says.\nAnd more."))
    #expect(stage.draw().lines[1].hasPrefix(" What it says."))
    let empty = try await self.stage(FeedItem(id: "1", title: "", body: ""))
    #expect(empty.draw().lines[1].hasPrefix(" Untitled"))
  }

  @Test func `what is attached is labelled, and links have their words`() async throws {
    let stage = try await stage(
      FeedItem(
        id: "1", title: "Episode", body: "First this. See the show notes [1] or nothing.",
        links: [
          "https://x.example/notes", "https://x.example/1.mp3?a=b.c", "https://x.example/file",
        ]))
    let text = stage.draw().text
    #expect(text.contains("  1 https://x.example/notes"))
    #expect(text.contains("  2 Audio: https://x.example/1.mp3?a=b.c"))
    #expect(text.contains("  3 Attachment: https://x.example/file"))
    stage.press("L")
    let lines = stage.draw().lines
    let words = try #require(
      lines.firstIndex { $0.contains("│") && $0.contains("See the show notes") })
    #expect(lines[words + 1].contains("https://x.example/notes"))
    #expect(!lines[words].contains("First"))
    stage.press("j", .return)
    #expect(stage.links == ["https://x.example/1.mp3?a=b.c"])
  }

  @Test func `a post that says something else by now shows the links that its keys open`()
    async throws
  {
    let stage = try await stage(
      FeedItem(id: "1", title: "T", body: "See [1].", links: ["https://old.example/"]))
    let changed = FeedItem(id: "1", title: "T", body: "Look [1].", links: ["https://new.example/"])
    try stage.store.save([changed, FeedItem(id: "2", title: "New", body: "")], for: source.id)
    stage.press(.escape, .return)
    await stage.settle()
    #expect(stage.draw().text.contains("  1 https://new.example/"))
    stage.press("1")
    #expect(stage.links == ["https://new.example/"])
  }

  @Test func `words before a link are cut at a word`() {
    let post = PostText(
      id: 1, source: "s", title: "",
      body: """
        One two three four five six seven eight nine ten eleven [1][2]
        [x] [99] \(String(repeating: "長", count: 50)) [3]
        """,
      date: ReaderStage.date, links: ["a", "b", "c", "d"])
    #expect(
      post.numberedLinks.map(\.words) == [
        "…five six seven eight nine ten eleven", "",
        "…" + String(repeating: "長", count: 20), nil,
      ])
  }
}
