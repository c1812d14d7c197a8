import Foundation
import Testing

@testable import Feeds

@Suite struct HostileHTMLTests {
  /// More than is read, of one piece again and again, after a beginning.
  private func flood(_ piece: String, after start: String = "") -> String {
    start + String(repeating: piece, count: 1_200_000 / piece.utf8.count)
  }

  /// The time that this thread was at work, however busy the machine is with other things.
  private func seconds(_ work: () -> Void) -> Double {
    let start = clock()
    work()
    return clock() - start
  }

  private func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(arguments: [
    "<", "<a", "<a<", "<b>", "</b>", "<br>", "<p><div>", "</", "<!", "<!--", "<?", "<![CDATA[", "&",
    "&#", "&amp;", "&#1;", "<a b='", "<a \"", "<table><tr><td>", "<ul><li>", "<blockquote>x",
    "<pre>\n", "x<sup>1", "<del>x", "<b></i>", "<p>x</x>", "<a href=x>y</a>",
    "<a href='http://x/'><p>y", "<img alt=x>", "<script>", "<script></script>", "<iframe src=x>",
    "<svg>", "\u{1B}]", "&#27;]", "]]>", " ", "é", "<dl><dd>", "<title>", "<html a=b>", "&#x1;",
  ])
  func `a megabyte of anything ends soon`(piece: String) {
    let html = flood(piece)
    let time = seconds {
      _ = HTMLText.text(of: html, base: URL(string: "https://a.org/"))
      _ = HTMLText.line(of: html)
    }
    // A third of it is usual, unoptimised; the rest is for a machine that is busy.
    #expect(time < 1)
  }

  @Test(arguments: [" a", " a=1", " a='", "\"", "=", "/", " \u{0}a", " é=1", " a1=\"x\""])
  func `a megabyte in one tag ends soon`(piece: String) {
    for start in ["<a", "<<!---->a"] {
      let html = flood(piece, after: start) + ">x"
      #expect(seconds { _ = HTMLText.text(of: html, base: nil) } < 0.5)
    }
  }

  @Test(arguments: ["<sup>x", "<del>x", "<q>x", "<a href='https://a.org'>x<table><tr><td>"])
  func `a long text in many elements ends soon`(piece: String) {
    let html = String(repeating: piece, count: 60) + String(repeating: "x y ", count: 240_000)
    var found = ""
    #expect(seconds { found = text(html) } < 0.5)
    #expect(found.contains("x y x"))
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

  @Test func `a long value is left out and the words stay`() {
    let picture = "<img src='data:image/png;base64," + String(repeating: "A", count: 900_000)
    #expect(text("a" + picture + "' alt='b c'>d") == "a[image: b c]d")
    let many = (0..<1_000).map { " a\($0)=1" }.joined()
    #expect(HTMLText.text(of: "<a href='https://a.org'\(many)>x</a>", base: nil).links.count == 1)
  }
}
