import Cells
import Posts
import Testing
import Views

@testable import PostsUI

/// A post in a list.
@MainActor struct StoredPostRowTests {
  private func post(
    _ title: String, _ preview: String = "", isRead: Bool = false, isStarred: Bool = false
  ) -> StoredPost {
    StoredPost(
      id: 1, source: "a", title: title, preview: preview, date: ReaderFixture.date, isRead: isRead,
      isStarred: isStarred)
  }

  private func buffer(
    _ post: StoredPost, source: String? = nil, sourceColumns: Int? = nil, width: Int = 30
  ) -> CellBuffer {
    CellRenderer(width: width, height: 2) {
      VStack(alignment: .leading) {
        StoredPostRow(post: post, source: source, sourceColumns: sourceColumns, age: "2 h")
      }
    }.buffer
  }

  @Test func `marks are signs, and not only colours`() {
    #expect(
      buffer(post("A title", "How it begins", isStarred: true)).text
        == "● A title                  2 h\n★ How it begins")
    #expect(
      buffer(post("A title", "How it begins", isRead: true)).text
        == "  A title                  2 h\n  How it begins")
  }

  @Test func `an unread title is bold, and a read one dim`() {
    let unread = buffer(post("A title"))[2, 0].style.attributes
    let read = buffer(post("A title", isRead: true))[2, 0].style.attributes
    #expect(unread.contains(.bold) && !unread.contains(.dim))
    #expect(read.contains(.dim) && !read.contains(.bold))
  }

  @Test func `the source comes before the preview, in columns where there is room`() {
    let long = post("A title", "How it begins")
    #expect(buffer(long, source: "Blog").lines[1] == "  Blog  How it begins")
    #expect(
      buffer(long, source: "Blog", sourceColumns: 10).lines[1] == "  Blog        How it begins")
    #expect(
      buffer(long, source: "A blog with a name", sourceColumns: 10).lines[1]
        == "  A blog wi…  How it begins")
  }

  @Test(arguments: [(70, 20), (90, 20), (96, 26), (102, 32), (200, 32)])
  func `a wide list has more room for its sources`(columns: Int, source: Int) {
    let screen = CellRenderer(width: columns, height: 2) {
      StoredPostList(
        posts: [post("A title", "How it begins")], position: ListPosition(),
        name: { _ in String(repeating: "n", count: 40) }, columns: columns,
        time: WallTime(now: ReaderFixture.date, timeZone: .gmt), open: { _ in })
    }
    #expect(
      screen.lines[1].hasPrefix("▌   \(String(repeating: "n", count: source - 1))…  How it begins"))
  }

  @Test func `the title is a link of the terminal, and nothing else is`() {
    let post = StoredPost(
      id: 1, source: "a", title: "A title", preview: "How it begins", link: "https://a.example/1",
      date: ReaderFixture.date)
    let row = buffer(post, source: "Blog")
    let linked = (0..<30).filter { row.link(of: row[$0, 0])?.address == "https://a.example/1" }
    #expect(linked.map { row.text(of: row[$0, 0]) }.joined() == "A title")
    #expect((0..<30).allSatisfy { row.link(of: row[$0, 1]) == nil })
  }

  @Test func `previews lie below one another also where a source has a flag in its name`() {
    let host = Host(size: Size(width: 40, height: 2)) {
      VStack(alignment: .leading) {
        StoredPostRow(
          post: post("A title", "How it begins"), source: "🇩🇪 Blog", sourceColumns: 10, age: "2 h")
      }
    }
    #expect(host.frame(at: .init(offset: .zero)).buffer.lines[1] == "  🇩🇪 Blog     How it begins")
    host.emojiSupport = []
    #expect(host.frame(at: .init(offset: .zero)).buffer.lines[1] == "  [DE] Blog   How it begins")
  }

  @Test func `without a title the text stands in its place`() {
    #expect(
      buffer(post("", "How it begins"), source: "Blog").text
        == "● How it begins            2 h\n  Blog")
    #expect(buffer(post("")).lines[0] == "● Untitled                 2 h")
  }

  @Test func `wide and combining letters are cut where a column ends`() {
    let wide = post("日本語のタイトルと長い本文です", "👩‍👩‍👧‍👦 e\u{301}🇩🇪")
    #expect(buffer(wide).lines[0] == "● 日本語のタイトルと長い…  2 h")
    #expect(buffer(wide).lines[1] == "  👩‍👩‍👧‍👦 é🇩🇪")
    for width in 0...10 { #expect(buffer(wide, width: width).size.width == width) }
  }
}
