import Cells
import Feeds
import Testing
import Views

@testable import Posts
@testable import PostsUI

/// An article on a terminal that does not show all emoji.
@MainActor struct ArticleEmojiTests {
  private let post = PostText(
    id: 1, source: "a", title: "🇩🇪 title",
    article: PostContent(
      """
      <p>From 🇩🇪 <a href="https://a.example/1">with 🇫🇷</a>.</p>
      <table><tr><th>Who</th><th>Where</th></tr><tr><td>👨‍👩‍👧‍👦</td><td>🇩🇪</td></tr></table>
      """, form: .html
    ).article,
    date: ReaderFixture.date)

  private func lines(_ host: Host) -> [String] {
    host.frame(at: .init(offset: .zero)).buffer.lines.map { $0.trimmed }.filter { !$0.isEmpty }
  }

  @Test func `names are laid out as the text is, and give way when the terminal answers`() {
    let position = ReadingPosition()
    let host = Host(size: Size(width: 40, height: 14)) {
      PostPane(
        post: OpenPost(id: 1, text: post, isRead: true, isStarred: false), source: nil,
        time: WallTime(now: ReaderFixture.date, timeZone: .gmt), position: position,
        wholeText: .none, find: ArticleFind(), stop: nil, columns: 40)
    }
    host.emojiSupport = []
    let named = lines(host)
    #expect(named[0] == "[DE] title")
    #expect(named.contains("From [DE] with [FR] [1]."))
    #expect(named.contains("Who       Where"))
    #expect(named.contains("[family]  [DE]"))
    host.runEffects()
    host.emojiSupport = .all
    let shown = lines(host)
    #expect(shown[0] == "🇩🇪 title")
    #expect(shown.contains("From 🇩🇪 with 🇫🇷 [1]."))
    #expect(shown.contains("Who  Where"))
    #expect(shown.contains("👨‍👩‍👧‍👦   🇩🇪"))
  }
}

extension String {
  fileprivate var trimmed: String {
    var line = Substring(self)
    while line.first == " " { line.removeFirst() }
    return String(line)
  }
}
