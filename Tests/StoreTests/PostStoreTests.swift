import Feeds
import Foundation
import Store
import StoreSupport
import Testing

struct PostStoreTests {
  let store: PostStore

  init() throws {
    store = try .inMemory()
    try store.subscribe(to: [Kept.source])
  }

  @Test func `posts are listed newest first`() throws {
    let dates = [1.0, 3, 2].map { Kept.date - 100 + $0 }
    try store.save(zip(["one", "three", "two"], dates).map { Kept.item($0, date: $1) })
    #expect(try store.titles() == ["three", "two", "one"])
  }

  @Test func `without dates the order of the document counts, and a later document is newer`()
    throws
  {
    try store.save(["a", "b", "c"].map { Kept.item($0) })
    try store.save(["d", "e", "a"].map { Kept.item($0) }, at: Kept.date + 1)
    #expect(try store.titles() == ["d", "e", "a", "b", "c"])
  }

  @Test func `a date that lies ahead is shown, but keeps no post on top`() throws {
    let ahead = Kept.date + 1_000_000
    try store.save([Kept.item("ahead", date: ahead)])
    try store.save([Kept.item("later")], at: Kept.date + 1)
    let posts = try store.posts(in: .all)
    #expect(posts.map(\.title) == ["later", "ahead"])
    #expect(posts.last?.date == ahead)
  }

  @Test func `a post that says something else stays read, starred and itself`() throws {
    try store.save([Kept.item("a", title: "old words")])
    let old = try #require(try store.posts(in: .all).first)
    try store.mark([old.id], read: true)
    try store.mark([old.id], starred: true)
    let counts = try store.save([Kept.item("a", title: "new words")])
    #expect(counts == SaveCounts(new: 0, changed: 1))
    let new = try #require(try store.posts(in: .all).first)
    #expect(new.id == old.id && new.isRead && new.isStarred && new.title == "new words")
    #expect(try store.titles(matching: "old") == [])
    #expect(try store.titles(matching: "new") == ["new words"])
  }

  @Test func `what the document has no longer stays`() throws {
    try store.save([Kept.item("a"), Kept.item("b")])
    try store.save([Kept.item("c")])
    #expect(try store.titles() == ["c", "a", "b"])
  }

  @Test func `the same id in two sources is two posts`() throws {
    try store.save([Kept.item("1", title: "here")])
    try store.save([Kept.item("1", title: "there")], for: "https://b.example/")
    try store.subscribe(to: [Source(address: "https://b.example/")])
    #expect(try store.titles() == ["there", "here"])
    let ids = try store.posts(in: .source(Kept.address)).map(\.id)
    try store.mark(ids, read: true)
    #expect(try store.titles(in: .unread) == ["there"])
  }

  @Test func `the text of a post comes back whole`() throws {
    let html = "<p>First <b>and</b><p>second <a href='/1'>link</a><script>x</script>"
    let attachments = [
      Attachment(address: "https://example.org/a.mp3", type: "audio/mpeg", bytes: 7, seconds: 61),
      Attachment(address: "mailto:a@b.c", title: "Ask"),
    ]
    var item = FeedItem(
      id: "a", title: "Title", content: PostContent(html, form: .html),
      link: "https://example.org/a", date: Kept.date - 5, author: "Ada", attachments: attachments)
    item.tags = ["one", "two words"]
    item.comments = "https://example.org/a#comments"
    try store.save([item])
    let post = try #require(try store.posts(in: .all).first)
    #expect(post.preview == "First and second link")
    let text = try #require(try store.text(of: post.id))
    #expect(
      text
        == PostText(
          id: post.id, source: Kept.address, title: item.title,
          article: PostContent(html, form: .html, base: URL(string: "https://example.org/a"))
            .article,
          author: "Ada", date: Kept.date - 5, link: item.link, attachments: attachments,
          tags: item.tags, comments: item.comments))
    #expect(
      text.links == [
        "https://example.org/1", "https://example.org/a.mp3", "mailto:a@b.c",
        "https://example.org/a#comments",
      ])
    #expect(text.article.text == "First and\n\nsecond link [1]")
    #expect(try store.text(of: post.id + 1) == nil)
  }
}
