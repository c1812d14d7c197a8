import Cells
import Feeds
import FixtureSupport
import Posts
import Testing
import Views

@testable import PostsUI

/// Code, on a tint or behind a bar.
@MainActor struct CodeBlockTests {
  private func buffer(_ html: String, tint: Color?, columns: Int = 30) -> CellBuffer {
    let rows = ArticleRows(PostContent(html, form: .html).article, columns: columns)
    let host = Host(size: Size(width: columns + 2, height: 12)) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows.rows) { ArticleRowView(rows: rows, row: $0) }
        Spacer()
      }
      .frame(width: 8 * Double(columns), alignment: .leading)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .environment(\.codeTint, tint)
    }
    return host.frame(at: .init(offset: .zero)).buffer
  }

  private let html = """
    <p>Text.</p><pre><code class="language-swift">let a = 1

    a line that is longer than it has room</code></pre><p>End.</p>
    """

  @Test func `without a tint each line is behind a bar, below the name of the language`() {
    let lines = buffer(html, tint: nil).lines.prefix(9)
    #expect(
      Array(lines) == [
        "Text.", "", "│ swift", "│ let a = 1", "│", "│ a line that is longer than",
        "│ ↪ it has room",
        "", "End.",
      ])
  }

  @Test func `a tint is even on each line of the block, and nothing stands beside the code`() {
    let buffer = buffer(html, tint: Color(white: 0.2))
    #expect(
      Array(buffer.lines.prefix(9)) == [
        "Text.", "", " swift", " let a = 1", "", " a line that is longer than", " ↪ it has room",
        "", "End.",
      ])
    for y in 0..<9 {
      for x in 0..<32 {
        let isTinted = buffer[x, y].style.background != .standard
        #expect(isTinted == ((2...6).contains(y) && x < 30), "\(x), \(y)")
      }
    }
  }

  @Test func `code that is long has the name of its language once`() {
    let line = String(repeating: "x", count: 20) + "\n"
    let long = String(repeating: line, count: 4_000)
    let rows = ArticleRows(
      PostContent("<pre><code class=language-c>\(long)</code></pre>", form: .html).article,
      columns: 30)
    #expect(rows.rows.count > 1)
    #expect(rows.rows.compactMap { rows.language(of: $0) } == ["c"])
  }

  private nonisolated static let terminals: [([String: String], Bool?)] = [
    (["TERM": "xterm-256color", "COLORFGBG": "15;0"], false),
    (["TERM": "xterm-256color", "COLORFGBG": "0;default;15"], true),
    (["TERM": "xterm", "COLORTERM": "truecolor", "COLORFGBG": "0;7"], true),
    (["TERM": "xterm", "COLORTERM": "truecolor", "COLORFGBG": "12;8"], false),
    (["TERM": "xterm-256color"], nil), (["TERM": "xterm", "COLORFGBG": "15;0"], nil),
    (["TERM": "xterm-256color", "COLORFGBG": "15;default"], nil),
    (["TERM": "xterm-256color", "COLORFGBG": "15;0", "NO_COLOR": "1"], nil),
  ]

  @Test(arguments: terminals)
  func `a tint is close to the background that is known`(
    variables: [String: String], isLight: Bool?
  ) {
    let tint = Color.codeTint { variables[$0] }
    #expect(tint == isLight.map { Color(white: $0 ? 238.0 / 255 : 48.0 / 255) })
  }

  @Test func `a hit in code is found on its line`() async throws {
    let code = (1...40).map { "line \($0) with words that are wrapped on a narrow screen" }
    let fixture = try await ReaderFixture.reading(
      .html("<pre><code class=language-c>\(code.joined(separator: "\n")) needle</code></pre>"),
      (40, 10))
    fixture.press("/")
    fixture.type("needle")
    #expect(fixture.draw().reversedTexts == ["needle"])
  }
}
