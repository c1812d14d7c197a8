import Foundation
import Testing

@testable import Feeds

@Suite struct JSONFeedTests {
  private func feed(_ text: String, base: String? = nil) throws -> Feed {
    try FeedParser.feed(in: Array(text.utf8), base: base.flatMap { URL(string: $0) })
  }

  private let date = Date(timeIntervalSince1970: 1_704_164_645)

  @Test func `a feed of version 1 is read`() throws {
    let text = #"""
      {"version":"https://jsonfeed.org/version/1","title":" My \u001b[31mFeed","home_page_url":"https://a.org",
       "feed_url":"https://a.org/feed.json","author":{"name":"Ann","url":"https://a.org/ann"},
       "items":[
        {"id":"1","url":"https://a.org/1","title":"One","content_html":"<p>a <a href='/b'>b</a></p><p>c</p>",
         "date_published":"2024-01-02T04:04:05+01:00","author":{"name":"Bob"}},
        {"id":2,"content_text":"two\nlines <b>","summary":"s","date_modified":"2024-01-02T03:04:05Z"}]}
      """#
    let expected = Feed(
      title: "My Feed", homepage: "https://a.org/",
      items: [
        FeedItem(
          id: "1", title: "One",
          content: PostContent(
            "<p>a <a href='/b'>b</a></p><p>c</p>", form: .html, base: URL(string: "https://a.org/1")
          ),
          link: "https://a.org/1", date: date, author: "Bob"),
        FeedItem(id: "2", title: "", body: "two\nlines <b>", date: date, author: "Ann"),
      ])
    let found = try feed(text)
    #expect(found == expected)
    #expect(found.items[0].body == "a b [1]\n\nc" && found.items[0].links == ["https://a.org/b"])
  }

  @Test func `a feed of version 1.1 has authors and attachments`() throws {
    let text = #"""
      {"version":"https://jsonfeed.org/version/1.1","title":"T","language":"en",
       "authors":[{"name":"Ann"},{"name":"Eve","avatar":"x"}],"hubs":[{"type":"x","url":"y"}],
       "items":[{"id":"1","authors":[{"name":"Bob"},{"name":"Cy"}],"content_text":"a","tags":["x"],"image":"i.png",
         "external_url":"https://b.org/x","url":"/1","_x":{"title":"no"},
         "attachments":[{"url":"/1.mp3","mime_type":"audio/mpeg","size_in_bytes":7,"duration_in_seconds":61.4,"title":"One"},{"url":"javascript:x"},{"x":1}]},
        {"id":"2","title":"t"}]}
      """#
    let found = try feed(text, base: "https://a.org/feed.json")
    #expect(found.items.map(\.author) == ["Bob, Cy", "Ann, Eve"])
    #expect(found.items[0].link == "https://a.org/1")
    #expect(found.items[0].links == ["https://b.org/x", "https://a.org/1.mp3"])
    #expect(found.items[0].title.isEmpty && found.items[0].body == "a")
    #expect(found.items[0].tags == ["x"])
    #expect(
      found.items[0].attachments.last
        == Attachment(
          address: "https://a.org/1.mp3", type: "audio/mpeg", title: "One", bytes: 7, seconds: 61))
  }

  @Test(arguments: [
    (#"{"content_html":"<p>h</p>","content_text":"t","summary":"s","id":1}"#, "h"),
    (#"{"content_html":" <p></p>","content_text":"t","id":1}"#, "t"),
    (#"{"summary":"s","id":1}"#, "s"),
    (#"{"content_html":null,"content_text":"","summary":"s","id":1}"#, "s"),
    (#"{"content_html":"a \u001b]0;x\u0007b&#27;[1mc\u202e","id":1}"#, "a bc"),
    (#"{"content_html":"<pre>a\n\tb</pre>","id":1}"#, "a\n    b"),
    (#"{"content_html":7,"id":1}"#, ""),
    (#"{"content_html":"\u00e9<br>\ud83c\udfd5","id":1}"#, "é\n🏕"),
  ])
  func `the body is the best of what an item says`(item: String, body: String) throws {
    let found = try feed(#"{"version":"https://jsonfeed.org/version/1","items":[\#(item)]}"#)
    #expect(found.items.map(\.body) == [body])
  }

  @Test(arguments: [
    #"{"items":[{"content_html":"x"}],"version":"https://jsonfeed.org/version/1"}"#,
    #"{"version":"https://jsonfeed.org/version/1","x":[{"id":1,"title":"no"}],"items":[{"content_html":"x"}]}"#,
    #"{"items":[{"content_html":"x","date_published":"2024"}]}"#, #"[{"content_text":"x"}]"#,
    #"{"version":"https://jsonfeed.org/version/1","items":[{"content_html":"x"}],"x":[{"title":"no"}]}"#,
  ])
  func `a feed is known by its version or by its items`(text: String) throws {
    let found = try feed(text)
    #expect(found.items.map(\.body) == ["x"])
    #expect(found.items.map(\.id).allSatisfy { $0.count == 16 })
  }

  @Test func `an item of HTML alone has the id of its text, as it always had`() throws {
    let html = #"[{"title":"a","content_html":"<p>b <i>c</i></p>"}]"#
    let text = #"[{"title":"a","body":"b c"}]"#
    #expect(try feed(html).items.map(\.id) == feed(text).items.map(\.id))
  }

  @Test func `an item without an id has its link, or what it says`() throws {
    let text = #"[{"title":"a","url":"https://a.org/1"},{"title":"b"},{"title":"b"},{"title":"c"}]"#
    let ids = try feed(text).items.map(\.id)
    #expect(ids[0] == "https://a.org/1" && ids[2] == ids[1] + " (2)")
    #expect(try feed(text).items.map(\.id) == ids && Set(ids).count == 4)
  }

  @Test(arguments: [
    #"{"url":"/1","date":"2024-01-02T03:04:05Z","author":"Ann"}"#,
    #"{"link":"/1","published":1704164645,"author":{"name":"Ann"}}"#,
    #"{"link":"https://a.org/1","published_at":"Tue, 02 Jan 2024 03:04:05 GMT","author":["Ann"]}"#,
    #"{"url":"//a.org/1","created_at":"2024-01-02 03:04:05","updated_at":"2025-01-01","author":"Ann"}"#,
    #"{"l\u0069nk":"/1","updated_at":"2024-01-02 03:04:05","date":"soon","authors":[{"name":"Ann"}]}"#,
  ])
  func `a simple list may have links, dates and authors`(fields: String) throws {
    let text = "[" + fields.dropLast() + #","id":1,"title":"t","body":"b"}]"#
    let expected = FeedItem(
      id: "1", title: "t", body: "b", link: "https://a.org/1", date: date, author: "Ann")
    #expect(try feed(text, base: "https://a.org/").items == [expected])
  }

  @Test(arguments: [
    #"{"version":"https://jsonfeed.org/version/1","title":"T","items":[{"id":1,"content_text":"a"},{"id":2,"cont"#,
    #"{"title":"T","items":[{"id":1,"content_text":"a"},"#,
    #"{"title":"T","items":[{"id":1,"content_text":"a"}"#,
    #"{"title":"T","items":[{"id":1,"content_text":"a"}],"x":[{"id""#,
    #"{"title":"T","items":[{"id":1,"content_text":"a"}]"#,
  ])
  func `what came through of a feed that is truncated is there`(text: String) throws {
    let items = [FeedItem(id: "1", title: "", body: "a")]
    #expect(try feed(text) == Feed(title: "T", items: items, isTruncated: true))
    #expect(throws: FeedError.broken(line: 1)) { try FeedParser.items(in: Array(text.utf8)) }
  }

  @Test func `a feed that ends before its first item is whole is broken`() {
    for text in [
      #"{"version":"https://jsonfeed.org/version/1","items":[{"id":1,"title":"a""#, "[{",
      #"[{"id":1},"#,
    ] {
      #expect(throws: FeedError.broken(line: 1)) { try feed(text) }
    }
  }

  @Test func `an empty feed is no error and one without items is none`() throws {
    let start = #"{"version":"https://jsonfeed.org/version/1","title":"T""#
    #expect(try feed(start + #","items":[]}"#) == Feed(title: "T"))
    #expect(throws: FeedError.noPosts) { try feed(start + "}") }
  }

  @Test func `every beginning of a feed gives the items before it`() throws {
    let item =
      #"{"id":1,"content_html":"<p>\u00e9 é","authors":[{"name":"A"}],"attachments":[{"url":"x"}],"date_published":"2024"}"#
    let bytes = Array(
      #"{"version":"https://jsonfeed.org/version/1","items":[\#(item),\#(item),\#(item)]}"#.utf8)
    var counts: [Int] = []
    for end in 1..<bytes.count {
      let feed = try? FeedParser.feed(in: Array(bytes[..<end]))
      #expect(feed?.isTruncated != false)
      counts.append(feed?.items.count ?? 0)
    }
    #expect(counts == counts.sorted() && Set(counts) == [0, 1, 2, 3])
    #expect(try FeedParser.feed(in: bytes).isTruncated == false)
  }
}
