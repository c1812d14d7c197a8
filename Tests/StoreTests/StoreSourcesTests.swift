import Feeds
import Foundation
import StoreSupport
import Testing

@testable import Store

struct StoreSourcesTests {
  let store: PostStore
  private let other = Source(address: "https://b.example:8080/feed", name: "Bee")

  init() throws {
    store = try .inMemory()
    try store.subscribe(to: [Kept.source, other])
  }

  @Test func `a title is the user's, else the feed's, else where it is`() throws {
    let document = try Kept.document("1")
    try store.save(
      Feed(title: "What it calls itself"), of: document, for: Kept.address, at: Kept.date)
    let sources = [
      other, Kept.source, Source(address: "http://[::1]:9/x"),
      Source(address: "/var/news/posts.json"),
      Source(address: "https://c.example/feed"),
    ]
    #expect(
      try store.summaries(of: sources).map(\.title)
        == ["Bee", "What it calls itself", "[::1]:9/x", "posts.json", "c.example/feed"])
  }

  @Test func `a failure is kept until the next success, and posts stay`() throws {
    try store.save([Kept.item("a")])
    let failure = SourceFailure(
      code: 429, message: "Asked too often", attempts: 3, date: Kept.date + 60,
      nextTry: Kept.date + 120)
    try store.record(failure, of: Kept.address)
    #expect(try store.failure(of: Kept.address) == failure)
    let summary = try #require(try store.summaries(of: [Kept.source]).first)
    #expect(summary.status == .failed(failure))
    #expect(summary.total == 1 && summary.unread == 1 && summary.lastSuccess == Kept.date)
    try store.recordUnchanged(Kept.address, at: Kept.date + 200)
    let next = try #require(try store.summaries(of: [Kept.source]).first)
    #expect(next.status == .idle && next.lastSuccess == Kept.date + 200)
    #expect(try store.failure(of: Kept.address) == nil)
  }

  @Test func `a document that is truncated gets a warning, which goes with the next whole one`()
    throws
  {
    let cut = Feed(items: [Kept.item("a")], isTruncated: true)
    try store.save(cut, of: Kept.document("1"), for: Kept.address, at: Kept.date)
    #expect(try store.summaries(of: [Kept.source]).first?.warning != nil)
    try store.save(Kept.feed("a"), of: Kept.document("2"), for: Kept.address, at: Kept.date)
    #expect(try store.summaries(of: [Kept.source]).first?.warning == nil)
  }

  @Test func `the same document again changes its validators and nothing else`() throws {
    var document = try Kept.document("same")
    try store.save(Kept.feed("a"), of: document, for: Kept.address, at: Kept.date)
    document.validators = Validators(etag: "other", lastModified: "Sat, 21 Nov 2026 20:45:00 GMT")
    let counts = try store.save(
      Kept.feed("never read"), of: document, for: Kept.address, at: Kept.date + 9)
    #expect(counts == SaveCounts())
    #expect(try store.validators(of: Kept.address) == document.validators)
    #expect(try store.titles() == ["a"])
    #expect(try store.holds(document, of: Kept.address))
    #expect(try !store.holds(document, of: other.id))
    #expect(try store.summaries(of: [Kept.source]).first?.lastSuccess == Kept.date + 9)
  }

  @Test func `a document of another version of the parser is asked for again`() throws {
    let document = try Kept.document("same")
    try store.save(Kept.feed("a"), of: document, for: Kept.address, at: Kept.date)
    #expect(try store.validators(of: Kept.address) == document.validators)
    try store.write { try $0.execute("UPDATE document SET reader = reader - 1") }
    #expect(try store.validators(of: Kept.address) == nil)
    #expect(try !store.holds(document, of: Kept.address))
    try store.save(Kept.feed("b"), of: document, for: Kept.address, at: Kept.date)
    #expect(try store.titles() == ["b", "a"])
    #expect(try store.validators(of: Kept.address) == document.validators)
  }

  @Test func `what is not subscribed is kept, and not listed`() throws {
    let folder = try StoreFolder()
    let first = try folder.open()
    try first.subscribe(to: [Kept.source, other])
    try first.save([Kept.item("a")])
    try first.save([Kept.item("b")], for: other.id)
    try first.mark(first.posts(in: .all).map(\.id), starred: true)
    let second = try folder.open()
    try second.subscribe(to: [other])
    #expect(try second.titles() == ["b"])
    #expect(try second.starredCount() == 1)
    try second.mark(second.posts(in: .all).map(\.id), read: true)
    #expect(try first.titles(in: .unread) == ["a"])
    try second.subscribe(to: [Kept.source])
    #expect(try second.titles() == ["b", "a"])
  }

  @Test
  func `a source that was forgotten is gone with its posts, and its numbers are not used again`()
    throws
  {
    try store.save([Kept.item("a", body: "words")])
    let id = try #require(try store.posts(in: .all).first).id
    try store.save([Kept.item("unlisted")], for: "https://c.example/")
    try store.forget(other.id)
    try store.forget(Kept.address)
    #expect(try store.titles() == [])
    #expect(try store.text(of: id) == nil)
    #expect(try store.validators(of: Kept.address) == nil)
    try store.subscribe(to: [Kept.source])
    try store.save([Kept.item("b")])
    try store.mark([id], starred: true)
    #expect(try store.starredCount() == 0)
    #expect(try store.titles(matching: "words") == [])
    try store.checkAll()
  }

  @Test func `read posts that are gone from their document are bounded, others are not`() throws {
    let count = PostRemoval.limit + 30
    try store.save((0..<count).map { Kept.item("\($0)") })
    let posts = try store.posts(in: .all)
    try store.mark(posts.map(\.id), read: true)
    try store.mark(posts.suffix(5).map(\.id), starred: true)
    try store.mark(posts.suffix(10).prefix(5).map(\.id), read: false)
    try store.save([Kept.item("0"), Kept.item("new")])
    let kept = try store.posts(in: .all)
    // One is in the document still, five are starred and five unread: those are not counted.
    #expect(kept.count == PostRemoval.limit + 12)
    #expect(kept.suffix(10).map(\.id) == posts.suffix(10).map(\.id))
    try store.checkAll()
  }
}
