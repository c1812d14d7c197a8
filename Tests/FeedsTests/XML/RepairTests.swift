import Feeds
import TestSupport
import Testing

/// Documents that are not well-formed, as they are found.
@Suite struct RepairTests {
  @Test(arguments: [
    "a & b", "a &foo; b", "a&nbsp;b &eacute;", "a &#xZZ; &#; &; b", "a < b <3", "a <b>c",
    "a </b> c", "a <i>b</title>",
    "a <b x=y z>c</b>", "a <b x='1' x='2'>c</b>", "<b x=\"a<b&c\"/>", "<b x=\"1\"y=\"2\"/>",
    "a ]]> b", "a <br> b <hr> <img src=x>",
    "<!-- a -- b -->", "<?php echo 1 ?>", "<!ELEMENT a>", "<undeclared:a undeclared:b='c'/>",
    "a<b/ >c", "<b xmlns:b=''/>",
    "<a:b:c/>", "<:a/>", "<é/>", "<a\u{D7}b/>", "<![cdata[x]]>", "<b ='x'/>", "<b \"x\"/>", "</",
    "<b <i>x</i></b>",
    "<B>x</b>", "&#1;&#xFFFF;&#xD800;&#99999999999;",
  ])
  func `a slip does not lose the items after it`(slip: String) throws {
    let text = """
      <rss><channel><item><title>A</title><description>\(slip)</description></item>
      <item><title>Z</title><link>https://x.org/</link></item></channel></rss>
      """
    let feed = try feed(text)
    #expect(feed.items.map(\.title) == ["A", "Z"])
    #expect(feed.items.last?.link == "https://x.org/")
    #expect(!feed.isTruncated)
  }

  @Test func `an item that nothing closes ends with the next one`() throws {
    let feed = try feed(
      "<rss><channel><item><title>A</title><item><title>B</title></item><item><title>C</channel></rss>"
    )
    #expect(feed.items.map(\.title) == ["A", "B", "C"])
  }

  @Test(arguments: [
    ("<title>a & b &lt; c d</title>", "a & b < c d"), ("<title>R&D; x</title>", "R&D; x"),
    ("<title>a&nbsp;b&hellip;</title>", "a\u{A0}b…"),
    ("<title>&copy; 5 < 6</title>", "© 5 < 6"),
  ])
  func `what was meant is read`(text: String, title: String) throws {
    #expect(try rssItem(text).title == title)
  }

  @Test func `an address with bare ampersands stays whole`() throws {
    #expect(
      try rssItem("<link>https://x.org/?a=1&b=2&copy=3</link>").link
        == "https://x.org/?a=1&b=2&copy=3")
    let item = try rssItem("<title>t</title><enclosure url='https://x.org/?a=1&b=2' length=5 />")
    #expect(item.links == ["https://x.org/?a=1&b=2"])
  }

  @Test func `a picture within an address does not make its tag too large`() throws {
    let data = "data:image/png;base64," + String(repeating: "A", count: 200_000)
    let item = try rssItem(
      "<title>t</title><description><p>a<img alt='b' src='\(data)'/></p></description>")
    #expect(item.body == "a\n[image: b]")
  }

  @Test func `prefixes that nothing declares mean what they mean by custom`() throws {
    let feed = try feed(
      """
      <rss><channel><item><title>t</title><content:encoded>c</content:encoded><dc:creator>Jo</dc:creator>
      <dc:date>2024-03-05T10:00:00Z</dc:date></item></channel></rss>
      """)
    #expect(feed.items.first?.body == "c")
    #expect(feed.items.first?.author == "Jo")
    #expect(feed.items.first?.date != nil)
  }

  @Test(arguments: SampleFeeds.all)
  func `every beginning of a feed gives its first items`(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try FeedParser.feed(in: bytes)
    var most = 0
    for end in stride(from: 0, to: bytes.count, by: Soak.count(5, soak: 1)) {
      guard let feed = try? FeedParser.feed(in: Array(bytes[..<end])) else {
        #expect(most == 0)
        continue
      }
      #expect(feed.items == Array(whole.items.prefix(feed.items.count)))
      #expect(feed.isTruncated || feed == whole)
      #expect(feed.items.count >= most)
      most = feed.items.count
    }
    #expect(most == 2)
  }

  @Test(arguments: SampleFeeds.all)
  func `a feed of which any byte is another neither traps nor loses its error`(text: String) throws
  {
    let bytes = Array(text.utf8)
    for index in stride(from: 0, to: bytes.count, by: Soak.count(5, soak: 1)) {
      var changed = bytes
      changed[index] = [0, 0x3C, 0x3E, 0x26, 0x22, 0xFF][index % 6]
      _ = try? FeedParser.feed(in: changed)
    }
    #expect(try FeedParser.feed(in: bytes).items.count == 2)
  }
}
