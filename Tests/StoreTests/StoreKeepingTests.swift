import Feeds
import Foundation
import StoreSupport
import Testing

@testable import Store

/// Old posts that go, and do not come back.
struct StoreKeepingTests {
  private let day = 86_400.0

  private func store(_ folder: StoreFolder? = nil, posts: Int = 10) throws -> PostStore {
    let store = try folder?.open() ?? .inMemory()
    try store.subscribe(to: [Kept.source])
    try store.save(items(0..<posts))
    return store
  }

  private func items(_ numbers: Range<Int>, body: String = "old words") -> [FeedItem] {
    numbers.map {
      Kept.item("\($0)", title: "post\($0)", body: body, date: Kept.date - Double($0) * day)
    }
  }

  @Test func `the oldest go, but for those with a star, and their words with them`() throws {
    let store = try store()
    let starred = try #require(try store.posts(in: .all).last)
    try store.mark([starred.id], starred: true)
    #expect(try store.titles(matching: "words").count == 10)
    #expect(try store.remove(from: Kept.address, beyond: KeepLimit(posts: 4), at: Kept.date) == 5)
    #expect(try store.titles() == ["post0", "post1", "post2", "post3", "post9"])
    #expect(try store.remove(from: Kept.address, beyond: KeepLimit(days: 2), at: Kept.date) == 1)
    #expect(try store.titles(matching: "words") == ["post0", "post1", "post2", "post9"])
    #expect(try store.remove(from: Kept.address, beyond: KeepLimit(), at: Kept.date) == 0)
    #expect(
      try store.remove(from: "https://none/", beyond: KeepLimit(posts: 1), at: Kept.date) == 0)
    try store.checkAll()
  }

  @Test func `what the feed still lists does not come back, and what it lists again does`() throws {
    let store = try store()
    try store.remove(from: Kept.address, beyond: KeepLimit(posts: 3), at: Kept.date)
    let counts = try store.save(items(0..<11, body: "changed"), at: Kept.date + 1)
    #expect(counts == SaveCounts(new: 1, changed: 3))
    #expect(try store.titles().count == 4)
    // Once the feed lists them no longer they are forgotten, and may come as new.
    try store.save(items(0..<3), at: Kept.date + 2)
    #expect(try store.save(items(0..<6), at: Kept.date + 3).new == 3)
    try store.checkAll()
  }

  @Test func `the file shrinks when much has gone`() throws {
    let folder = try StoreFolder()
    let long = String(repeating: "some words that take room ", count: 200)
    do {
      let store = try folder.open()
      try store.subscribe(to: [Kept.source])
      try store.save(
        Feed(items: items(0..<4000, body: long)), of: Kept.document("many"), for: Kept.address,
        at: Kept.date)
      _ = try store.titles(matching: "room")
      try store.remove(from: Kept.address, beyond: KeepLimit(posts: 10), at: Kept.date)
      try store.shrink()
      #expect(try store.titles(matching: "room").count == 10)
      try store.checkAll()
    }
    let size = try #require(
      try FileManager.default.attributesOfItem(atPath: folder.path)[.size] as? Int)
    #expect(size < 2_000_000)
  }
}
