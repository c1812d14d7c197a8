import Cells
import Feeds
import FixtureSupport
import Posts
import TestSupport
import Testing

@testable import PostsUI

/// Finding words in the post that is read.
@MainActor struct ArticleFindTests {
  private let filler = (1...30).map { "<p>Paragraph \($0) goes on.</p>" }.joined()

  private func fixture(_ html: String, _ size: (Int, Int) = (80, 24)) async throws -> ReaderFixture
  {
    try await .reading(.html(html, title: "Title"), size)
  }

  private func find(_ text: String, in fixture: ReaderFixture) {
    fixture.press("/")
    fixture.type(text)
  }

  /// The texts that are marked, without the field.
  private func marked(_ fixture: ReaderFixture) -> [String] { fixture.draw().reversedTexts }

  /// Of these the ones that stand out.
  private func current(_ fixture: ReaderFixture) -> [String] {
    fixture.draw().reversedTexts { $0.contains(.bold) && !$0.contains(.dim) }
  }

  private func foot(_ fixture: ReaderFixture) -> String { fixture.draw().lines.last ?? "" }

  @Test func `what is typed is found in any letters, marked and counted`() async throws {
    let fixture = try await fixture(
      "<p>One Needle, two needles.</p><p>Three <b>NEEDLE</b></p><p>No.")
    #expect(marked(fixture) == [])
    find("needle", in: fixture)
    #expect(fixture.draw().lines[1].hasPrefix(" / needle"))
    #expect(foot(fixture).hasPrefix(" 1 of 3  Enter To the text"))
    #expect(marked(fixture) == ["Needle", "needle", "NEEDLE"])
    fixture.press("x")
    #expect(foot(fixture).hasPrefix(" Not found  Enter"))
    #expect(marked(fixture) == [])
  }

  @Test(arguments: [
    ("cafe", "Café"), ("CAFÉ", "Café"), ("café", "Café"), ("naive", "nai\u{308}ve"),
    ("uber", "Über"),
    ("viet", "Việt"), ("strasse", ""), ("straße", "Straße"), ("мир", "МИР"), ("幅", "幅"),
  ])
  func `accents and capitals make no difference, as in the search of all posts`(
    typed: String, found: String
  ) async throws {
    let fixture = try await fixture(
      "<p>Ein Café, nai\u{308}ve, Über Việt Nam, Straße, МИР, 端末の<b>幅</b>.")
    find(typed, in: fixture)
    #expect(marked(fixture) == [found].filter { !$0.isEmpty })
  }

  @Test func `the cost of marking the hits of a text grows with its length`() {
    let words = [FoldedText("a")]
    let excess = Growth.excess(
      from: 512,
      input: { size -> Article in
        let html = (0..<size).map { _ in "a <b>a</b> <i>b</i> " }.joined()
        return PostContent("<h2>\(html)</h2>", form: .html).article
      },
      work: { article in
        let runs = article.blocks.flatMap(\.runs)
        let text = ArticleText(runs, of: article)
        let hits = text.hits(of: words)
        #expect(text.drawnOffsets(of: hits).count == hits.count && hits.count > 512)
        _ = text.attributed(hits: hits)
      })
    #expect(excess == nil)
  }

  @Test func `the hit that was gone to differs from the others, in links and bold words as well`()
    async throws
  {
    let fixture = try await fixture(
      "<h2>needle a</h2><p><a href='https://x.example/'>a needle</a>, <b>needle</b>, <code>needle</code>."
    )
    find("needle", in: fixture)
    fixture.press(.return)
    for number in 1...4 {
      let lines = fixture.draw().lines
      #expect(current(fixture) == ["needle"] && marked(fixture).count == 4, "\(lines)")
      #expect(foot(fixture).hasPrefix(" \(number) of 4  "))
      fixture.press("n")
    }
    fixture.press("N")
    #expect(fixture.draw().reversedTexts { $0.contains(.dim) }.count == 3)
  }

  @Test func `what its author has marked is no hit`() async throws {
    let fixture = try await fixture("<p>One <mark>marked</mark> word.")
    #expect(marked(fixture) == [])
    let buffer = fixture.draw()
    let line = try #require(buffer.lines.firstIndex { $0.contains("One marked word") })
    let column = try #require(buffer.lines[line].firstRange(of: "marked"))
    let x = buffer.lines[line].distance(from: buffer.lines[line].startIndex, to: column.lowerBound)
    #expect(buffer[x, line].style.attributes == [.bold, .underline])
  }

  @Test(arguments: [(80, 24), (40, 10)])
  func `a hit in a long cell is gone to on its own line`(size: (Int, Int)) async throws {
    let long = (1...60).map { "w\($0)" }.joined(separator: " needle ")
    let fixture = try await fixture(
      "<table><tr><th>Name<th>Text<tr><td>first<td>\(long)<tr><td>needle<td>x</table>\(filler)",
      size)
    find("needle", in: fixture)
    fixture.press(.return)
    for number in 1...60 {
      #expect(current(fixture) == ["needle"], "\(number)\n\(fixture.text)")
      fixture.press("n")
    }
    #expect(foot(fixture).hasPrefix(" 1 of 60, from the top"))
  }

  @Test func `n and N go to the next hit and to the one before, around the ends`() async throws {
    let fixture = try await fixture(
      "needle a\(filler)<p>needle b</p>\(filler)<p>needle c</p>\(filler)")
    find("needle", in: fixture)
    fixture.press(.return)
    func isAt(_ letter: String, _ count: String) -> Bool {
      fixture.text.contains("needle \(letter)") && foot(fixture).hasPrefix(" \(count)  ")
    }
    #expect(isAt("a", "1 of 3"))
    fixture.press("n")
    #expect(isAt("b", "2 of 3") && !fixture.text.contains("needle a"))
    fixture.press("n")
    #expect(isAt("c", "3 of 3"))
    fixture.press("n")
    #expect(isAt("a", "1 of 3, from the top"))
    fixture.press("N")
    #expect(isAt("c", "3 of 3, from the end"))
    fixture.press("N")
    #expect(isAt("b", "2 of 3"))
  }

  @Test func `the first hit is the one on the screen or below it`() async throws {
    let fixture = try await fixture("needle a\(filler)<p>needle b</p>\(filler)<p>needle c</p>")
    fixture.press(.pageDown)
    find("needle", in: fixture)
    #expect(fixture.text.contains("needle b") && foot(fixture).hasPrefix(" 2 of 3  "))
  }

  @Test func `Escape ends it, in the field and in the text`() async throws {
    let fixture = try await fixture("One needle.")
    find("needle", in: fixture)
    fixture.press(.escape)
    #expect(marked(fixture) == [] && !fixture.text.contains("\n / "))
    #expect(fixture.model.open != nil)
    find("needle", in: fixture)
    fixture.press(.return, .escape)
    #expect(marked(fixture) == [] && !fixture.text.contains("\n / "))
    #expect(fixture.model.open != nil)
    fixture.press("n")
    #expect(fixture.text.contains("No more unread posts"), "n is for posts again")
    fixture.press(.escape)
    #expect(fixture.model.open == nil)
  }

  @Test func `an empty field is left without anything`() async throws {
    let fixture = try await fixture("One needle.")
    let before = fixture.draw().grid
    fixture.press("/", .return)
    #expect(fixture.draw().grid == before)
  }

  @Test func `the foot names the keys of the field, and those for its hits`() async throws {
    let fixture = try await fixture("One needle.")
    find("needle", in: fixture)
    #expect(foot(fixture) == " 1 of 1  Enter To the text  Esc End")
    fixture.press(.return)
    #expect(foot(fixture).contains("  n Next hit  / Find  "))
  }

  @Test func `words in quotes, lists, code, tables and pictures are found`() async throws {
    let fixture = try await fixture(
      """
      <h2>needle 1</h2><blockquote>needle 2</blockquote><ul><li>needle 3</ul><pre>needle 4</pre>
      <table><tr><th>a<th>b<tr><td>x<td>needle 5</table><img src=/p.png alt="needle 6"><dl><dt>needle 7<dd>needle 8</dl>
      <details><summary>needle 9</summary></details>
      """)
    find("needle", in: fixture)
    fixture.press(.return)
    for number in 1...9 {
      #expect(
        fixture.text.contains("needle \(number)")
          && foot(fixture).hasPrefix(" \(number) of 9  ") && current(fixture) == ["needle"])
      fixture.press("n")
    }
  }

  @Test func `a hit is marked where it begins in one style and ends in another`() async throws {
    let fixture = try await fixture("<p>A nee<b>dle in</b> it, a <code>nee</code>dle.")
    find("needle", in: fixture)
    #expect(marked(fixture) == ["needle", "nee", "dle"])
  }

  @Test(arguments: 0..<Soak.count(6, soak: 60))
  func `each hit is on the screen when it was gone to`(seed: Int) async throws {
    var random = SeededGenerator(seed: seed)
    var count = 0
    func words() -> String {
      (0...random.number(10...60)).map { _ in
        switch random.number(0...9) {
        case 0:
          count += 1
          return "needle\(count)."
        case 1: return "<code>some code</code>"
        case 2: return "端末の幅は"
        default: return String(repeating: "x", count: random.number(1...12))
        }
      }.joined(separator: " ")
    }
    let tags = ["p", "pre", "blockquote", "li", "h2", "summary"]
    let html = (0..<12).map { _ in
      let tag = tags[random.number(0...tags.count - 1)]
      return "<\(tag)>\(words())</\(tag)>"
    }.joined()
    let fixture = try await fixture(html, (random.number(40...80), random.number(8...14)))
    find("needle", in: fixture)
    fixture.press(.return)
    var seen: Set<Int> = []
    for _ in 1...count + 3 {
      fixture.press("n")
      let hits = current(fixture)
      #expect(hits == ["needle"], "seed \(seed)\n\(fixture.text)")
      for number in 1...count where fixture.text.contains("needle\(number).") {
        seen.insert(number)
      }
    }
    #expect(seen.count == count, "seed \(seed)")
  }

  @Test func `a post that was found by a search starts at its words`() async throws {
    let source = Source(address: "https://a.example/f")
    let store = try PostStore.inMemory()
    try store.subscribe(to: [source])
    try store.save(
      [
        FeedItem.html(
          "<p>Start.</p>\(filler)<p>Here is a Needle, and a pin.</p>\(filler)<p>pin 2</p>")
      ], for: source.id)
    let fixture = try ReaderFixture(sources: [source], store: store)
    await fixture.settle()
    fixture.press("/")
    fixture.type("needle pin")
    await fixture.settle()
    fixture.press(.return, .return)
    await fixture.settle()
    #expect(fixture.text.contains("Here is a Needle") && !fixture.text.contains("Start."))
    #expect(marked(fixture) == ["Needle", "pin"])
    #expect(foot(fixture).hasPrefix(" 1 of 3  "))
    fixture.press("n", "n")
    #expect(fixture.text.contains("pin 2") && foot(fixture).hasPrefix(" 3 of 3  "))
    fixture.press("g")
    #expect(fixture.text.contains("Start."), "it is led there once")
    fixture.press(.escape, .escape)
    await fixture.settle()
    fixture.press(.return)
    await fixture.settle()
    #expect(marked(fixture) == [] && fixture.text.contains("Start."))
  }
}
