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

  @Test func `what is typed is found in any letters, marked and counted`() async throws {
    let fixture = try await fixture(
      "<p>One Needle, two needles.</p><p>Three <b>NEEDLE</b></p><p>No.")
    #expect(marked(fixture) == [])
    find("needle", in: fixture)
    let lines = fixture.draw().lines
    #expect(lines[1].hasPrefix(" / ▸needle") && lines[1].hasSuffix(" 1/2"), "\(lines[1])")
    #expect(marked(fixture) == ["Needle", "needle", "NEEDLE"])
    fixture.press("x")
    #expect(fixture.draw().lines[1].hasSuffix(" none"))
    #expect(marked(fixture) == [])
  }

  @Test func `n and N go to the next hit and to the one before, around the ends`() async throws {
    let fixture = try await fixture(
      "needle a\(filler)<p>needle b</p>\(filler)<p>needle c</p>\(filler)")
    find("needle", in: fixture)
    fixture.press(.return)
    func isAt(_ letter: String, _ count: String) -> Bool {
      fixture.text.contains("needle \(letter)") && fixture.draw().lines[1].hasSuffix(count)
    }
    #expect(isAt("a", " 1/3"))
    fixture.press("n")
    #expect(isAt("b", " 2/3") && !fixture.text.contains("needle a"))
    fixture.press("n")
    #expect(isAt("c", " 3/3"))
    fixture.press("n")
    #expect(isAt("a", " 1/3"))
    fixture.press("N")
    #expect(isAt("c", " 3/3"))
    fixture.press("N")
    #expect(isAt("b", " 2/3"))
  }

  @Test func `the first hit is the one on the screen or below it`() async throws {
    let fixture = try await fixture("needle a\(filler)<p>needle b</p>\(filler)<p>needle c</p>")
    fixture.press(.pageDown)
    find("needle", in: fixture)
    #expect(fixture.text.contains("needle b") && fixture.draw().lines[1].hasSuffix(" 2/3"))
  }

  @Test func `Escape ends it, in the field and in the text`() async throws {
    let fixture = try await fixture("One needle.")
    find("needle", in: fixture)
    fixture.press(.escape)
    #expect(marked(fixture) == [] && !fixture.text.contains("/ ▸"))
    #expect(fixture.model.open != nil)
    find("needle", in: fixture)
    fixture.press(.return, .escape)
    #expect(marked(fixture) == [] && !fixture.text.contains("/ ▏"))
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
    #expect(fixture.draw().lines.last == " Enter To the text  Esc End")
    fixture.press(.return)
    #expect(fixture.draw().lines.last?.contains("  n Next hit  / Find  ") == true)
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
          && fixture.draw().lines[1].hasSuffix(" \(number)/9"))
      fixture.press("n")
    }
  }

  @Test func `a hit is marked where it begins in one style and ends in another`() async throws {
    let fixture = try await fixture("<p>A nee<b>dle in</b> it, a <code>nee</code>dle.")
    find("needle", in: fixture)
    #expect(marked(fixture) == ["needle", "nee", "dle"])
  }

  @Test(arguments: 0..<Soak.count(6, soak: 100))
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
      let hits = marked(fixture)
      #expect(!hits.isEmpty, "seed \(seed)\n\(fixture.text)")
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
    fixture.press("n", "n")
    #expect(fixture.text.contains("pin 2"))
    fixture.press("g")
    #expect(fixture.text.contains("Start."), "it is led there once")
    fixture.press(.escape, .escape)
    await fixture.settle()
    fixture.press(.return)
    await fixture.settle()
    #expect(marked(fixture) == [] && fixture.text.contains("Start."))
  }
}
