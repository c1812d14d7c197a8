import Foundation
import Store

/// Saves and marks as long as it lives. Before each mark it says what it tries, and after it that this is done.
struct Worker {
  private let store: PostStore
  private var state: UInt64
  private var editions: [Int] = []
  private static let sources = (1...3).map { Source(address: "https://example.org/\($0)") }

  init(path: String, seed: Int) throws {
    store = try PostStore(path: path)
    state = UInt64(seed)
    try store.subscribe(to: Self.sources)
    editions = try Self.sources.map { source in
      try store.validators(of: source.id)?.etag.flatMap { Int($0) } ?? 0
    }
  }

  mutating func work() throws -> Never {
    while true {
      try save()
      let posts = try store.posts(in: .all)
      for _ in 0..<number(below: 10) { try mark(posts[number(below: posts.count)].id) }
    }
  }
}

extension Worker {
  private mutating func save() throws {
    let index = number(below: Self.sources.count)
    let source = Self.sources[index]
    editions[index] += 1
    let (feed, document) = try Edition(editions[index], of: source.id).parts
    try store.save(feed, of: document, for: source.id, at: Date())
    StoreCrasher.report("saved \(source.id) \(editions[index])")
  }

  private mutating func mark(_ id: StoredPost.ID) throws {
    let isOn = number(below: 2) == 1
    if number(below: 2) == 1 {
      StoreCrasher.report("try read \(id) \(isOn)")
      try store.mark([id], read: isOn)
    } else {
      StoreCrasher.report("try star \(id) \(isOn)")
      try store.mark([id], starred: isOn)
    }
    StoreCrasher.report("done")
  }

  /// The same numbers for the same seed (Knuth's linear congruential generator).
  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
