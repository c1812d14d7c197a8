import Feeds
import Foundation
import Measuring
import Store

/// What is done with a store, apart from any screen.
struct StoreBench {
  private let home: BenchHome
  private let queries: [SavedQuery]

  init(_ home: BenchHome) throws {
    self.home = home
    queries = try home.queries.map { SavedQuery(name: $0, query: try PostQuery($0)) }
  }

  func samples(runs: Int) throws -> [Timing] {
    var timings: [Timing] = []
    for run in 0..<runs { try measure(run, into: &timings) }
    return timings
  }

  private func measure(_ run: Int, into timings: inout [Timing]) throws {
    func measure<Value>(_ name: String, _ work: () throws -> Value) rethrows -> Value {
      let start = Stopwatch.wall
      let value = try work()
      timings.add(name, Stopwatch.wall - start)
      return value
    }
    let date = home.date
    let store = try measure("open") { try PostStore(path: home.store) }
    try measure("subscribe") { try store.subscribe(to: home.sources) }
    _ = try measure("counts as they were last") { try store.counts(of: queries) }
    _ = try measure("first 200 of all posts") { try store.posts(in: .all, limit: 200, at: date) }
    _ = try measure("all counts (in the background)") {
      try store.updateCounts(of: queries, at: date)
    }
    let times = try queries.map { query -> Double in
      let start = Stopwatch.wall
      _ = try store.posts(in: .query(query), limit: 200, at: date)
      return Stopwatch.wall - start
    }.sorted()
    timings.add("open a query, median", times[times.count / 2])
    timings.add("open a query, longest", times.last ?? 0)
    let post = try store.posts(in: .all, limit: 1, at: date)[0]
    _ = try measure("mark a post") { try store.mark([post.id], read: !post.isRead) }
    _ = try measure("count again after that") { try store.updateCounts(of: queries, at: date) }
    _ = try measure("ids of all unread (in the background)") {
      try store.unreadPosts(in: .all, at: date)
    }
    try store.mark([post.id], read: post.isRead)
    store.rules = try home.queries.map {
      PostRule(query: try PostQuery($0), actions: [.tag("x")])
    }
    // Not the newest, which the program looks for.
    let old = date.addingTimeInterval(-86_400)
    let run = "\(UInt64(date.timeIntervalSince1970))-\(run)"
    let items = (0..<20).map { home.item("new\(run)-\($0)", old) }
    _ = try measure("save 20 new posts with 100 rules") {
      try home.save(items, of: home.sources[1], in: store)
    }
    _ = try measure("count again after that, too") { try store.updateCounts(of: queries, at: date) }
  }
}
