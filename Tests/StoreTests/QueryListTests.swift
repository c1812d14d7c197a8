import Feeds
import Foundation
import StoreSupport
import Testing

@testable import Store

/// Which posts a query finds: as a search, and as a filter that is kept up to date.
struct QueryListTests {
  let store: PostStore
  private let other = "https://planet.example/feed"

  init() throws {
    store = try .inMemory()
    let sources = [
      Source(address: Kept.address, name: "Swift.org", folder: "Code/Swift"),
      Source(address: other),
    ]
    try store.subscribe(to: sources)
    let day = 86_400.0
    var audio = Kept.item(
      "2", title: "A talk on night trains", body: "listen", date: Kept.date - 2 * day)
    audio.attachments = [Attachment(address: "https://a/x.mp3", type: "audio/mpeg")]
    audio.author = "Ada Byron"
    audio.link = "https://Example.org/talk"
    try store.save([
      Kept.item("1", title: "Swift 7 ships", body: "trains at night", date: Kept.date - day), audio,
    ])
    let picture = FeedItem(
      id: "3", title: "Picture of a crème brûlée",
      content: PostContent("<p>swift <IMG src='x'></p>", form: .html), date: Kept.date - 30 * day)
    try store.save(
      [picture, Kept.item("4", title: "前哨へようこそ", body: "x", date: Kept.date - 3600)], for: other)
    let last = try #require(try store.posts(in: .all).last)
    try store.mark([last.id], starred: true)
    try store.mark([last.id], read: true)
  }

  @Test(arguments: [
    ("title:swift", "1"), ("swift", "13"), ("text:swift", "3"), ("not swift", "42"),
    ("\"night trains\"", "2"), ("night trains", "12"), ("\"night train\"", ""), ("\"swif\"", ""),
    ("title:\"night trains\" or starred", "23"), ("not \"night trains\"", "413"),
    ("source:\"Swift.org\"", "12"), ("source:planet", "43"), ("folder:code", "12"),
    ("tag:swift", "12"), ("folder:Cod", ""), ("author:byron", "2"), ("title:byron", ""),
    ("link:example.org/t", "2"), ("has:audio", "2"), ("has:picture", "3"), ("has:link", "2"),
    ("has:video", ""), ("age<1d", "4"), ("age>1d", "123"), ("age<2w age>1d", "12"),
    ("is:unread", "412"), ("is:read", "3"), ("unread swift", "1"), ("is:hidden", ""),
    ("title:creme", "3"), ("title:\"CRÈME brûlée\"", "3"), ("title:哨", "4"), ("\"前哨へ\"", "4"),
    ("title:\"へ\"", "4"), ("not (swift or has:audio) unread", "4"), ("-", "4123"),
  ])
  func `posts are found`(text: String, ids: String) throws {
    let titles = [
      "1": "Swift 7 ships", "2": "A talk on night trains", "3": "Picture of a crème brûlée",
      "4": "前哨へようこそ",
    ]
    let wanted = ids.compactMap { titles[String($0)] }
    #expect(try store.titles(matching: text) == wanted)
    let saved = SavedQuery(name: "Q", query: try PostQuery(text))
    #expect(
      try store.posts(in: .query(saved), at: Kept.date).map(\.title) == wanted, "not counted yet")
    let counts = try store.updateCounts(of: [saved], at: Kept.date)
    let found = try store.posts(in: .query(saved), at: Kept.date)
    #expect(found.map(\.title) == wanted)
    #expect(counts == [saved.query: found.count { !$0.isRead }])
    #expect(try store.counts(of: [saved]) == counts)
  }

  @Test func `a count follows time, names and folders`() throws {
    let queries = try ["age<2d", "source:new", "folder:else"].map {
      SavedQuery(name: $0, query: try PostQuery($0))
    }
    func counts(after days: Double) throws -> [Int?] {
      let counts = try store.updateCounts(of: queries, at: Kept.date + days * 86_400)
      return queries.map { counts[$0.query] }
    }
    #expect(try counts(after: 0) == [2, 0, 0])
    #expect(try counts(after: 1) == [1, 0, 0])
    #expect(try counts(after: 0) == [2, 0, 0], "a clock that was set back")
    try store.subscribe(to: [Source(address: other, name: "New name", folder: "Else")])
    #expect(try counts(after: 0) == [2, 1, 1])
    store.unsubscribe(from: [other])
    #expect(try counts(after: 0) == [1, 0, 0])
    #expect(try store.updateCounts(of: [], at: Kept.date) == [:])
  }

  @Test func `rules act on posts that are new, and on no others`() throws {
    store.rules = [
      PostRule(query: try PostQuery("title:spam"), actions: [.hide]),
      PostRule(query: try PostQuery("text:gold"), actions: [.star, .tag("Rich"), .notify]),
      PostRule(query: try PostQuery("folder:code"), actions: [.read]),
    ]
    let items = [
      Kept.item("5", title: "Spam of the day"), Kept.item("6", title: "Six", body: "Gold!"),
      Kept.item("7", title: "Seven"),
    ]
    let counts = try store.save(items, for: other, at: Kept.date + 1)
    #expect(counts == SaveCounts(new: 3, notified: 1))
    #expect(try store.titles(matching: "title:spam") == [])
    #expect(try store.titles(matching: "title:spam is:hidden") == ["Spam of the day"])
    #expect(try store.titles(matching: "tag:rich") == ["Six"])
    #expect(try store.titles(in: .starred).contains("Six"))
    #expect(try store.titles(in: .unread).contains("Seven"))
    try store.checkAll()
    try store.save([Kept.item("8", title: "Eight")], at: Kept.date + 2)
    #expect(try store.titles(matching: "title:eight unread") == [])
    let saved = SavedQuery(name: "T", query: try PostQuery("tag:rich"))
    #expect(try store.updateCounts(of: [saved], at: Kept.date + 2) == [saved.query: 1])
  }

  @Test func `what a feed says that a post is about is a tag, also for rules`() throws {
    store.rules = [PostRule(query: try PostQuery("tag:\"big cats\""), actions: [.star])]
    var item = Kept.item("9", title: "Nine")
    item.tags = ["Big Cats", "Zoo"]
    try store.save([item], at: Kept.date + 1)
    #expect(try store.titles(matching: "tag:zoo") == ["Nine"])
    #expect(try store.titles(matching: "tag:zoo tag:\"big cats\" starred") == ["Nine"])
    #expect(try store.titles(matching: "tag:big") == [])
    let saved = SavedQuery(name: "Z", query: try PostQuery("tag:zoo"))
    #expect(try store.updateCounts(of: [saved], at: Kept.date + 2) == [saved.query: 1])
    try store.checkAll()
  }
}
