import Feeds
import Foundation
import TestSupport
import Testing

/// Documents that are made to cost time or memory.
@Suite struct HostileXMLTests {
  @Test func `a tag of sixty thousand attributes is refused`() {
    expect("<rss " + attributes(60_000) + "/>", .tagTooLarge(line: 1))
    expect("<rss a='\(filler("x"))'/>", .tagTooLarge(line: 1))
    expect("<\(filler("a"))/>", .tagTooLarge(line: 1))
    expect("<rss a='\(filler("x"))", .tagTooLarge(line: 1))
  }

  @Test func `a million elements within each other are refused`() {
    expect("<rss>\n" + String(repeating: "<a>", count: 1_000_000), .tooDeep(line: 2))
  }

  @Test func `name spaces by the thousand are refused`() {
    let tags = (0..<100).map { "<a " + spaces(100, of: $0) + ">" }
    expect("<rss>" + tags.joined(), .tagTooLarge(line: 1))
  }

  @Test func `the cost of what is not refused grows with its length`() {
    expectLinear(from: 125, upTo: 250) { "<rss " + attributes($0) + "/>" }
    expectLinear(from: 32_000, upTo: 64_000) { "<rss a='\(filler("x", $0))'/>" }
    expectLinear(from: 32_000, upTo: 64_000) { "<\(filler("a", $0))/>" }
    expectLinear(from: 60, upTo: 120) { "<rss>" + String(repeating: "<a>", count: $0) }
    expectLinear(from: 60, upTo: 120) { "<rss><a " + spaces($0, of: 0) + ">" }
    expectLinear(from: 1_000, upTo: 2_000) { "<rss>" + names($0) }
  }

  @Test(arguments: [
    "<", "< ", "&", "&amp;", "&#x41;", "<!---->", "<??>", "]]>", "<br>", "</a>", "<a/>", "<é/>",
    "<a:b/>", "<b a:b=''/>", "<item/>",
    "<item><title>a</title></item>", "<![CDATA[]]>", "]]", "-", "\n", "\u{1}", "é", "<!x>",
    "<a xml:base='http://x/y/'></a>",
    "<entry xml:base='http://x.org/y/'><link href='z'/></entry>", "<description><b>", "<author>",
    "<i><b><u></i></b></u>",
  ])
  func `the cost of one thing grows with how often it stands`(thing: String) {
    let (long, short) = (Soak.count(1 << 15, soak: 500_000), Soak.count(1 << 14, soak: 150_000))
    expectLinear(from: long) { "<rss><channel>" + filler(thing, $0) }
    expectLinear(from: short) { "<rss><channel><item><title>" + filler(thing, $0) }
    expectLinear(from: short) { "<rss><channel><item><description>" + filler(thing, $0) }
  }

  @Test(arguments: ["<", "&amp;", "é"])
  func `the cost of megabytes of one thing grows with their number`(thing: String) {
    expectLinear(from: Soak.count(500_000, soak: 5_000_000)) {
      "<rss><channel>" + filler(thing, $0)
    }
  }

  @Test(arguments: ["<!--", "<![CDATA[", "<?x ", "<a b=\"", "</a "])
  func `the cost of what never ends grows with its length`(opening: String) {
    expectLinear(from: Soak.count(500_000, soak: 5_000_000)) {
      "<rss><channel>" + opening + filler("]]-- ", $0)
    }
  }

  @Test func `a million names are broken off`() {
    expect("<rss>" + names(1_000_000), .broken(line: 1))
  }

  @Test func `items behind too many names or slips are not read`() throws {
    let slips = String(repeating: "<", count: 250_000)
    for (filler, items) in [(names(2_000), 2), (names(2_048), 1), ("< <", 2), (slips, 1)] {
      let item = "<item><title>A</title></item>"
      let feed = try feed("<rss><channel>\(item)\(filler)\(item)</channel></rss>")
      #expect(feed.items.count == items)
      #expect(feed.isTruncated == (items == 1))
    }
  }

  @Test func `an entity bomb is refused`() {
    let bomb = (1..<10).map { "<!ENTITY a\($0) '&a\($0 - 1);&a\($0 - 1);&a\($0 - 1);'>" }.joined()
    expect("<!DOCTYPE rss [<!ENTITY a0 'ha'>\(bomb)]><rss>&a9;</rss>", .doctype)
  }

  @Test(arguments: [
    ("utf-8", 0xE9 as UInt8), ("iso-8859-1", 0xE9), ("shift_jis", 0xFF), ("gb18030", 0xFF),
    ("utf-8", 0x1B), ("utf-7", 0x2B),
  ])
  func `the cost of bad bytes grows with their number`(name: String, byte: UInt8) {
    let head = Array("<?xml version='1.0' encoding='\(name)'?><rss><item><title>".utf8)
    expectLinear(from: Soak.count(250_000, soak: 5_000_000)) {
      head + Array(repeating: byte, count: $0)
    }
  }
}

extension HostileXMLTests {
  private func filler(_ text: String, _ count: Int = Soak.count(1_000_000, soak: 10_000_000))
    -> String
  {
    String(repeating: text, count: count / text.utf8.count)
  }

  private func attributes(_ count: Int) -> String {
    (0..<count).map { "a\($0)='x'" }.joined(separator: " ")
  }

  private func spaces(_ count: Int, of tag: Int) -> String {
    (0..<count).map { "xmlns:p\(tag)x\($0)='u'" }.joined(separator: " ")
  }

  private func names(_ count: Int) -> String { (0..<count).map { "<a\($0)/>" }.joined() }

  private func expect(_ text: String, _ error: FeedError) {
    let found = refusal(text)
    #expect(found == error)
  }

  private func expectLinear(
    from size: Int, upTo largest: Int? = nil, _ input: (Int) -> String,
    at location: SourceLocation = #_sourceLocation
  ) {
    expectLinear(from: size, upTo: largest, { Array(input($0).utf8) }, at: location)
  }

  private func expectLinear(
    from size: Int, upTo largest: Int? = nil, _ input: (Int) -> [UInt8],
    at location: SourceLocation = #_sourceLocation
  ) {
    let excess = Growth.excess(from: size, upTo: largest, input: input) { _ = refusal($0) }
    #expect(excess == nil, sourceLocation: location)
  }
}
