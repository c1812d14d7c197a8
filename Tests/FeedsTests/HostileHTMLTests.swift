import Foundation
import TestSupport
import Testing

@testable import Feeds

@Suite struct HostileHTMLTests {
  /// So long that nothing is left out, whatever stands around it.
  private let longest = 1 << 20

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
    "\u{301}", "e\u{301}", "<td><form>", "<p id=a>", "<!>", "<template>", "<svg><p>",
    "https://a.org/",
  ])
  func `the cost of anything grows with its length`(piece: String) {
    let base = URL(string: "https://a.org/")
    for size in Soak.isOn ? [1 << 15, 500_000] : [1 << 15] {
      expectLinear(from: size, upTo: longest) {
        flood(piece, $0)
      } work: {
        _ = PostContent($0, form: .html, base: base).article
      }
    }
    expectLinear(from: HTMLText.maximumLine / 2, upTo: HTMLText.maximumLine) {
      flood(piece, $0)
    } work: {
      _ = HTMLText.line(of: $0)
    }
  }

  @Test(arguments: [" a", " a=1", " a='", "\"", "=", "/", " \u{0}a", " é=1", " a1=\"x\""])
  func `the cost of one tag grows with its length`(piece: String) {
    for start in ["<a", "<<!---->a"] {
      expectLinear(from: Soak.count(1 << 15, soak: 500_000), upTo: longest) {
        flood(piece, $0, after: start) + ">x"
      } work: {
        _ = article($0)
      }
    }
  }

  @Test(arguments: ["<![CDATA[", "<!--", "<a ", "</ ", "<! ", "<? ", "<a '"])
  func `the cost of marks that all end in the same place grows with their number`(piece: String) {
    expectLinear(from: Soak.count(1 << 15, soak: 500_000), upTo: longest) {
      flood(piece, $0) + ">x"
    } work: {
      _ = article($0)
    }
  }

  @Test(arguments: ["<sup>x", "<del>x", "<q>x", "<a href='https://a.org'>x<table><tr><td>"])
  func `the cost of a long text in many elements grows with its length`(piece: String) {
    let start = String(repeating: piece, count: 60)
    expectLinear(from: Soak.count(1 << 16, soak: 500_000), upTo: longest) {
      flood("x y ", $0, after: start)
    } work: {
      _ = article($0)
    }
    #expect(text(flood("x y ", 4_000, after: start)).contains("x y x"))
  }

  @Test func `formatting that cannot be opened at the limit costs nothing`() {
    expectLinear(from: 8, upTo: 32) { size in
      let formatting = (0..<size).map { "<b id=\($0)>" }.joined()
      let depth = String(repeating: "<div>", count: 256)
      return "<p>\(formatting)</p>\(depth)" + String(repeating: "x<wbr>", count: size * 500)
    } work: {
      _ = article($0)
    }
  }

  @Test(arguments: ["h2", "dt", "summary", "figcaption", "caption", "td", "th", "p"])
  func `no block of text is longer than a screen can break into lines`(tag: String) {
    let words = flood("word ", 100_000)
    let cell = "<td>x<td>y"
    let html =
      switch tag {
      case "figcaption":
        "<figure><img src=https://a.org/p><figcaption>\(words)</figcaption></figure>"
      case "caption": "<table><caption>\(words)</caption><tr>\(cell)</table>"
      case "td": "<table><tr>\(cell)<tr><td>x<td>\(words)</table>"
      // Many cells that are short are one row as well.
      case "th": "<table><tr>\(cell)<tr>\(flood("<td>word word word word ", 200_000))</table>"
      default: "<\(tag)>\(words)</\(tag)>"
      }
    let article = article(html)
    #expect(article.words.utf8.count(where: { $0 == UInt8(ascii: "w") }) > 19_000)
    for block in article.blocks {
      var count = block.runs.length
      if case .table(let table) = block.content {
        count =
          table.caption.length
          + (table.rows.map { $0.reduce(0) { $0 + $1.runs.length } }.max() ?? 0)
      }
      #expect(count <= 16_384)
    }
  }

  @Test func `what is too deep or of too many tags keeps its words`() {
    #expect(text(String(repeating: "<div>", count: 300) + "x</div>y") == "x\ny")
    #expect(text(String(repeating: "<blockquote>", count: 300) + "x").hasSuffix("> > x"))
    #expect(
      text(String(repeating: "<table><tr><td>a", count: 300)).split(separator: "\n").count == 300)
    let many = article(String(repeating: "<b>x</b>", count: 250_000))
    #expect(many.isTruncated && many.words.filter { $0 == "x" }.count == 250_000)
    let long = article(flood("word ", 5_000_000))
    #expect(!long.isTruncated && long.words.utf8.count == 4_999_999)
    #expect(long.blocks.allSatisfy { $0.runs.plain.utf8.count <= 16_384 })
  }

  @Test func `a long value is left out and the words stay`() {
    let picture = "<img src='data:image/png;base64," + String(repeating: "A", count: 900_000)
    #expect(text("a" + picture + "' alt='b c'>d") == "a\n[image: b c]\nd")
    let many = (0..<1_000).map { " a\($0)=1" }.joined()
    #expect(article("<a href='https://a.org'\(many)>x</a>").links.count == 1)
  }

  private func expectLinear(
    from size: Int, upTo largest: Int, input: (Int) -> String, work: (String) -> Void,
    at location: SourceLocation = #_sourceLocation
  ) {
    let excess = Growth.excess(from: size, upTo: largest, input: input, work: work)
    #expect(excess == nil, sourceLocation: location)
  }
}
