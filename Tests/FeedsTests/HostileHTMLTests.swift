import Foundation
import TestSupport
import Testing

@testable import Feeds

@Suite struct HostileHTMLTests {
  /// So long that nothing is left out, whatever stands around it.
  private let longest = HTMLText.maximumLength - 10_000

  /// One piece again and again, after a beginning.
  private func flood(_ piece: String, _ length: Int = 1_200_000, after start: String = "") -> String
  {
    start + String(repeating: piece, count: length / piece.utf8.count)
  }

  @Test(arguments: [
    "<", "<a", "<a<", "<b>", "</b>", "<br>", "<p><div>", "</", "<!", "<!--", "<?", "<![CDATA[", "&",
    "&#", "&amp;", "&#1;", "<a b='", "<a \"", "<table><tr><td>", "<ul><li>", "<blockquote>x",
    "<pre>\n", "x<sup>1", "<del>x", "<b></i>", "<p>x</x>", "<a href=x>y</a>",
    "<a href='http://x/'><p>y", "<img alt=x>", "<script>", "<script></script>", "<iframe src=x>",
    "<svg>", "\u{1B}]", "&#27;]", "]]>", " ", "é", "<dl><dd>", "<title>", "<html a=b>", "&#x1;",
  ])
  func `the cost of anything grows with its length`(piece: String) {
    let base = URL(string: "https://a.org/")
    // In the long run most pieces are also too many tags, which end the reading.
    for size in Soak.isOn ? [1 << 15, 500_000] : [1 << 15] {
      expectLinear(from: size, upTo: longest) {
        flood(piece, $0)
      } work: {
        _ = HTMLText.text(of: $0, base: base)
      }
    }
    expectLinear(from: HTMLText.maximumLine / 2, upTo: HTMLText.maximumLine) {
      flood(piece, $0)
    } work: {
      _ = HTMLText.line(of: $0)
    }
    if Soak.isOn { #expect(text(flood(piece)).hasSuffix("…")) }
  }

  @Test(arguments: [" a", " a=1", " a='", "\"", "=", "/", " \u{0}a", " é=1", " a1=\"x\""])
  func `the cost of one tag grows with its length`(piece: String) {
    for start in ["<a", "<<!---->a"] {
      expectLinear(from: Soak.count(1 << 15, soak: 500_000), upTo: longest) {
        flood(piece, $0, after: start) + ">x"
      } work: {
        _ = HTMLText.text(of: $0, base: nil)
      }
    }
  }

  @Test(arguments: ["<sup>x", "<del>x", "<q>x", "<a href='https://a.org'>x<table><tr><td>"])
  func `the cost of a long text in many elements grows with its length`(piece: String) {
    let start = String(repeating: piece, count: 60)
    expectLinear(from: Soak.count(1 << 16, soak: 500_000), upTo: longest) {
      flood("x y ", $0, after: start)
    } work: {
      _ = HTMLText.text(of: $0, base: nil)
    }
    #expect(text(flood("x y ", 4_000, after: start)).contains("x y x"))
  }

  @Test func `a text that is too long, too deep or of too many tags says so`() {
    let long = text(flood("<p>abc def</p>"))
    #expect(long.hasPrefix("abc def\n\nabc def") && long.hasSuffix("…"))
    #expect(long.utf8.count < HTMLText.maximumLength)
    #expect(text(String(repeating: "<div>", count: 300) + "x").hasSuffix("…"))
    #expect(text(String(repeating: "<div>", count: 200) + "x") == "x")
    #expect(text(String(repeating: "<b>x</b>", count: 40_000)).hasSuffix("x…"))
    #expect(text(flood("word ")).hasSuffix("…"))
  }

  @Test func `of a document with too many tags the words stay, of all its posts`() throws {
    let tags = TagBudget(5)
    #expect(HTMLText.text(of: "<p>a<p>b &", base: nil, tags: tags).text == "a\n\nb &")
    let last = "<b>c</b><p>d & & e && &amp; <i>f<script>x</script> &# <g"
    #expect(HTMLText.text(of: last, base: nil, tags: tags).text == "c d ＆ ＆ e ＆ & f ＆# <g")
    #expect(tags.left == 0)
    let names = "&zz; &amp; &copy; <scriptx>a</scriptx> <a href='/x'>b</a>"
    #expect(HTMLText.text(of: names, base: nil, tags: tags).text == "＆zz; & ＆copy; a b")
    let posts = (0..<100).map { number in
      "<item><guid>\(number)</guid><description><![CDATA[\(flood("<p>", 9_000))\(number)]]></description></item>"
    }
    let feed = try FeedParser.feed(
      in: Array("<rss version='2.0'><channel>\(posts.joined())</channel></rss>".utf8))
    #expect(feed.items.map(\.body) == (0..<100).map { "\($0)" })
  }

  @Test func `a long value is left out and the words stay`() {
    let picture = "<img src='data:image/png;base64," + String(repeating: "A", count: 900_000)
    #expect(text("a" + picture + "' alt='b c'>d") == "a[image: b c]d")
    let many = (0..<1_000).map { " a\($0)=1" }.joined()
    #expect(HTMLText.text(of: "<a href='https://a.org'\(many)>x</a>", base: nil).links.count == 1)
  }

  private func expectLinear(
    from size: Int, upTo largest: Int, input: (Int) -> String, work: (String) -> Void,
    at location: SourceLocation = #_sourceLocation
  ) {
    let excess = Growth.excess(from: size, upTo: largest, input: input, work: work)
    #expect(excess == nil, sourceLocation: location)
  }
}
