import Essentials
import Feeds
import StoreSupport
import Testing

@testable import Store

/// Lists in each order, read by indices, against the same sorted here.
struct ListQueryTests {
  private let sources = (0..<6).map {
    var source = Source(address: "https://\($0).example/f", name: "Name \(5 - $0)")
    source.folders = [["Small"], ["Small", "Big"], ["Big"], ["Big"], ["Big"], []][$0]
    return source
  }

  private func store() throws -> PostStore {
    let store = try PostStore.inMemory()
    try store.subscribe(to: sources)
    for (number, source) in sources.enumerated() {
      let items = (0..<(number + 1) * 7).map {
        FeedItem(
          id: "\($0)", title: "\(["b", "A", "c", ""][$0 % 4]) \($0 * 31 % 11)", body: "text",
          date: Kept.date.addingTimeInterval(Double($0 * 97 % 50 - number) * 3600))
      }
      var feed = Kept.feed("x")
      feed.items = items
      try store.save(
        feed, of: Kept.document("\(number)"), for: source.id, at: Kept.date.addingTimeInterval(1e6))
    }
    let all = try store.posts(in: .all)
    try store.mark(all.filter { $0.id % 3 == 0 }.map(\.id), read: true)
    try store.mark(all.filter { $0.id % 5 == 0 }.map(\.id), starred: true)
    return store
  }

  @Test(arguments: PostOrder.allCases, [false, true])
  func `each list has its posts in its order`(order: PostOrder, hidesRead: Bool) throws {
    let store = try store()
    let all = try store.posts(in: .all)
    let names = Dictionary(uniqueKeysWithValues: sources.map { ($0.id, $0.name ?? "") })
    let folders = Dictionary(uniqueKeysWithValues: sources.map { ($0.id, $0.folders) })
    for post in all where post.id % 3 == 0 {
      try store.save(StoredDownload(post: post.id, address: "https://a.example/a.mp3"))
    }
    let arrangement = ListArrangement(order: order, hidesRead: hidesRead)
    let filters: [PostFilter] =
      [.all, .unread, .starred, .downloads, .folder("Small"), .folder("Big"), .folder("none")]
      + sources.map { .source($0.id) }
    for filter in filters {
      let wanted = all.filter { post in
        let isInFilter =
          switch filter {
          case .all: true
          case .unread: !post.isRead
          case .starred: post.isStarred
          case .downloads: post.id % 3 == 0
          case .folder(let name): folders[post.source]?.contains(name) == true
          case .source(let id): post.source == id
          case .query: false
          }
        return isInFilter && (!hidesRead || !post.isRead)
      }
      let found = try store.posts(in: filter, arranged: arrangement)
      #expect(Set(found.map(\.id)) == Set(wanted.map(\.id)), "\(filter)")
      #expect(found.count == wanted.count)
      let matching = try store.posts(in: filter, matching: PostQuery("text"), arranged: arrangement)
      #expect(matching == found, "\(filter)")
      for (first, second) in zip(found, found.dropFirst()) {
        let isInOrder =
          switch order {
          case .newest: first.date >= second.date
          case .oldest: first.date <= second.date
          case .title: first.title.lowercased() <= second.title.lowercased()
          case .source:
            (names[first.source] ?? "", second.date) <= (names[second.source] ?? "", first.date)
          }
        #expect(isInOrder, "\(filter)")
      }
      for limit in [0, 1, 5, 1000] {
        let start = try store.posts(in: filter, arranged: arrangement, limit: limit)
        #expect(start == Array(found.prefix(limit)), "\(filter) \(limit)")
      }
    }
  }
}
