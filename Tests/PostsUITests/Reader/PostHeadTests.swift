import Feeds
import FixtureSupport
import Posts
import Testing

@testable import PostsUI

/// What stands above the text of a post.
@MainActor struct PostHeadTests {
  private func lines(_ item: FeedItem) async throws -> [String] {
    try await ReaderFixture.reading(item).draw().lines.dropFirst().map { String($0) }
  }

  @Test func `it is the title, where it comes from, its tags, what is attached and its comments`()
    async throws
  {
    var item = FeedItem(
      id: "1", title: "Title", body: "Text.", date: ReaderFixture.date.addingTimeInterval(-90_000),
      author: "Ada",
      attachments: [
        Attachment(address: "https://x.example/a.mp3", bytes: 820_000, seconds: 61),
        Attachment(address: "https://x.example/b.pdf", type: "application/pdf"),
      ])
    item.tags = ["swift", "two words"]
    item.comments = "https://x.example/talk"
    let lines = try await lines(item)
    let expected = [
      " Title", " The Blog · Ada · Mon 11 Mar 2024, 13:05", " swift  two words",
      " ♪ 1 min · 820 KB  a.mp3 [1]", " ▸ b.pdf [2]", " Comments [3]", "",
      " Text.", "", "   1 a.mp3  https://x.example/a.mp3", "   2 b.pdf  https://x.example/b.pdf",
      "   3 Comments  https://x.example/talk",
    ]
    #expect(Array(lines.prefix(expected.count)) == expected)
  }

  @Test func `an author with the name of the feed is not named again`() async throws {
    let lines = try await lines(
      FeedItem(id: "1", title: "T", body: "", date: ReaderFixture.date, author: "The Blog"))
    #expect(lines[1].hasPrefix(" The Blog · Tue 12 Mar"), "\(lines[1])")
  }

  @Test func `what the feed does not say takes no line`() async throws {
    let lines = try await lines(
      FeedItem(id: "1", title: "T", body: "Text.", date: ReaderFixture.date))
    #expect(lines.prefix(4).elementsEqual([" T", lines[1], "", " Text."]))
    #expect(lines[1].hasPrefix(" The Blog · ") && !lines[1].contains("first seen"))
  }

  @Test func `a post without a date says when it was first seen`() async throws {
    let lines = try await lines(FeedItem(id: "1", title: "T", body: "Text."))
    #expect(lines[1].hasPrefix(" The Blog · first seen "), "\(lines[1])")
  }

  @Test func `a post without a text is its head`() async throws {
    let lines = try await lines(
      FeedItem(id: "1", title: "T", body: "", link: "https://x.example/"))
    #expect(Array(lines[2...4]) == ["", "   o https://x.example/", ""])
  }
}
