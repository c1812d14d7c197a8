import Feeds
import Foundation
import GRDB
import Testing

@testable import Posts

struct StoreRoomTests {
  private let large = (0..<500).map {
    Kept.item("\($0)", body: String(repeating: "word\($0) ", count: 300))
  }

  @Test func `without room nothing is half there, and the store goes on`() throws {
    let folder = try StoreFolder()
    let store = try folder.open()
    try store.save([Kept.item("before")])
    _ = try store.write { try Int.fetchOne($0, sql: "PRAGMA max_page_count = 60") }
    #expect(throws: StoreError.full(path: folder.path)) { try store.save(large) }
    try checkUsable(store)
    _ = try store.write { try Int.fetchOne($0, sql: "PRAGMA max_page_count = 100000") }
    try store.save(large)
    #expect(try store.titles().count == 501)
    try store.checkAll()
  }

  @Test(.enabled(if: SmallDisk.isPermitted, "nothing may be mounted here"))
  func `on a disk that is really full nothing is lost`() throws {
    let disk = try SmallDisk(megabytes: 1)
    let path = disk.path + "/outpost.sqlite"
    let store = try PostStore(path: path)
    try store.save([Kept.item("before")])
    #expect(throws: StoreError.full(path: path)) { try store.save(large) }
    try checkUsable(store)
    let again = try PostStore(path: path)
    #expect(again.notice == nil)
    try checkUsable(again)
  }

  @Test(.enabled(if: SmallDisk.isPermitted, "nothing may be mounted here"))
  func `a full disk has no room for a new store, and says so`() throws {
    let disk = try SmallDisk(megabytes: 1)
    _ = FileManager.default.createFile(
      atPath: disk.path + "/ballast", contents: Data(count: 1_030_000))
    let path = disk.path + "/outpost.sqlite"
    #expect(throws: StoreError.full(path: path)) { try PostStore(path: path) }
    try FileManager.default.removeItem(atPath: disk.path + "/ballast")
    let store = try PostStore(path: path)
    #expect(store.notice == nil)
    try store.save([Kept.item("after")])
  }

  private func checkUsable(_ store: PostStore) throws {
    #expect(try store.titles() == ["before"])
    #expect(try store.validators(of: Kept.address)?.etag == "\"before before \"")
    let ids = try store.posts(on: .all).map(\.id)
    try store.mark(ids, starred: true)
    #expect(try store.starredCount() == 1)
    try store.checkAll()
  }
}
