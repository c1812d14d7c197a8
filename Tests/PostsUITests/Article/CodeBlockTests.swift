import Cells
import Feeds
import FixtureSupport
import Posts
import Testing
import Views

@testable import PostsUI

/// Code, on a tint or behind a bar.
@MainActor struct CodeBlockTests {
  private func buffer(_ html: String, background: ColorScheme?, columns: Int = 30) -> CellBuffer {
    let rows = ArticleRows(PostContent(html, form: .html).article, columns: columns)
    let host = Host(size: Size(width: columns + 2, height: 12)) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows.rows) { ArticleRowView(rows: rows, row: $0) }
        Spacer()
      }
      .frame(width: 8 * Double(columns), alignment: .leading)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    host.background = background
    return host.frame(at: .init(offset: .zero)).buffer
  }

  private let html = """
    <p>Text.</p><pre><code class="language-swift">let a = 1

    a line that is longer than it has room</code></pre><p>End.</p>
    """

  @Test func `without a tint each line is behind a bar, below the name of the language`() {
    let lines = buffer(html, background: nil).lines.prefix(9)
    #expect(
      Array(lines) == [
        "Text.", "", "│ swift", "│ let a = 1", "│", "│ a line that is longer than",
        "│ ↪ it has room",
        "", "End.",
      ])
  }

  @Test(arguments: [(ColorScheme.dark, UInt8(48)), (.light, 238)])
  func `a tint is even on each line of the block, and nothing stands beside the code`(
    background: ColorScheme, grey: UInt8
  ) {
    let buffer = buffer(html, background: background)
    #expect(
      Array(buffer.lines.prefix(9)) == [
        "Text.", "", " swift", " let a = 1", "", " a line that is longer than", " ↪ it has room",
        "", "End.",
      ])
    for y in 0..<9 {
      for x in 0..<32 {
        let isTinted = buffer[x, y].style.background == .rgb(grey, grey, grey)
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
