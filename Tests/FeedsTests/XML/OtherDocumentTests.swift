import Feeds
import Foundation
import Testing

@Suite struct OtherDocumentTests {
  @Test(arguments: [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A] as [UInt8], FeedError.image),
    (Array("GIF89a".utf8), .image),
    ([0xFF, 0xD8, 0xFF, 0xE0], .image), (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), .image),
    (Array("%PDF-1.7\n".utf8), .pdf),
    ([0x1F, 0x8B, 0x08], .archive), (Array("PK\u{3}\u{4}".utf8), .archive),
    ([0x7F, 0x45, 0x4C, 0x46, 1, 0, 0, 3], .binary),
    ([1, 2, 3], .binary), ([0xFF, 0xFE], .empty),
  ])
  func `a file is known by its first bytes`(bytes: [UInt8], error: FeedError) {
    #expect(refusal(bytes) == error)
  }

  @Test(arguments: [
    ("<opml version='2.0'><body/></opml>", FeedError.feedList),
    ("<?xml version='1.0'?><OPML>", .feedList),
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", .otherXML(root: "svg")),
    ("<?xml version='1.0'?><note/>", .otherXML(root: "note")),
    ("<?xml version='1.0'?><x:note/>", .otherXML(root: "x:note")),
    ("<urlset><url/></urlset>", .otherXML(root: "urlset")),
    (
      "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><a/></rdf:RDF>",
      .otherXML(root: "RDF")
    ),
    ("<?xml version='1.0'?><svg>", .otherXML(root: "svg")), ("<3 hello", .plainText),
    ("< x", .plainText), ("Not found", .plainText),
  ])
  func `XML that is no feed is named by its root`(text: String, error: FeedError) {
    #expect(refusal(text) == error)
  }

  @Test(arguments: [
    "<!DOCTYPE rss [<!ENTITY a 'b'>]><rss/>", "<!DOCTYPE rss SYSTEM 'file:///etc/passwd'><rss/>",
    "<!doctype rss><rss/>",
    "<?xml version='1.0'?><!-- x --><!DOCTYPE rss PUBLIC '-//Netscape Communications//DTD RSS 0.91//EN' 'x' [<!ENTITY a 'b'>]><rss/>",
    "<!DOCTYPE rss PUBLIC '-//Other//DTD RSS 0.91//EN' 'x'><rss/>",
    "<!DOCTYPE svg PUBLIC '-//Netscape Communications//DTD RSS 0.91//EN'><svg/>",
    "<!DOCTYPE html><rss/>", "<rss><!DOCTYPE x><channel/></rss>", "<!DOCTYPE",
    "<!DOCTYPE rss PUBLIC",
  ])
  func `a document type is refused`(text: String) { #expect(refusal(text) == .doctype) }

  @Test(arguments: [
    "<!DOCTYPE rss PUBLIC \"-//Netscape Communications//DTD RSS 0.91//EN\"\n\"x\"><rss/>",
    "<!DOCTYPE rdf:RDF PUBLIC '-//Netscape Communications//DTD RSS 0.9//EN' 'x' ><rdf:RDF><channel/></rdf:RDF>",
  ])
  func `the one that RSS asked for is let through`(text: String) { #expect(refusal(text) == nil) }

  @Test(arguments: [
    ("<?xml version='1.0'?>", 1), ("<rss>\n<channel>\n<item>\n<title>A</ti", 4), ("<rss", 1),
    ("\n<!--\n", 2),
    ("<feed>\n<title>x</title>\n", 3), ("<?xml", 1), ("<rss>\n<item><![CDATA[\n", 2),
  ])
  func `XML that is cut before any item is broken on a line`(text: String, line: Int) {
    #expect(refusal(text) == .broken(line: line))
  }

  @Test func `a page names its feeds`() throws {
    let page = """
      <!DOCTYPE html><html><head><title>My\n blog</title><base href="https://x.org/b/">
      <LINK REL="Alternate stylesheet" TYPE="application/rss+xml; charset=utf-8" HREF="rss" title=" All\nposts ">
      <link rel=alternate type=application/atom+xml href=/atom><link rel="alternate" type="text/html" href="/en">
      <link rel="alternate" type="application/feed+json" href="//y.org/j"/><link rel="icon" href="i">
      <link rel="alternate" type="application/rss+xml" href="rss"><link rel=alternate type=application/json href="javascript:x">
      </head><body><svg><title>no</title></svg>
      """
    #expect(
      refusal(page)
        == .html(
          title: "My blog",
          feeds: [
            FeedLink(title: "All posts", address: "https://x.org/b/rss"),
            FeedLink(address: "https://x.org/atom"),
            FeedLink(address: "https://y.org/j"),
          ]))
  }

  @Test func `where a page came from makes its feeds absolute`() throws {
    let page = "<html><link rel=alternate type=application/rss+xml href=feed>"
    let base = try #require(URL(string: "https://x.org/a/b"))
    #expect(throws: FeedError.html(title: nil, feeds: [FeedLink(address: "https://x.org/a/feed")]))
    {
      try FeedParser.feed(in: Array(page.utf8), base: base)
    }
    #expect(refusal(page) == .html(title: nil))
  }

  @Test(arguments: [
    (FeedError.empty, "Not a feed: the response is empty"),
    (.html(title: nil), "Not a feed: an HTML page"),
    (.html(title: "Login"), "Not a feed: an HTML page titled 'Login'"),
    (
      .html(title: "B", feeds: [FeedLink(address: "https://x.org/f")]),
      "Not a feed: an HTML page titled 'B'; its feed is https://x.org/f"
    ),
    (.feedList, "Not a feed: a list of feeds (OPML); use `outpost import`"),
    (.otherXML(root: "svg"), "Not a feed: XML, but not a feed: <svg>"),
    (.broken(line: 3), "Not a feed: truncated or broken (line 3)"),
  ])
  func `the wording names what the answer is`(error: FeedError, words: String) {
    #expect(error.localizedDescription == words)
  }
}
