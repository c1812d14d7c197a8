import Feeds
import Foundation
import Store

/// A store with so many posts of a hundredth as many sources, and what is done with it.
struct StoreBench {
  typealias Row = (name: String, time: Double)

  private let path: String
  private let posts: Int
  private let sources: [Source]
  private let date = Date(timeIntervalSince1970: 1_800_000_000)

  private static let words = (0..<2000).map { "word\($0)" }

  init(posts: Int, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appending(path: "\(posts).sqlite").path
    self.posts = posts
    sources = (0..<max(1, posts / 100)).map {
      Source(
        address: "https://host\($0 % 997).example/feed\($0)", name: "Source \($0)",
        folder: "Folder \($0 % 50)")
    }
  }

  func rows() throws -> [Row] {
    var rows: [Row] = []
    if !FileManager.default.fileExists(atPath: path) { try fill() }
    func measure<Value>(_ name: String, _ work: () throws -> Value) rethrows -> Value {
      let start = ContinuousClock.now
      let value = try work()
      rows.append((name, (ContinuousClock.now - start) / .seconds(1)))
      return value
    }
    let queries = try Self.queries.map { SavedQuery(name: $0, query: try PostQuery($0)) }
    let store = try measure("open") { try PostStore(path: path) }
    try measure("subscribe") { try store.subscribe(to: sources) }
    _ = try measure("counts as they were last") { try store.counts(of: queries) }
    _ = try measure("first 200 of all posts") { try store.posts(in: .all, limit: 200, at: date) }
    _ = try measure("all counts (in the background)") {
      try store.updateCounts(of: queries, at: date)
    }
    let times = try queries.map { query -> Double in
      let start = ContinuousClock.now
      _ = try store.posts(in: .query(query), limit: 200, at: date)
      return (ContinuousClock.now - start) / .seconds(1)
    }.sorted()
    rows.append(("open a query, median", times[times.count / 2]))
    rows.append(("open a query, longest", times.last ?? 0))
    let post = try store.posts(in: .all, limit: 1, at: date)[0]
    try measure("mark a post") { try store.mark([post.id], read: !post.isRead) }
    _ = try measure("count again after that") { try store.updateCounts(of: queries, at: date) }
    store.rules = try Self.queries.map {
      PostRule(query: try PostQuery($0), actions: [.tag("x")])
    }
    let number = UInt64(date.timeIntervalSince1970) + UInt64.random(in: 0..<1_000_000)
    let items = (0..<20).map { item("new\(number)-\($0)", date) }
    try measure("save 20 new posts with 100 rules") { try save(items, of: sources[0], in: store) }
    _ = try measure("count again after that, too") { try store.updateCounts(of: queries, at: date) }
    return rows
  }
}

extension StoreBench {
  /// A hundred, of all kinds.
  private static var queries: [String] {
    (0..<100).map { number in
      switch number % 10 {
      case 0: "word\(number)"
      case 1: "title:word\(number) unread"
      case 2: "source:\"Source \(number)\""
      case 3: "folder:\"Folder \(number % 50)\" age<30d"
      case 4: "word\(number) or word\(number + 1) not word3"
      case 5: "age<\(number)d unread"
      case 6: "has:link starred"
      case 7: "\"word\(number) word\(number + 7)\""
      case 8: "link:example/\(number)"
      case _: "not unread word1"
      }
    }
  }

  private func item(_ id: String, _ date: Date) -> FeedItem {
    func words(_ count: Int) -> String {
      (0..<count).map { _ in Self.words.randomElement() ?? "" }.joined(separator: " ")
    }
    return FeedItem(
      id: id, title: words(6), content: PostContent("<p>\(words(60))</p>", form: .html),
      link: "https://example/\(id)", date: date)
  }

  private func fill() throws {
    print("Making a store of \(posts) posts…")
    let store = try PostStore(path: path)
    try store.subscribe(to: sources)
    for (number, source) in sources.enumerated() {
      let items = (0..<100).map { post in
        item(
          "\(number)-\(post)",
          date.addingTimeInterval(-Double((post * 37 + number) % 365) * 86_400 - Double(post)))
      }
      try save(items, of: source, in: store)
    }
    // Half of them are read, and some have a star.
    let ids = try store.posts(in: .all, at: date).map(\.id)
    for start in stride(from: 0, to: ids.count, by: 20_000) {
      let part = ids[start..<min(start + 20_000, ids.count)]
      try store.mark(part.filter { $0 % 2 == 0 }, read: true)
      try store.mark(part.filter { $0 % 100 == 0 }, starred: true)
    }
  }

  private func save(_ items: [FeedItem], of source: Source, in store: PostStore) throws {
    let tag = items.map(\.id).joined()
    try store.save(
      Feed(items: items),
      of: SourceDocument(bytes: Array(tag.utf8), address: URL(filePath: "/")), for: source.id,
      at: date)
  }
}
