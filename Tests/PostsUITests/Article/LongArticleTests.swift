import Cells
import Feeds
import Testing
import Views

@testable import Posts
@testable import PostsUI

/// The work that a very long post is: it grows with the screen, and not with the post.
@MainActor struct LongArticleTests {
  private static let blocks = 100_000

  private func text() -> PostText {
    let html = (0..<Self.blocks).map {
      $0 % 10 == 0
        ? "<blockquote>Words of the quote number \($0) go on.</blockquote>"
        : "<p>Words of the paragraph number \($0) go on and on."
    }
    return PostText(
      id: 1, source: "https://a.example/f", title: "Long",
      article: PostContent(html.joined(), form: .html).article, date: ReaderFixture.date)
  }

  @Test func `only the rows near the screen are made`() throws {
    let text = text()
    #expect(text.article.blocks.count == Self.blocks && !text.article.isTruncated)
    let position = ReadingPosition()
    let host = Host(size: Size(width: 80, height: 24)) {
      GeometryReader { room in
        PostPane(
          post: OpenPost(id: 1, text: text, isRead: true, isStarred: false), source: nil,
          time: WallTime(now: ReaderFixture.date, timeZone: .gmt), position: position,
          wholeText: .none, find: ArticleFind(), stop: nil,
          columns: Int(room.size.width / ReaderLayout.column))
      }
    }
    var lines: [String] = []
    func screen() -> [String] {
      while lines.isEmpty || host.needsFrame {
        lines = host.frame(at: .init(offset: .zero)).buffer.lines
        host.runEffects()
      }
      return lines
    }
    /// The rows that are made, and how often all are laid out.
    func work(_ act: () -> Void) -> (rows: Int, layouts: Int) {
      let before = (position.rowCount, position.layoutCount)
      act()
      _ = screen()
      return (position.rowCount - before.0, position.layoutCount - before.1)
    }
    func press(_ key: KeyEquivalent) -> (rows: Int, layouts: Int) {
      work { host.send(.key(KeyPress(key))) }
    }
    // Twice the rows of the screen, in each of the two frames that a change may need.
    let few = 1...100
    let opening = work {}
    #expect(few.contains(opening.rows) && opening.layouts <= 2, "\(opening)")
    #expect(screen().contains { $0.contains("paragraph number 1 ") })
    for key: KeyEquivalent in ["j", .pageDown, "k", "G", "k", .pageUp, "g"] {
      let made = press(key)
      #expect(few.contains(made.rows) && made.layouts == 0, "\(key): \(made)")
      if key == "G" { #expect(screen().contains { $0.contains("paragraph number 99999 ") }) }
    }
    let resize = work { host.send(.resize(Size(width: 60, height: 30))) }
    #expect(few.contains(resize.rows) && resize.layouts == 1, "\(resize)")
    let idle = work { host.send(.key(KeyPress("ö"))) }
    #expect(idle.rows == 0 && idle.layouts == 0)
  }
}
