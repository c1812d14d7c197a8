import Foundation
import TestSupport
import Testing

@testable import Feeds

/// A small part of what was run for minutes: mixtures that nobody would write, and what must hold for each.
@Suite struct FuzzTests {
  private let base = URL(string: "https://b.org/d/e?f")

  private func mixture(_ pieces: [String], upTo count: Int, _ random: inout SeededGenerator)
    -> String
  {
    (0..<random.number(0...count)).map { _ in pieces[random.number(0...pieces.count - 1)] }.joined()
  }

  @Test func `any HTML becomes clean text with links that are safe`() {
    let pieces = [
      "<", "</", "/>", ">", "<p>", "</p>", "<b>", "<ul>", "</ul>", "<ol start=5>", "<li>",
      "<blockquote>", "</blockquote>",
      "<pre>", "</pre>", "<table><tr><td>", "<td>", "</tr>", "<a href='/y'>",
      "<a href=https://a.org/>", "</a>", "<img>",
      "<img alt='x y'>", "<sup>", "</sup>", "<del>", "</del>", "<q>", "<br>", "<hr>", "<dd>",
      "<video src=/v>", "</video>", "<svg>",
      "</svg>", "<script>", "</script>", "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&#27;",
      "&#x202e;", "&nbsp;", "\u{200B}",
      "\u{202E}", "\u{1B}[31m", "\u{1B}]0;", "\u{7}", "\u{0}", "\u{85}", "a", "b c", "2", "\n", "é",
      "👩\u{200D}🚀", "<html>", "<title>",
      "'", "\"", "=",
    ]
    var random = SeededGenerator(seed: 61)
    var linked = 0
    for _ in 0..<400 {
      let html = mixture(pieces, upTo: 40, &random)
      let found = PostContent(html, form: .html, base: base).article
      #expect(TextCleaner.clean(found.text, lines: .many) == found.text, "\(html)")
      let links = found.links.map(\.address)
      #expect(links.allSatisfy { SafeLink.link($0) == $0 } && Set(links).count == links.count)
      let line = HTMLText.line(of: html)
      #expect(TextCleaner.clean(line, lines: .one) == line && !line.contains("\n"), "\(html)")
      if !links.isEmpty { linked += 1 }
    }
    #expect(linked > 50)
  }

  @Test func `any address becomes one that stays as it is, or none`() {
    let pieces = [
      "http", "https", ":", "//", "/", "\\", "a.org", "@", "..", ".", "?", "#", "%", "%2e", "é",
      "例", " ", "\t", "\u{1B}", "\u{202E}",
      "[", "]", "::1", "8080", "mailto:", "a@b", "&attach=", "javascript", "x", "-", "\u{3002}",
      "Ａ", "\"", "<", "xn--", "℀", "\u{AD}",
    ]
    var random = SeededGenerator(seed: 62)
    var safe = 0
    for _ in 0..<3_000 {
      let text = mixture(pieces, upTo: 12, &random)
      guard let link = SafeLink.link(text, base: base) else { continue }
      safe += 1
      #expect(SafeLink.link(link) == link, "\(text)")
      #expect(
        link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x3C }, "\(text)")
      #expect(["http://", "https://", "mailto:"].contains { link.hasPrefix($0) }, "\(text)")
    }
    #expect(safe > 500)
  }

  @Test func `any damage to a JSON Feed gives clean items of their own ids, or an error`() {
    let whole = Array(
      #"{"version":"https://jsonfeed.org/version/1.1","authors":[{"name":"A"}],"items":[{"id":"1","url":"/1","content_html":"<p>\u00e9\u001b[1m","date_published":"2024-01-02T03:04:05Z","attachments":[{"url":"/a"}]},{"id":2,"title":"t","authors":["B"]}]}"#
        .utf8)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\u001b", "\"id\"", "1", "null", "é", "\u{1}", "x",
    ].map { Array($0.utf8) }
    var random = SeededGenerator(seed: 63)
    var read = 0
    for _ in 0..<1_000 {
      var bytes = whole
      for _ in 0..<random.number(1...4) where !bytes.isEmpty {
        let index = random.number(0...bytes.count - 1)
        switch random.number(0...3) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8(random.number(0...255))
        case 2: bytes.insert(contentsOf: pieces[random.number(0...pieces.count - 1)], at: index)
        default: bytes.removeLast(random.number(0...40) % bytes.count)
        }
      }
      guard let feed = try? FeedParser.feed(in: bytes, base: base) else { continue }
      read += 1
      #expect(Set(feed.items.map(\.id)).count == feed.items.count)
      #expect(feed.items.allSatisfy { TextCleaner.clean($0.body, lines: .many) == $0.body })
    }
    #expect(read > 100)
  }
}
