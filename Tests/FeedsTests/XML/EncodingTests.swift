import Foundation
import Testing

@testable import Feeds

@Suite struct EncodingTests {
  @Test(arguments: [
    ("windows-1251", String.Encoding.windowsCP1251, "Паром опоздал"),
    ("ISO-8859-1", .isoLatin1, "Fähre é"),
    ("windows-1252", .windowsCP1252, "“Fähre” – 5 €"), ("iso-8859-2", .isoLatin2, "Łódź"),
    ("utf-8", .utf8, "“Fähre” 前哨 🏕"),
  ])
  func `the declaration names the encoding`(name: String, encoding: String.Encoding, title: String)
    throws
  {
    let data = try #require(Self.rss(title, declaring: name).data(using: encoding))
    #expect(try FeedParser.items(in: Array(data)).first?.title == title)
  }

  @Test(arguments: [
    ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B] as [UInt8], "日本"),
    ("GB2312", [0xD6, 0xD0, 0xB9, 0xFA], "中国"),
    ("GBK", [0x86, 0x96], "問"), ("Big5", [0xA4, 0xA4, 0xA4, 0xE5], "中文"),
    ("EUC-JP", [0xC6, 0xFC, 0xCB, 0xDC], "日本"),
    ("koi8-r", [0xF0, 0xC1, 0xD2, 0xCF, 0xCD], "Паром"),
    ("EUC-KR", [0xC7, 0xD1, 0xB1, 0xDB], "한글"),
    ("iso-8859-1", [0x93, 0x41, 0x94, 0x80], "“A”€"), ("us-ascii", [0xE9], "é"),
    ("utf-8", [0xE9, 0x20, 0xC3, 0xA9], "é é"),
    ("x-nonsense", [0xC3, 0xA9], "é"), ("", [0xC3, 0xA9], "é"), ("utf-16", [0xC3, 0xA9], "é"),
    ("utf-7", [0xC3, 0xA9], "é"), ("../../etc/passwd", [0xC3, 0xA9], "é"),
    ("Shift_JIS", [0x93, 0xFA, 0xFF, 0x41], "日\u{FFFD}A"),
    ("utf-8", [0xED, 0xA0, 0x80, 0x41], "\u{FFFD}A"), ("utf-8", [0xC0, 0xAF], "À¯"),
    ("utf-8", [0xF4, 0x90, 0x80, 0x80], "\u{FFFD}"),
    ("utf-8", [0x81, 0x41], "\u{FFFD}A"), ("iso-8859-1", [0xC3, 0xA9], "é"),
    ("utf-8", [0x41, 0xE2, 0x82], "Aâ‚"),
  ])
  func `bytes of any encoding become characters`(name: String, bytes: [UInt8], title: String) throws
  {
    let parts = Self.rss("|", declaring: name).split(separator: "|").map { Array($0.utf8) }
    #expect(try FeedParser.items(in: parts[0] + bytes + parts[1]).map(\.title) == [title, "Z"])
  }

  @Test func `what the transport says goes before the declaration, and nonsense does not`() throws {
    let parts = Self.rss("|", declaring: "utf-8").split(separator: "|").map { Array($0.utf8) }
    let bytes = parts[0] + [0xCF, 0xE0] + parts[1]
    func title(_ charset: String?) throws -> String? {
      try FeedParser.feed(in: bytes, charset: charset).items.first?.title
    }
    #expect(try title("windows-1251") == "Па")
    #expect(try title("WINDOWS-1251") == "Па")
    #expect(try title("nobody-knows") == "Ïà")
    #expect(try title(String(repeating: "x", count: 10_000)) == "Ïà")
    #expect(try title(nil) == "Ïà")
  }

  @Test func `a server that says latin 1 of UTF 8 is not believed`() throws {
    let text = Self.rss("Fähre", declaring: "utf-8")
    #expect(try feed(text, charset: "iso-8859-1").items.first?.title == "Fähre")
  }

  @Test(arguments: [
    String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian,
    .utf32BigEndian,
  ])
  func `UTF 16 and UTF 32 are read with and without a mark`(encoding: String.Encoding) throws {
    for text in [Self.rss("前 🏕", declaring: "utf-16"), #"[{"title":"前 🏕"},{"title":"Z"}]"#] {
      let data = try #require(text.data(using: encoding))
      #expect(try FeedParser.items(in: Array(data)).map(\.title) == ["前 🏕", "Z"])
    }
  }

  @Test func `posts in JSON may be in the encoding that the transport names`() throws {
    let bytes = Array(#"[{"title":""#.utf8) + [0xCF, 0xE0] + Array(#""}]"#.utf8)
    #expect(try FeedParser.feed(in: bytes, charset: "windows-1251").items.first?.title == "Па")
    #expect(
      try FeedParser.feed(in: bytes, charset: "utf-8").items.first?.title == "\u{FFFD}\u{FFFD}")
  }

  @Test func `a page in another encoding has a title that can be read`() {
    let page = Array("<html><head><meta charset=windows-1251><title>".utf8) + [0xCF, 0xE0]
    #expect(refusal(page) == .html(title: "Па"))
  }

  @Test(arguments: [
    ("a\u{1B}[31mred", "ared"), ("a\u{1B}]0;x\u{7}b", "ab"), ("a\u{1}\u{8}b", "ab"),
    ("a\u{FFFE}b", "a\u{FFFD}b"),
    ("a&#27;[31mb&#0;c", "a\u{FFFD}[31mb\u{FFFD}c"), ("&#146;&#x80;", "’€"), ("a\u{9B}31mb", "ab"),
  ])
  func `characters that XML forbids do not end the document`(text: String, title: String) throws {
    let bytes = Self.rss(text, declaring: "utf-8")
    #expect(try feed(bytes).items.map(\.title) == [title, "Z"])
    let data = Self.rss("<![CDATA[\(text)]]>", declaring: "utf-8")
    #expect(try feed(data).items.count == 2)
  }

  @Test func `a zero is left out`() throws {
    #expect(try feed(Self.rss("a\0b", declaring: "utf-8")).items.map(\.title) == ["ab", "Z"])
  }

  private static func rss(_ title: String, declaring name: String) -> String {
    """
    <?xml version="1.0" encoding="\(name)"?><rss><channel><item><title>\(title)</title></item>
    <item><title>Z</title></item></channel></rss>
    """
  }
}
