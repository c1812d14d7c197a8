import Feeds
import StoreSupport
import Testing

@testable import Store

/// What is made of posts before the store is locked.
struct PreparedTextsTests {
  private let store: PostStore

  init() throws {
    store = try .inMemory()
    try store.subscribe(to: [Kept.source])
  }

  private func item(_ id: String, _ html: String) -> FeedItem {
    FeedItem(id: id, title: "", content: PostContent(html, form: .html))
  }

  private func needs(of items: [FeedItem]) throws -> FeedSave.Needs {
    try store.read { database in
      let source = try #require(try store.number(of: Kept.address, in: database))
      return try FeedSave.needs(
        of: items, items.map(\.hash), source: source, in: database)
    }
  }

  @Test func `only items that are new or changed are read`() throws {
    let items = [item("1", "<p>one"), item("2", "<p>two")]
    try store.save(items)
    #expect(try needs(of: items).items.isEmpty)
    let needs = try needs(of: [items[0], item("2", "<p>zwei"), item("3", "<p>drei")])
    #expect(needs.items.map(\.index) == [1, 2] && needs.items.map(\.isKept) == [true, false])
    #expect(needs.changed.isEmpty && needs.waiting == nil, "the index has none of them yet")
    #expect(try store.titles(matching: "two").count == 1)
    #expect(try self.needs(of: [item("2", "<p>zwei")]).changed.map(\.html) == ["<p>two"])
  }

  @Test func `all that waits for the index is read once it is too much`() throws {
    let count = Int(WordIndex.backlogLimit)
    try store.save((1...count).map { item("\($0)", "<p>word\($0)") })
    let few = try needs(of: [item("1", "<p>word1")])
    #expect(few.waiting == nil)
    let new = [item("new", "<p>newest")]
    let needs = try needs(of: new)
    #expect(needs.waiting?.count == count)
    let texts = FeedSave.prepare(new, new.map(\.hash), needs)
    #expect(texts.words.count == count + 1 && texts.words[new[0].hash] == "newest")
    try store.save(new)
    #expect(try store.titles(matching: "word7").count > 1)
  }

  @Test func `no more is read of the store than is prepared`() throws {
    let large = "<p>" + String(repeating: "word ", count: 500_000)
    let items = (1...10).map { item("\($0)", large + "\($0)") }
    try store.save(items)
    #expect(try store.read { try WordIndex.waiting(in: $0) }?.count == 7)
    #expect(try store.titles(matching: "word").count == 10)
    let changed = try needs(of: (1...10).map { item("\($0)", "<p>other") }).changed
    #expect(changed.count == 7)
    try store.forget(Kept.address)
    try store.write(StoreSchema.check)
    #expect(try store.titles(matching: "word").isEmpty)
  }

  @Test func `what is prepared is what is written`() throws {
    let (old, new) = (item("1", "<p>before"), item("1", "<p>after"))
    try store.save([old])
    #expect(try store.titles(matching: "before").count == 1)
    let texts = FeedSave.prepare([new], [new.hash], try needs(of: [new]))
    #expect(texts.previews == [new.hash: "after"])
    #expect(texts.words == [old.hash: "before", new.hash: "after"])
    // Another preview under the hash of the item shows that none is made again.
    let marked = FeedSave.prepare(
      [item("1", "<p>made before")], [new.hash], try needs(of: [new]))
    try store.write { database in
      let source = try #require(try store.number(of: Kept.address, in: database))
      let save = try FeedSave(database, source: source, date: Kept.date, marked)
      #expect(try save.save([new], [new.hash]) == SaveCounts(new: 0, changed: 1))
    }
    #expect(try store.posts(in: .all).map(\.preview) == ["made before"])
    #expect(try store.titles(matching: "before").count == 1)
    #expect(try store.titles(matching: "after").isEmpty)
  }

  @Test func `what is not prepared is made when it is written`() throws {
    let new = item("1", "<p>words")
    try store.write { database in
      let source = try #require(try store.number(of: Kept.address, in: database))
      _ = try FeedSave(database, source: source, date: Kept.date).save([new], [new.hash])
    }
    #expect(try store.posts(in: .all, matching: "words").map(\.preview) == ["words"])
  }

  @Test func `a source that goes takes its words along`() throws {
    try store.save([item("1", "<p>rare")])
    #expect(try store.titles(matching: "rare").count == 1)
    try store.forget(Kept.address)
    try store.write(StoreSchema.check)
    #expect(try store.titles(matching: "rare").isEmpty)
  }
}
