import Feeds
import Foundation
import Testing

/// Documents that are made to cost time or memory.
@Suite(.serialized) struct HostileXMLTests {
  /// Of the processor, in a debug build: the clock on the wall counts what other tests do.
  private static let limit = Duration.seconds(1)

  @Test func `a tag of sixty thousand attributes is refused`() {
    let attributes = (0..<60_000).map { "a\($0)='x'" }.joined(separator: " ")
    expect("<rss \(attributes)/>", .tagTooLarge(line: 1))
    expect("<rss a='\(filler("x"))'/>", .tagTooLarge(line: 1))
    expect("<\(filler("a"))/>", .tagTooLarge(line: 1))
    expect("<rss a='\(filler("x"))", .tagTooLarge(line: 1))
  }

  @Test func `a million elements within each other are refused`() {
    expect("<rss>\n" + String(repeating: "<a>", count: 1_000_000), .tooDeep(line: 2))
  }

  @Test func `name spaces by the thousand are refused`() {
    let tags = (0..<100).map { tag in
      "<a " + (0..<100).map { "xmlns:p\(tag)x\($0)='u'" }.joined(separator: " ") + ">"
    }
    expect("<rss>" + tags.joined(), .tagTooLarge(line: 1))
  }

  @Test(arguments: [
    "<", "< ", "&", "&amp;", "&#x41;", "<!---->", "<??>", "]]>", "<br>", "</a>", "<a/>", "<é/>",
    "<a:b/>", "<b a:b=''/>", "<item/>",
    "<item><title>a</title></item>", "<![CDATA[]]>", "]]", "-", "\n", "\u{1}", "é", "<!x>",
    "<a xml:base='http://x/y/'></a>",
    "<entry xml:base='http://x.org/y/'><link href='z'/></entry>", "<description><b>", "<author>",
    "<i><b><u></i></b></u>",
  ])
  func `a great deal of one thing takes little time`(thing: String) {
    expect("<rss><channel>" + filler(thing, count: 1_000_000))
    expect("<rss><channel><item><title>" + filler(thing, count: 300_000))
    expect("<rss><channel><item><description>" + filler(thing, count: 300_000))
  }

  @Test(arguments: ["<", "&amp;", "é"])
  func `ten megabytes of one thing take little time`(thing: String) {
    expect("<rss><channel>" + filler(thing))
  }

  @Test(arguments: ["<!--", "<![CDATA[", "<?x ", "<a b=\"", "</a "])
  func `what never ends takes little time`(opening: String) {
    expect("<rss><channel>" + opening + filler("]]-- "))
  }

  @Test func `a million names take little time`() {
    expect("<rss>" + (0..<1_000_000).map { "<a\($0)/>" }.joined())
  }

  @Test func `an entity bomb is refused`() {
    let bomb = (1..<10).map { "<!ENTITY a\($0) '&a\($0 - 1);&a\($0 - 1);&a\($0 - 1);'>" }.joined()
    expect("<!DOCTYPE rss [<!ENTITY a0 'ha'>\(bomb)]><rss>&a9;</rss>", .doctype)
  }

  @Test(arguments: [
    ("utf-8", 0xE9 as UInt8), ("iso-8859-1", 0xE9), ("shift_jis", 0xFF), ("gb18030", 0xFF),
    ("utf-8", 0x1B), ("utf-7", 0x2B),
  ])
  func `ten megabytes of bad bytes take little time`(name: String, byte: UInt8) {
    let head = Array("<?xml version='1.0' encoding='\(name)'?><rss><item><title>".utf8)
    expect(head + Array(repeating: byte, count: 10_000_000))
  }

  private func filler(_ text: String, count: Int = 10_000_000) -> String {
    String(repeating: text, count: count / text.utf8.count)
  }

  private func expect(_ text: String, _ error: FeedError) { expect(Array(text.utf8), error) }
  private func expect(_ text: String) { expect(Array(text.utf8)) }

  private func expect(_ bytes: [UInt8], _ error: FeedError? = nil) {
    let start = Self.now
    let found = refusal(bytes)
    let time = Self.now - start
    #expect(time < Self.limit)
    if let error { #expect(found == error) }
  }

  /// What this thread has taken of the processor.
  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
