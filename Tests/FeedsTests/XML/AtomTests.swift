import Feeds
import Foundation
import Testing

@Suite struct AtomTests {
  @Test(arguments: [
    ("<content>a &lt;b> &amp;amp; c</content>", "a <b> &amp; c"),
    ("<content type='text'>a\nb</content>", "a\nb"),
    ("<content type='text/plain'>a &lt;b></content>", "a <b>"),
    ("<content type='html'>a&lt;br>b</content>", "a\nb"),
    ("<content type='TEXT/HTML; charset=utf-8'>a&lt;br>b</content>", "a\nb"),
    (
      "<content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>1 &lt; 2<br/>&amp;amp;</div></content>",
      "1 < 2\n&amp;"
    ),
    (
      "<content type='application/xhtml+xml'><x:p xmlns:x='http://www.w3.org/1999/xhtml'>a</x:p>b</content>",
      "a\n\nb"
    ),
    ("<content type='image/png'>iVBORw0KGgo=</content>", ""),
    ("<content type='text/html' mode='base64'>YTxicj5i</content>", "a\nb"),
    ("<content mode='base64'>YTxicj5i</content>", "a<br>b"),
    ("<content mode='base64'>*</content>", ""),
    ("<content type='text/html' mode='xml'><p>a &lt; b</p></content>", "a < b"),
    ("<summary>s</summary>", "s"), ("<summary>s</summary><content>c</content>", "c"),
    ("<summary>s</summary><content type='image/png'>iVBORw0KGgo=</content>", "s"),
  ])
  func `the type says how the body is written`(text: String, body: String) throws {
    #expect(try entry(text).body == body)
  }

  @Test(arguments: [
    ("<title>a &lt;b> &amp;amp;</title>", "a <b> &amp;"),
    ("<title type='html'>a &lt;b>b&lt;/b></title>", "a b"),
    (
      "<title type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>a <b>b</b> &lt;</div></title>",
      "a b <"
    ),
  ])
  func `the type says how the title is written`(text: String, title: String) throws {
    #expect(try entry(text).title == title)
  }

  @Test(arguments: [
    ("<link href='https://x.org/a'/>", "https://x.org/a"),
    (
      "<link rel='related' href='https://x.org/r'/><link rel='Alternate' href='https://x.org/a'/>",
      "https://x.org/a"
    ),
    (
      "<link type='application/json' href='https://x.org/j'/><link type='text/html' href='https://x.org/a'/>",
      "https://x.org/a"
    ),
    ("<content src='https://x.org/c' type='text/html'/>", "https://x.org/c"),
    ("<content src='https://x.org/c'/><link href='https://x.org/a'/>", "https://x.org/a"),
    ("<link rel='replies' href='https://x.org/r'/>", nil), ("<id>https://x.org/i</id>", nil),
  ])
  func `the link is the alternate one`(text: String, link: String?) throws {
    #expect(try entry("<title>t</title>" + text).link == link)
  }

  @Test func `xml base is inherited everywhere`() throws {
    let text = """
      <feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.org/x/"><title>f</title>
      <link href="home"/><entry xml:base="y/"><title>t</title><link href="z"/>
      <link rel="enclosure" href="/s.mp3"/>
      <content type="html" xml:base="c/">&lt;a href="d">d&lt;/a></content></entry>
      <entry><title>u</title><link xml:base="https://b.org/" href="v"/><content type="xhtml">
      <div xmlns="http://www.w3.org/1999/xhtml"><p xml:base="p/"><a href="q">q</a></p>
      <a href="r">r</a></div></content></entry></feed>
      """
    let feed = try feed(text)
    #expect(feed.homepage == "https://a.org/x/home")
    #expect(feed.items.map(\.link) == ["https://a.org/x/y/z", "https://b.org/v"])
    #expect(feed.items.first?.links == ["https://a.org/x/y/c/d", "https://a.org/s.mp3"])
    #expect(feed.items.last?.links == ["https://a.org/x/p/q", "https://a.org/x/r"])
  }

  @Test func `a base is itself meant from where the document came from`() throws {
    let text = "<feed xml:base='/f/'><entry><title>t</title><link href='a'/></entry></feed>"
    let base = try #require(URL(string: "https://a.org/feed"))
    #expect(
      try FeedParser.feed(in: Array(text.utf8), base: base).items.first?.link == "https://a.org/f/a"
    )
    #expect(try feed(text).items.first?.link == nil)
  }

  @Test(arguments: [
    ("<author><name>A</name><email>e</email></author>", "A"),
    ("<source><author><name>S</name></author><title>no</title></source>", "S"),
    ("<source><author><name>S</name></author></source><author><name>A</name></author>", "A"),
    ("<author><name>A</name></author><author><name>B</name></author>", "A, B"), ("", "F"),
    ("<author><name/></author>", "F"), ("<contributor><name>C</name></contributor>", "F"),
  ])
  func `the author is that of the entry, its source or the feed`(text: String, author: String)
    throws
  {
    let item = try entry("<title>t</title>" + text, feed: "<author><name>F</name></author>")
    #expect(item.author == author)
    #expect(item.title == "t")
  }

  private func entry(_ text: String, feed head: String = "") throws -> FeedItem {
    let text =
      "<feed xmlns='http://www.w3.org/2005/Atom'>\(head)<entry><id>i</id>\(text)</entry></feed>"
    return try #require(try feed(text).items.first)
  }
}
