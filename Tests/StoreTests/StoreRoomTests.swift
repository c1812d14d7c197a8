import Feeds
import Foundation
import StoreSupport
import Testing

@testable import Store

struct StoreRoomTests {
  private let large = (0..<500).map {
    Kept.item("\($0)", body: String(repeating: "word\($0) ", count: 300))
  }

  @Test func `without room nothing is half there, and the store goes on`() throws {
    let folder = try StoreFolder()
    let store = try folder.open()
    try store.save([Kept.item("before")])
    try store.write { try $0.execute("PRAGMA max_page_count = 60") }
    #expect(throws: StoreError.full(path: folder.path)) { try store.save(large) }
    try checkUsable(store)
    try store.write { try $0.execute("PRAGMA max_page_count = 100000") }
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
    #expect(again.warning == nil)
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
    #expect(store.warning == nil)
    try store.save([Kept.item("after")])
  }

  @Test(.enabled(if: SmallDisk.isPermitted, "nothing may be mounted here"))
  func `a damaged store on a full disk waits for room, and loses no mark`() throws {
    let folder = try StoreFolder()
    try folder.fill(200)
    try folder.mark()
    try folder.edit { Kept.damagePage(of: "post77", in: &$0) }
    let disk = try SmallDisk(megabytes: 1)
    let path = disk.path + "/outpost.sqlite"
    try FileManager.default.copyItem(atPath: folder.path, toPath: path)
    StoreFile(path: path).setMark()
    let damaged = try Data(contentsOf: URL(filePath: path))
    // From no room at all to almost enough: it breaks off elsewhere each time.
    var repaired: PostStore?
    for room in stride(from: 0, to: 1_000_000, by: 40_000) where repaired == nil {
      try disk.fill(leaving: room)
      repaired = try storeIfThereIsRoom(path)
      guard repaired == nil else { break }
      // The header counts who opened it.
      #expect(try Data(contentsOf: URL(filePath: path)).dropFirst(100) == damaged.dropFirst(100))
      let names = try FileManager.default.contentsOfDirectory(atPath: disk.path)
      #expect(!names.contains { $0.contains("damaged") })
    }
    let store = try #require(repaired)
    #expect(store.warning?.contains("posts could be saved") == true)
    #expect(try store.posts(in: .starred).count > 150)
  }

  /// Nil where the disk is full.
  private func storeIfThereIsRoom(_ path: String) throws -> PostStore? {
    do {
      return try PostStore(path: path)
    } catch {
      guard case .full = error else { throw error }
      return nil
    }
  }

  private func checkUsable(_ store: PostStore) throws {
    #expect(try store.titles() == ["before"])
    #expect(try store.validators(of: Kept.address)?.etag == "\"before before \"")
    let ids = try store.posts(in: .all).map(\.id)
    try store.mark(ids, starred: true)
    #expect(try store.starredCount() == 1)
    try store.checkAll()
  }
}
