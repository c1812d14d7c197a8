import Foundation
import Testing

@testable import Feeds

@Suite struct CleanTextTests {
  @Test(arguments: [
    (#"\u001b[31mred\u001b[0m"#, "red"), (#"\u001b]0;owned\u0007title"#, "title"),
    (#"\u001b]8;;http://x\u001b\\link\u001b]8;;\u001b\\ end"#, "link end"),
    (#"\u009b31mred"#, "red"), (#"\u009d0;x\u009cred"#, "red"), (#"a\u001bPq#0\u001b\\b"#, "ab"),
    (#"a\u001b(Bb\u001bc\u001b7d"#, "abd"), (#"a\u001b"#, "a"), (#"a\u001b["#, "a"),
    (#"a\u001b[1;2é"#, "aé"), (#"a\u001b]never ends"#, "a"),
    (#"a\u001b]never ends\nb"#, "a b"), (#"a\u001b\u001b[31mb"#, "ab"),
    (#"a\u202eb\u2066c\u061cd"#, "abcd"), (#"a\u200bb\ufeffc\u2060d\u00ade"#, "abcde"),
    ("a\u{202E}b\u{200B}c\u{9B}31md\u{7F}e", "abcde"), (#"a\u0000b\u0008c\u000cd"#, "abcd"),
    (#"a\tb"#, "a b"), (#"  a \n b\r\n"#, "a   b"), (#"a\r\nb\rc\u2028d\u0085e"#, "a b c d e"),
    (#"caf\u00e9 cafe\u0301 \ud83c\udfd5\ufe0f"#, "café cafe\u{301} 🏕\u{FE0F}"),
    ("👩\u{200D}🚀 a\u{200D}b", "👩\u{200D}🚀 ab"), (#"\ud83c x \udfd5"#, "\u{FFFD} x \u{FFFD}"),
    (#"\"\\\/"#, #""\/"#), ("it’s — “fine” 前哨へ", "it’s — “fine” 前哨へ"), (#"\u0020"#, ""),
  ])
  func `a title becomes one harmless line`(json: String, clean: String) throws {
    #expect(try items(#"[{"title":"\#(json)"}]"#).first?.title == clean)
  }

  @Test(arguments: [
    (#"a\nb"#, "a\nb"), (#"\n\na\r\n\r\nb\n"#, "a\n\nb"), (#"a\tb"#, "a b"),
    (#"a\u2028b\u2029c\u0085d\re"#, "a\nb\nc\nd\ne"), (#"a\u001b]x\nb"#, "a\nb"),
    (#"a\u001b[31m\nb"#, "a\nb"), ("  a b  ", "a b"), (#" \n "#, ""),
    (#"a\r\n\nb\r\r\n"#, "a\n\nb"),
    (#"a\u001b[1\tm"#, "a m"), (#"前\t哨\r\n"#, "前 哨"), ("🏕\u{FE0F} ", "🏕\u{FE0F}"),
  ])
  func `a body keeps its lines`(json: String, clean: String) throws {
    #expect(try items(#"[{"title":"","body":"\#(json)"}]"#).first?.body == clean)
  }

  @Test func `bytes that are no UTF-8 become replacement characters`() throws {
    var bytes = Array(#"[{"title":"a?b"}]"#.utf8)
    bytes[12] = 0x9B
    #expect(try FeedParser.items(in: bytes).first?.title == "a\u{FFFD}b")
  }

  @Test func `the quick way cleans every scalar like the careful one`() throws {
    let scalars = [0x20...0x2FFF, 0xF800...0x103FF, 0x1BC00...0x1F6FF, 0xDFF00...0xE1100].joined()
      .compactMap(Unicode.Scalar.init).filter {
        !#""\"#.contains(Character($0))
      }
    let posts = scalars.map { #"{"title":"<\#(Character($0))>"}"# }
    let found = try items("[" + posts.joined(separator: ",") + "]")
    let isSame = zip(scalars, found).allSatisfy {
      TextCleaner.clean("<\($0)>", lines: .one) == $1.title
    }
    #expect(isSame)
    #expect(found.count == scalars.count)
    let kept = Set(found.flatMap(\.title.unicodeScalars))
    #expect(!kept.contains { TextCleaner.removes($0) && $0 != " " })
  }

  @Test(arguments: [TextCleaner.Lines.one, .many])
  func `the quick way cleans every mixture like the careful one`(lines: TextCleaner.Lines) throws {
    let pieces = [
      " ", "\t", "\n", "\r", "\r\n", "a", "é", "前", "👩", "\u{200D}", "\u{FE0F}", "\u{1B}[",
      "\u{1B}]",
      "\u{9B}", "\u{9C}", "\u{7}", "m", "1", "\u{202E}", "\u{2028}", "\u{85}",
    ]
    var texts: [String] = []
    for first in pieces {
      for second in pieces { texts += pieces.map { "\(first)\(second)\($0)x\(second)\(first)" } }
    }
    let key = lines == .one ? "title" : "body"
    let escaped = try texts.map { text in
      let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
      return #"{"\#(key)":\#(json.dropFirst().dropLast())}"#
    }
    let found = try items("[" + escaped.joined(separator: ",") + "]")
    let wrong = zip(texts, found).filter {
      TextCleaner.clean($0, lines: lines) != (lines == .one ? $1.title : $1.body)
    }
    #expect(wrong.isEmpty && found.count == texts.count)
  }

  @Test func `many sequences that never end take linear time`() {
    let text =
      String(repeating: "\u{1B}]", count: 200_000) + String(repeating: "\u{1B}[", count: 200_000)
    #expect(TextCleaner.clean(text, lines: .many).isEmpty)
  }
}
