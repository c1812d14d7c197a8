import Feeds
import Foundation
import StoreSupport
import Testing

@testable import Store

/// What becomes of all that is kept of a source when it moves.
struct StoreMovingTests {
  private let store: PostStore
  private let other = Source(address: "https://example.org/new")

  init() throws {
    store = try .inMemory()
    try store.subscribe(to: [Kept.source])
  }

  private func summary(of source: Source = Kept.source) throws -> SourceSummary {
    try #require(try store.summaries(of: [source]).first)
  }

  /// The post of a title.
  private func post(_ title: String, of id: Source.ID = Kept.address) throws -> [StoredPost.ID] {
    try [#require(store.posts(in: .source(id)).first { $0.title == title }).id]
  }

  @Test func `a new address counts once two answers in a row agree`() throws {
    for (said, expected) in [
      ("1", nil), ("2", nil), (nil, nil), ("2", nil), ("2", "2"), ("2", "2"), ("1", nil),
    ] {
      try store.recordUnchanged(Kept.address, SourceTerms(newAddress: said), at: Kept.date)
      #expect(try summary().newAddress == expected)
    }
    let terms = SourceTerms(newAddress: "3")
    var document = try Kept.document("a")
    document.terms = terms
    try store.save(Kept.feed("a"), of: document, for: Kept.address, at: Kept.date)
    try store.recordUnchanged(Kept.address, terms, at: Kept.date)
    #expect(try summary().newAddress == "3", "with news and without")
  }

  @Test func `a failure between two answers changes nothing`() throws {
    let terms = SourceTerms(newAddress: "1")
    try store.recordUnchanged(Kept.address, terms, at: Kept.date)
    try store.record(SourceFailure(message: "no", date: Kept.date), of: Kept.address)
    try store.recordUnchanged(Kept.address, terms, at: Kept.date)
    #expect(try summary().newAddress == "1")
  }

  @Test func `how long nothing is new is what the last answer said`() throws {
    var document = try Kept.document("a")
    document.terms.maxAge = .seconds(600)
    var feed = Kept.feed("a")
    feed.schedule.interval = .seconds(60)
    try store.save(feed, of: document, for: Kept.address, at: Kept.date)
    for (said, expected) in [(nil, 600), (900, 900), (nil, 900), (0, 60)] {
      let terms = SourceTerms(maxAge: said.map { .seconds($0) })
      try store.recordUnchanged(Kept.address, terms, at: Kept.date)
      #expect(try summary().schedule.interval == .seconds(expected))
    }
  }

  @Test func `all that is kept goes with the source`() throws {
    try store.save([Kept.item("a", body: "rare"), Kept.item("b")])
    try store.mark(post("a"), starred: true)
    let terms = SourceTerms(newAddress: other.id)
    for _ in 0..<2 { try store.recordUnchanged(Kept.address, terms, at: Kept.date) }
    let before = try summary()
    try store.move(Kept.address, to: other.id)
    let after = try summary(of: other)
    #expect(after.total == 2 && after.unread == before.unread && after.newAddress == nil)
    #expect(try summary().total == 0)
    #expect(try store.posts(in: .all).map(\.source) == [other.id, other.id], "and it is seen")
    #expect(try store.titles(in: .starred) == ["a"])
    #expect(try store.titles(matching: "rare") == ["a"])
    #expect(try store.validators(of: other.id)?.isEmpty == false)
    try store.move("https://nobody.example/", to: other.id)
    #expect(try store.titles().sorted() == ["a", "b"])
  }

  @Test func `a post of both stays once, with the marks of both`() throws {
    try store.subscribe(to: [Kept.source, other])
    try store.save([Kept.item("a"), Kept.item("b"), Kept.item("c", body: "rare")])
    try store.save([Kept.item("b"), Kept.item("a"), Kept.item("d")], for: other.id)
    try store.mark(post("a"), starred: true)
    try store.mark(post("b", of: other.id), read: true)
    try store.mark(post("c"), read: true)
    try store.move(Kept.address, to: other.id)
    #expect(try store.titles(in: .source(other.id)).sorted() == ["a", "b", "c", "d"])
    #expect(try store.titles(in: .starred) == ["a"])
    #expect(try store.titles(in: .unread).sorted() == ["a", "d"])
    #expect(try store.titles(matching: "rare") == ["c"])
    let summary = try summary(of: other)
    #expect(summary.total == 4 && summary.unread == 2)
    #expect(try store.starredCount() == 1)
    #expect(try store.summaries(of: [Kept.source]).first?.total == 0)
    #expect(try store.write { try $0.number("SELECT count(*) FROM source") } == 1)
    #expect(try store.write { try $0.number("SELECT count(*) FROM document") } == 1)
    try store.write(StoreSchema.check)
  }

  @Test func `who still shows a post of before marks the one that it was joined with`() throws {
    let third = Source(address: "https://example.org/third")
    try store.subscribe(to: [Kept.source, other, third])
    for id in [Kept.address, other.id, third.id] { try store.save([Kept.item("a")], for: id) }
    let first = try post("a")
    try store.move(Kept.address, to: other.id)
    let second = try post("a", of: other.id)
    try store.move(other.id, to: third.id)
    let last = try post("a", of: third.id)
    try store.mark(first, starred: true)
    try store.mark(second, read: true)
    #expect(try store.titles(in: .starred) == ["a"] && store.titles(in: .unread) == [])
    for id in first + second + last {
      let text = try #require(try store.text(of: id))
      #expect(text.id == last[0] && text.source == third.id)
    }
  }

  @Test func `where the rest fails nothing has moved`() throws {
    struct Failure: Error {}
    try store.save([Kept.item("a")])
    #expect(throws: Failure.self) {
      try store.move(Kept.address, to: other.id) { throw Failure() }
    }
    #expect(try store.titles(in: .source(Kept.address)) == ["a"])
    try store.move(Kept.address, to: Kept.address)
    #expect(try store.titles(in: .source(Kept.address)) == ["a"])
  }

  @Test(arguments: [false, true])
  func `what the power cut kept from moving is moved at the next start`(isThere: Bool) throws {
    try store.save([Kept.item("a")])
    try store.mark(post("a"), starred: true)
    if isThere { try store.save([Kept.item("a"), Kept.item("b")], for: other.id) }
    let terms = SourceTerms(newAddress: other.id)
    try store.recordUnchanged(Kept.address, terms, at: Kept.date)
    try store.finishMoves(to: [other])
    #expect(try summary().total == 1, "one answer is not enough")
    try store.recordUnchanged(Kept.address, terms, at: Kept.date)
    try store.finishMoves(to: [Kept.source, other])
    #expect(try summary().total == 1, "it is configured")
    try store.finishMoves(to: [other])
    #expect(try summary().total == 0)
    #expect(try store.titles(in: .source(other.id)).sorted() == (isThere ? ["a", "b"] : ["a"]))
    try store.subscribe(to: [other])
    #expect(try store.titles(in: .starred) == ["a"])
  }
}
