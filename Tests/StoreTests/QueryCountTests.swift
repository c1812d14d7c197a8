import Foundation
import StoreSupport
import TestSupport
import Testing

@testable import Store

/// Counts of queries that are kept up to date, against counts that are made of all posts each time.
struct QueryCountTests {
  /// All kinds of terms, over the words that `StoreCommand` saves.
  private static let queries = [
    "apple", "not app", "\"apple\" or cherry", "title:\"1 3\"", "not title:1", "unread",
    "starred not unread",
    "is:read berry", "source:example", "source:1", "folder:odd", "not folder:odd unread", "age<10h",
    "age>1d or starred", "tag:x", "is:hidden", "has:link", "link:example",
    "not link:example unread", "text:\"berry\"",
    "apf ber",
  ]

  private let store: PostStore
  private let saved: [SavedQuery]

  init() throws {
    store = try .inMemory()
    saved = try Self.queries.map { SavedQuery(name: $0, query: try PostQuery($0)) }
    store.rules = [
      PostRule(query: try PostQuery("cherry title:2"), actions: [.tag("x"), .star]),
      PostRule(query: try PostQuery("title:\"1 5\""), actions: [.hide]),
      PostRule(query: try PostQuery("apple"), actions: [.read]),
    ]
  }

  @Test func `counts are right after any operations`() throws {
    let seed = Int.random(in: 0..<1_000_000)
    var random = SeededGenerator(seed: seed)
    var date = Kept.date
    for step in 0..<Soak.count(600, soak: 10_000) {
      // Counted now and then, so that some changes are worked off together.
      date += Double(random.number(0...20_000))
      try run(StoreCommand(using: &random), at: date, step)
      // A list takes nothing from the counts.
      let looked = saved[random.number(0...saved.count - 1)]
      _ = try store.posts(in: .query(looked), limit: 1, at: date)
      guard random.number(0...3) == 0 || step < 20 else { continue }
      let counts = try store.updateCounts(of: saved, at: date)
      for query in saved where step % 5 == 0 || step < 20 {
        let posts = try store.posts(in: .all, matching: query.query, at: date)
        let listed = try store.posts(in: .query(query), at: date)
        let unread = posts.count { !$0.isRead }
        guard counts[query.query] == unread, listed == posts else {
          let texts =
            "\(counts[query.query] ?? -1), not \(unread); \(listed.count) of \(posts.count)"
          Issue.record("seed \(seed), step \(step): \(query.name) counts \(texts)")
          return
        }
      }
      if let difference = try difference(at: date) {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
    }
    try store.checkAll()
  }

  @Test(arguments: [3, 700])
  func `a list has what has changed since the counts, and leaves it to those of others`(
    count: Int
  ) throws {
    store.rules = []
    let queries = try ["apple", "not berry", "age>1h"].map {
      SavedQuery(name: $0, query: try PostQuery($0))
    }
    _ = try store.updateCounts(of: queries, at: Kept.date)
    try store.subscribe(to: [Source(address: Self.address(0))])
    let items = (1...count).map { Kept.item("\($0)", title: "apple \($0)", date: Kept.date) }
    try store.save(items, for: Self.address(0), at: Kept.date)
    let date = Kept.date + 7200
    for query in queries {
      let posts = try store.posts(in: .query(query), at: date)
      #expect(posts == (try store.posts(in: .all, matching: query.query, at: date)))
      #expect(posts.count == count, "\(query.name)")
      #expect(try store.unreadPosts(in: .query(query), at: date).count == count)
    }
    let counts = try store.updateCounts(of: queries, at: date)
    #expect(queries.map { counts[$0.query] } == [count, count, count])
  }

  @Test func `a source that moved is no longer found by its old address`() throws {
    let queries = [SavedQuery(name: "old", query: try PostQuery("source:1"))]
    func subscribe(_ number: Int) throws {
      try store.subscribe(to: [Source(address: Self.address(number), folder: "Even")])
    }
    try subscribe(1)
    try store.save([Kept.item("a")], for: Self.address(1), at: Kept.date)
    #expect(try store.updateCounts(of: queries, at: Kept.date)[queries[0].query] == 1)
    try store.move(Self.address(1), to: Self.address(2))
    #expect(try store.updateCounts(of: queries, at: Kept.date)[queries[0].query] == 0)
    try subscribe(2)
    #expect(try store.posts(in: .query(queries[0]), at: Kept.date).isEmpty)
    #expect(try store.updateCounts(of: queries, at: Kept.date)[queries[0].query] == 0)
  }

  @Test func `before it is known what the sources are called, no post counts as changed`() throws {
    let folder = try StoreFolder()
    let source = Source(address: Self.address(0), name: "Name", folder: "Even")
    func open() throws -> PostStore {
      let store = try folder.open()
      let counts = try store.updateCounts(of: saved, at: Kept.date)
      try store.subscribe(to: [source])
      #expect(try store.updateCounts(of: saved, at: Kept.date) == counts)
      return store
    }
    func changes(_ store: PostStore) throws -> Int64? {
      try store.read { try $0.number("SELECT seq FROM sqlite_sequence WHERE name = 'change'") }
    }
    let first = try open()
    try first.save([Kept.item("a"), Kept.item("b")], for: source.address, at: Kept.date)
    _ = try first.updateCounts(of: saved, at: Kept.date)
    let noted = try changes(first)
    #expect(try changes(try open()) == noted)
  }

  /// What is wrong with the counts of sources, folders and stars, against all posts.
  private func difference(at date: Date) throws -> String? {
    let posts = try store.posts(in: .all, at: date)
    let starred = posts.count(where: \.isStarred)
    guard try store.starredCount() == starred else {
      return "\(try store.starredCount()) are starred, not \(starred)"
    }
    let names = store.names.withLock { $0 }
    var unread: [Source.ID: Int] = [:]
    let sources = (0..<3).map { Source(address: Self.address($0)) }
    for summary in try store.summaries(of: sources) {
      let own = try store.posts(in: .source(summary.id), at: date)
      let hidden = try store.posts(
        in: .source(summary.id), matching: try PostQuery("is:hidden"), at: date)
      let (read, total) = (own.count(where: \.isRead), own.count + hidden.count)
      unread[summary.id] = summary.unread
      guard summary.total == total, summary.unread == own.count - read else {
        return "\(summary.id) counts \(summary.unread) of \(summary.total), not of \(total)"
      }
    }
    for folder in ["Even", "Odd"] {
      let ids = names.numbers(in: folder).compactMap { names[$0] }
      let own = try store.posts(in: .folder(folder), at: date)
      let listed = own.count { !$0.isRead }
      let counted = ids.reduce(0) { $0 + (unread[$1] ?? 0) }
      guard listed == counted, own == posts.filter({ ids.contains($0.source) }) else {
        return "\(folder) counts \(counted), not \(listed)"
      }
      let unreadIDs = try store.unreadPosts(in: .folder(folder), at: date)
      guard Set(unreadIDs) == Set(own.filter { !$0.isRead }.map(\.id)) else {
        return "\(folder) has other unread posts"
      }
    }
    return nil
  }

  private func run(_ command: StoreCommand, at date: Date, _ step: Int) throws {
    func mark(_ nth: Int, _ change: (StoredPost.ID) throws -> Void) throws {
      let posts = try store.posts(in: .all)
      if posts.indices.contains(nth) { try change(posts[nth].id) }
    }
    switch command {
    case .subscribe(let number):
      let folder = step % 2 == 0 ? "Even" : "Odd"
      try store.subscribe(to: [
        Source(address: Self.address(number), name: step % 3 == 0 ? "Name 1" : nil, folder: folder)
      ])
    case .save(let number, let items):
      let feed = items.map { item in
        var feed = Kept.item(
          "\(item.id)", title: "\(number) \(item.id)", body: item.word,
          date: item.age.map { date - Double($0) * 3600 })
        if item.id % 2 == 0 { feed.link = "https://example.org/\(item.id)" }
        return feed
      }
      try store.save(feed, for: Self.address(number), at: date)
    case .mark(let nth, let isRead): try mark(nth) { try store.mark([$0], read: isRead) }
    case .star(let nth, let isStarred): try mark(nth) { try store.mark([$0], starred: isStarred) }
    case .move(let number, let target):
      try store.move(Self.address(number), to: Self.address(target))
    case .forget(let number): try store.forget(Self.address(number))
    case .search: store.unsubscribe(from: [Self.address(step % 3)])
    }
  }

  private static func address(_ number: Int) -> String { "https://example.org/\(number)" }
}
