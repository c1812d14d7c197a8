import FixtureSupport
import Posts
import StateKit
import Testing
import Views

@testable import PostsUI

/// The list of filters and sources, with what each source is doing.
@MainActor struct FilterListTests {
  private func picture(
    _ sources: [SourceSummary], width: Int = 26, height: Int = 20, at milliseconds: Int = 300
  ) -> String {
    let now = AnyClock.Instant(offset: .milliseconds(milliseconds))
    let screen = CellRenderer(width: width, height: height, at: now) {
      FilterList(
        sources: SourceOverview(sources), hasMerged: true, count: { $0 == .starred ? 0 : 144 },
        filter: .constant(.all))
    }
    return screen.lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }

  @Test func `each status has a sign of its own, and names and counts their columns`() {
    #expect(
      picture(.sample) == """
        ▌   All              144
          ● Unread           144
          ★ Starred
            Swift.org          3
          ⠸ 日本語のブログ…   12
          ▾ News             128
          !   The Morning…   128
          !   Private
          ◦   Slow
          ▾ Friends            1
          ~   Anna             1
              Bob
        """)
  }

  @Test func `a folder is folded, and sources without unread posts are left out`() {
    let screen = CellRenderer(width: 26, height: 12) {
      FilterList(
        sources: SourceOverview(.sample), hasMerged: false, count: { _ in 0 }, folded: ["News"],
        hidesRead: true,
        filter: .constant(.source("https://g.example/f")))
    }
    #expect(
      screen.lines.filter { !$0.isEmpty }.joined(separator: "\n") == """
            Swift.org          3
            日本語のブログ…   12
          ▸ News             128
          ▾ Friends            1
          ~   Anna             1
        ▌     Bob
        """)
  }

  @Test func `a load that ends at once shows no spinner`() {
    #expect(!picture(.sample, at: 199).contains("⠋"))
    #expect(picture(.sample, at: 199).contains("    日本語のブログ…   12"))
    #expect(picture(.sample, at: 200).contains("  ⠹ 日本語のブログ…   12"))
  }

  @Test func `very long counts and names, and very little room, break nothing`() {
    let sources: [SourceSummary] = [
      .sample("a", "e\u{301}👩‍👩‍👧‍👦🇩🇪 and a very long name", unread: 1_234_567),
      .sample("b", "", unread: 9),
    ]
    #expect(picture(sources, height: 8).contains("    é👩‍👩‍👧‍👦🇩🇪 and…   1234567"))
    for width in 0...12 {
      let lines = picture(sources, width: width, height: 4).split(separator: "\n")
      #expect(lines.count <= 4)
    }
  }

  @Test func `folders stand where their first source does, after those without one`() {
    let sources: [SourceSummary] = [
      .sample("1", "One", folder: "B"), .sample("2", "Two", folder: "A"), .sample("3", "Three"),
      .sample("4", "Four", folder: "B"),
    ]
    let folders = sources.folders
    #expect(folders.map(\.name) == [nil, "B", "A"])
    #expect(folders.map { $0.rows.map(\.number) } == [[2], [0, 3], [1]])
    #expect(sources.filter { $0.source.folder != nil }.folders.map(\.name) == ["B", "A"])
    #expect([SourceSummary]().folders.isEmpty)
  }

  @Test func `addresses of one server are told apart, and titles begin with their words`() {
    let sources: [SourceSummary] = [
      .sample("https://example.org/blog/one.xml", "example.org/blog/one.xml"),
      .sample("https://example.org/blog/two.xml", "example.org/blog/two.xml"),
      .sample("https://example.org/blog/three.xml", "A title that is too long for this"),
    ]
    let text = picture(sources)
    #expect(text.contains("one.xml") && text.contains("two.xml"))
    #expect(text.contains("  A title that is"))
  }
}
