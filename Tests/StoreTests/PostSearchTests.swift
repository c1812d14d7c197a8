import Feeds
import Foundation
import Store
import StoreSupport
import Testing

struct PostSearchTests {
  let store: PostStore

  init() throws {
    store = try .inMemory()
    try store.subscribe(to: [Kept.source])
    try store.save([
      Kept.item("1", title: "Crème brûlée", body: "A recipe for GRÜNE Soße"),
      Kept.item("2", title: "前哨へようこそ", body: "全角の文字"),
      Kept.item("3", title: "Release 6.3.1", body: "100% of user_names, e-mail and C++"),
      Kept.item("4", title: "Party 🎉 time", body: "naïve \"quotes\" OR NOT NEAR"),
    ])
  }

  @Test(arguments: [
    ("creme", "1"), ("CRÈME", "1"), ("cre bru", "1"), ("grune", "1"), ("recipe creme", "1"),
    ("哨", "2"), ("文字", "2"), ("前哨へ", "2"), ("release 6", "3"), ("6.3.1", "3"), ("100%", "3"),
    ("user_names", "3"), ("e-mail", "3"), ("🎉", "4"), ("party 🎉", "4"),
    ("\"NOT\"", "4"), ("near", "4"), ("\"quotes\"", "4"), ("naive", "4"), ("tim", "4"),
  ])
  func `words are found`(words: String, id: String) throws {
    #expect(try store.posts(in: .all, matching: words).map(\.title) == [title(of: id)])
  }

  @Test(arguments: ["brulee soup", "rème", "ipe", "哨前", "🎈", "user%names 101"])
  func `what is not there is not found`(words: String) throws {
    #expect(try store.titles(matching: words) == [])
  }

  @Test(arguments: [
    "", "   ", "\"", "*", "'", "(", "--", "\\", "^", ":", "title:", "{a b}", "AND", "* *", "\u{0}",
    "a\u{0}b", ";", "word MATCH", "+", "\u{301}", "\u{202E}", "%", "_", "\u{FFFD}",
    String(repeating: "(", count: 10_000), String(repeating: "a ", count: 10_000),
    String(repeating: "前 ", count: 10_000),
  ])
  func `any text the user types is safe`(words: String) throws {
    if let query = try? PostQuery(words) {
      #expect(try store.posts(in: .all, matching: query).count <= 4)
    }
  }

  @Test(arguments: [
    ("幅", 1), ("端末の幅", 1), ("末の", 1), ("の幅は", 1), ("漢字", 1), ("iPhone端末", 1), ("端末 全角", 1),
    ("สวัสดี", 1), ("สดีคร", 1), ("ครับ", 1), ("幅の末", 0), ("href", 0), ("titl", 0), ("端末href", 0),
    ("href 端末", 0), ("全角title", 0), ("title 全角", 0), ("link.example 端末", 0), ("幅。全", 1), ("⚡", 1),
    ("幅⚡", 1), ("🎉", 0),
  ])
  func `of scripts without spaces any part is found, and no markup`(words: String, count: Int)
    throws
  {
    let html = """
      <p title="漢和">iPhone端末の<b>幅</b>は <a href="https://link.example/" title="題">全角</a>で⚡</p>
      <p>&#28450;字 สวัสดีครับ</p>
      """
    let item = FeedItem(id: "5", title: "T", content: PostContent(html, form: .html))
    try store.save([item], for: "https://html.example/")
    #expect(try store.titles(in: .source("https://html.example/"), matching: words).count == count)
    try store.checkAll()
  }

  @Test func `without a word all posts are there`() throws {
    for words in ["", " ", "\"-\"", "--", " \n\t"] {
      #expect(try store.titles(matching: words).count == 4)
    }
  }

  @Test func `a search keeps to its filter and its limit`() throws {
    let posts = try store.posts(in: .all)
    try store.mark([posts[0].id], read: true)
    #expect(try store.titles(in: .unread, matching: "creme") == [])
    #expect(try store.titles(in: .source("https://elsewhere.example/"), matching: "creme") == [])
    #expect(try store.posts(in: .all, matching: "", limit: 2) == Array(store.posts(in: .all)[..<2]))
    #expect(try store.posts(in: .all, limit: 0) == [])
    #expect(try store.posts(in: .all, limit: -5) == [])
  }

  @Test func `words of posts that are changed or forgotten before anyone searched are right`()
    throws
  {
    try store.save([Kept.item("5", body: "early")], at: Kept.date + 1)
    try store.save([Kept.item("5", body: "late")], at: Kept.date + 2)
    try store.save([Kept.item("6", body: "elsewhere")], for: "https://b.example/")
    try store.forget("https://b.example/")
    #expect(try store.titles(matching: "early") == [])
    #expect(try store.titles(matching: "late") == ["5"])
    try store.save((0..<1500).map { Kept.item("many\($0)", body: "crowd") }, at: Kept.date + 3)
    #expect(try store.titles(matching: "crowd").count == 1500)
    try store.checkAll()
  }

  private func title(of id: String) throws -> String {
    let titles = ["1": "Crème brûlée", "2": "前哨へようこそ", "3": "Release 6.3.1", "4": "Party 🎉 time"]
    return try #require(titles[id])
  }
}
