import Feeds
import Foundation
import TestSupport
import Testing

/// Lists of sources from and for other readers.
@Suite struct OPMLTests {
  private func read(_ text: String) throws -> OPML { try OPML(Array(text.utf8)) }

  private func body(_ outlines: String) throws -> [OPMLEntry] {
    try read("<opml version=\"1.1\"><body>\(outlines)</body></opml>").entries
  }

  @Test func `a list of another reader is read`() throws {
    let list = try read(
      """
      <?xml version="1.0" encoding="ISO-8859-1"?>
      <!-- made by hand -->
      <opml version="1.0">
        <head><title> My
          feeds &amp; more</title><ownerName>Me</ownerName></head>
        <body>
          <outline text="News" title="News">
            <outline text="Swift">
              <outline type="rss" text="A &lt;b&gt;" title="Other" xmlUrl="https://a/?x=1&amp;y=2" htmlUrl="https://h/"/>
            </outline>
            <OUTLINE TITLE="B" XMLURL=" https://b/ " TYPE="rss"></OUTLINE>
          </outline>
          <outline text="https://c/" xmlurl="https://c/"/>
          <outline text="A note"/>
          <outline type="link" text="A page" url="https://page/"/>
        </body>
      </opml>
      """)
    #expect(list.title == "My feeds & more")
    #expect(!list.isTruncated)
    #expect(
      list.entries == [
        OPMLEntry(address: "https://a/?x=1&y=2", name: "A <b>", folder: "News/Swift"),
        OPMLEntry(address: "https://b/", name: "B", folder: "News"),
        OPMLEntry(address: "https://c/"),
      ])
  }

  @Test func `a source that is listed twice counts once`() throws {
    let entries = try body(
      "<outline text='F'><outline text='1' xmlUrl='https://a/'/></outline><outline text='2' xmlUrl='https://a/'/>"
    )
    #expect(entries == [OPMLEntry(address: "https://a/", name: "1", folder: "F")])
  }

  @Test func `what stands within a source is in the folder of the source`() throws {
    let entries = try body(
      "<outline text='F'><outline text='1' xmlUrl='a:'><outline text='2' xmlUrl='b:'/></outline></outline>"
    )
    #expect(entries.map(\.folder) == ["F", "F"])
  }

  @Test func `names are harmless text`() throws {
    let entries = try body(
      "<outline text='F&#x202e;&#9;G'><outline text='&#x7f;A&#10;B&#x200b;' xmlUrl='https://a/'/></outline>"
    )
    #expect(entries == [OPMLEntry(address: "https://a/", name: "A B", folder: "F G")])
  }

  @Test(arguments: [
    ("", "the response is empty"), ("{\"a\": 1}", "JSON without a list of posts"),
    ("some words", "plain text"), ("<svg/>", "XML, but not a feed: <svg>"),
    ("<rss version='2.0'><channel/></rss>", "a feed; add it with `outpost add`"),
    ("<feed xmlns='http://www.w3.org/2005/Atom'/>", "a feed; add it with `outpost add`"),
    ("<!DOCTYPE html><title>Login</title>", "an HTML page titled 'Login'"),
    ("%PDF-1.4", "a PDF document"),
  ])
  func `what is no list says what it is`(text: String, kind: String) {
    let error = #expect(throws: FeedError.self) { try read(text) }
    #expect(error?.localizedDescription.hasPrefix("Not a list of feeds (OPML): \(kind)") == true)
  }

  @Test func `what came through of a list that is truncated is read`() throws {
    let list = try read("<opml><body><outline text='A' xmlUrl='https://a/'/><outline text='B' xm")
    #expect(list.entries == [OPMLEntry(address: "https://a/", name: "A")])
    #expect(list.isTruncated)
  }

  @Test func `a bomb is refused, and a list without end is cut`() throws {
    let bomb =
      "<!DOCTYPE opml [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><opml><body>&b;</body></opml>"
    #expect(throws: FeedError.self) { try read(bomb) }
    let many = (0..<10_001).map { "<outline text='\($0)' xmlUrl='https://h/\($0)'/>" }.joined()
    let list = try read("<opml><body>\(many)</body></opml>")
    #expect(list.entries.count == 10_000)
    #expect(list.isTruncated)
    let long = String(repeating: "x", count: 5_000)
    #expect(
      try body("<outline text='\(long)' xmlUrl='https://a/'/>") == [.init(address: "https://a/")])
  }

  @Test func `a list is written as others read it`() {
    let list = OPML(
      title: "Mine & more",
      entries: [
        OPMLEntry(address: "https://a/?x=1&y=\"2\"", name: "A <b>", folder: "News/Swift"),
        OPMLEntry(address: "https://b/", folder: "News"),
      ])
    #expect(
      list.document == """
        <?xml version="1.0" encoding="UTF-8"?>
        <opml version="2.0">
          <head>
            <title>Mine &amp; more</title>
          </head>
          <body>
            <outline text="News">
              <outline text="Swift">
                <outline type="rss" text="A &lt;b&gt;" title="A &lt;b&gt;" xmlUrl="https://a/?x=1&amp;y=&quot;2&quot;"/>
              </outline>
              <outline type="rss" text="https://b/" title="https://b/" xmlUrl="https://b/"/>
            </outline>
          </body>
        </opml>

        """)
  }

  @Test func `a folder is written once, where its first source is`() {
    let list = OPML(
      entries: ["News/Swift", nil, "Daily", "News", "News/Swift"].enumerated().map {
        OPMLEntry(address: "\($0)", folder: $1)
      })
    #expect(
      list.document.contains(
        """
          <body>
            <outline text="News">
              <outline text="Swift">
                <outline type="rss" text="0" title="0" xmlUrl="0"/>
                <outline type="rss" text="4" title="4" xmlUrl="4"/>
              </outline>
              <outline type="rss" text="3" title="3" xmlUrl="3"/>
            </outline>
            <outline type="rss" text="1" title="1" xmlUrl="1"/>
            <outline text="Daily">
              <outline type="rss" text="2" title="2" xmlUrl="2"/>
            </outline>
          </body>
        """))
  }

  @Test func `what is written is read as it was, each folder in its order`() throws {
    var random = SeededGenerator(seed: 3)
    let parts = ["A", "é &", "<x>", "\"q\" 'r'", "日本", "a\\b", "]]>"]
    for count in 0..<60 {
      let entries = (0..<count).map { number in
        let depth = Int.random(in: 0...3, using: &random)
        let names = (0..<depth).compactMap { _ in parts.randomElement(using: &random) }
        return OPMLEntry(
          address: "https://h/\(number)?a&b", name: parts.randomElement(using: &random),
          folder: names.isEmpty ? nil : names.joined(separator: "/"))
      }
      let list = OPML(title: parts.randomElement(using: &random), entries: entries)
      let found = try read(list.document)
      #expect(found.title == list.title && !found.isTruncated)
      #expect(found.entries.count == count && found.document == list.document)
      for folder in Set(entries.map(\.folder)) {
        let (read, written) = (found.entries, entries)
        #expect(read.filter { $0.folder == folder } == written.filter { $0.folder == folder })
      }
    }
  }

  @Test(.enabled(if: Tool.find("xmllint") != nil, "xmllint is not installed: run make test"))
  func `what is written is good XML`() throws {
    let odd =
      String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init))) + "\u{FFFE}😀"
    let list = OPML(title: odd, entries: [OPMLEntry(address: odd, name: odd, folder: odd + "/B")])
    let path = try #require(Tool.find("xmllint"))
    let xmllint = try Tool.run(path, ["--noout", "--nonet", "-"], input: Data(list.document.utf8))
    #expect(xmllint.status == 0, "\(xmllint.error)")
  }
}
