import Feeds
import Foundation
import TestSupport
import Testing

@Suite struct ItemFieldTests {
  @Test(arguments: [
    ("<title>A &amp;amp; B</title>", "A & B"), ("<title>A &amp;lt;i> B</title>", "A <i> B"),
    ("<title>&lt;b>A&lt;/b> &amp;#8217; B</title>", "A ’ B"), ("<title><b>A</b> B</title>", "A B"),
    ("<title><![CDATA[A &eacute; <i>B</i>]]></title>", "A é B"),
    ("<title>AT&T & co</title>", "AT&T & co"),
    ("<title>\n A \n B </title>", "A B"), ("<title></title><title>B</title>", "B"),
    ("<dc:title>A</dc:title>", "A"), ("<title>a&#x1b;[31mb\u{202E}</title>", "a\u{FFFD}[31mb"),
    ("<title>1 < 2</title>", "1 < 2"),
  ])
  func `a title of RSS is one line without markup`(text: String, title: String) throws {
    #expect(try rssItem(text).title == title)
  }

  @Test(arguments: [
    ("<description>d</description><content:encoded>c</content:encoded>", "c"),
    ("<content:encoded>c</content:encoded><description>d</description>", "c"),
    ("<content:encoded> </content:encoded><description>d</description>", "d"),
    (
      "<content:encoded>&lt;script>t()&lt;/script>&lt;style>p{}&lt;/style></content:encoded><description>d</description>",
      "d"
    ),
    (
      "<content:encoded>&lt;script>t()&lt;/script>c</content:encoded><description>d</description>",
      "c"
    ),
    (
      "<content:encoded>&lt;img src='x' width=1 height=1></content:encoded><description>d</description>",
      "d"
    ),
    ("<description>d</description><h:body><p>x <i>y</i></p></h:body>", "x y"),
    ("<media:group><media:description>m</media:description></media:group>", "m"),
    ("<media:description>m</media:description><itunes:summary>s</itunes:summary>", "s"),
    ("<description>a<br>b & c <b>d</b></description>", "a\nb & c d"),
    ("<description>a <i>1 &lt; 2</i></description>", "a 1 < 2"),
    ("<description>d</description><fullitem>a &lt;b>b&lt;/b></fullitem>", "a b"),
    ("<dc:description>d</dc:description>", "d"), ("<media:description>m</media:description>", "m"),
  ])
  func `the body is the richest text`(text: String, body: String) throws {
    #expect(try rssItem("<title>t</title>" + text).body == body)
  }

  @Test(arguments: [
    ("<link>https://x.org/a</link><guid>https://x.org/b</guid>", "https://x.org/a"),
    ("<guid>https://x.org/b</guid><link>https://x.org/a</link>", "https://x.org/a"),
    ("<guid>https://x.org/b</guid>", "https://x.org/b"), ("<guid>b</guid>", nil),
    ("<guid isPermaLink='true'>https://x.org/b</guid>", "https://x.org/b"),
    ("<guid isPermaLink='false'>https://x.org/b</guid>", nil),
    (
      "<guid isPermaLink='false'>https://x.org/b</guid><atom:link href='https://x.org/c'/>",
      "https://x.org/c"
    ),
    ("<atom:link rel='self' href='https://x.org/c'/>", nil), ("<link>javascript:x</link>", nil),
    ("<link>javascript:x</link><guid>https://x.org/b</guid>", "https://x.org/b"),
    ("<link>file:///etc/passwd</link>", nil), ("<link href='https://x.org/c'/>", "https://x.org/c"),
    ("<link>\n https://x.org/a?b&c=d \n</link>", "https://x.org/a?b&c=d"),
    ("<link>/a</link>", "https://home.example/a"),
    ("<link>a</link>", "https://home.example/blog/a"),
  ])
  func `the link is the page for people`(text: String, link: String?) throws {
    #expect(try rssItem("<title>t</title>" + text).link == link)
  }

  @Test func `the address of the document goes before the page of the feed`() throws {
    let text =
      "<rss><channel><link>https://a.org/</link><item><link>x</link></item></channel></rss>"
    let base = try #require(URL(string: "https://b.org/feeds/rss.xml"))
    let feed = try FeedParser.feed(in: Array(text.utf8), base: base)
    #expect(feed.items.first?.link == "https://b.org/feeds/x")
  }

  @Test(arguments: [
    ("<pubDate>Tue, 05 Mar 2024 10:00:00 GMT</pubDate>", 1_709_632_800),
    ("<dc:date>2024-03-05T10:00:00Z</dc:date>", 1_709_632_800),
    (
      "<dcterms:modified>2024-03-06T10:00:00Z</dcterms:modified><dcterms:created>2024-03-05T10:00:00Z</dcterms:created>",
      1_709_632_800
    ),
    (
      "<dc:date>2020-01-01T00:00:00Z</dc:date><pubDate>Tue, 05 Mar 2024 10:00:00 GMT</pubDate>",
      1_709_632_800
    ),
    ("<pubDate>soon</pubDate><dc:date>2024-03-05T10:00:00Z</dc:date>", 1_709_632_800),
    ("<atom:updated>2024-03-05T10:00:00Z</atom:updated>", 1_709_632_800), ("<pubDate/>", nil),
  ])
  func `the date is that of publication, else the next best`(text: String, seconds: Double?) throws
  {
    let date = try rssItem("<title>t</title>" + text).date
    #expect(date == seconds.map(Date.init(timeIntervalSince1970:)))
  }

  @Test(arguments: [
    ("<author>jo@x.org (Jo Doe)</author>", "Jo Doe"), ("<author>Jo &lt;jo@x.org></author>", "Jo"),
    ("<author>jo@x.org</author>", "jo@x.org"), ("<author><name>Jo</name></author>", "Jo"),
    ("<author>a@x.org</author><dc:creator>Jo</dc:creator>", "Jo"), ("<author> </author>", nil),
    ("<itunes:author>It</itunes:author><author>Jo</author>", "Jo"),
    ("<dc:creator>Jo</dc:creator><dc:creator>Al</dc:creator><dc:creator>Jo</dc:creator>", "Jo, Al"),
    ("<itunes:author>It</itunes:author>", "It"), ("<dc:author>Jo</dc:author>", "Jo"),
    ("<atom:author><atom:email>e@x.org</atom:email></atom:author>", "e@x.org"),
  ])
  func `the author is a name where there is one`(text: String, author: String?) throws {
    #expect(try rssItem("<title>t</title>" + text).author == author)
  }

  @Test func `what is attached follows the links of the body`() throws {
    let item = try rssItem(
      """
      <description>&lt;a href="https://x.org/p">p&lt;/a></description>
      <enclosure url="https://x.org/s.mp3" length="1" type="audio/mpeg"/>
      <media:group><media:content url="https://x.org/s.mp3"/><media:content url="/v.mp4"/></media:group>
      <enclosure url="data:x"/><media:content url="https://x.org/p"/>
      """)
    #expect(item.body == "p [1]")
    #expect(item.links == ["https://x.org/p", "https://x.org/s.mp3", "https://home.example/v.mp4"])
  }

  @Test func `a long field is cut before a character`() throws {
    let longer = String(repeating: "é👩‍🚀", count: Soak.count(800_000, soak: 1_000_000))
    let long = String(repeating: "é👩‍🚀", count: Soak.count(1_000, soak: 100_000))
    let item = try rssItem(
      "<title>\(long)</title><description>\(longer)</description><guid>\(long)</guid>")
    #expect((9_999_900...10_000_000).contains(item.content.source.utf8.count))
    #expect((3_900...4_000).contains(item.title.utf8.count))
    #expect((3_900...4_000).contains(item.id.utf8.count))
    for text in [item.title, item.content.source, item.id] {
      #expect(!text.unicodeScalars.contains("\u{FFFD}"))
    }
  }
}
