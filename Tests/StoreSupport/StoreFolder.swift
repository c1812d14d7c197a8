import Foundation

@testable import Store

/// A folder of its own for the store of one test, gone with the test.
package final class StoreFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "outpost-store-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // The program that only looks is nobody in particular.
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path())
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Where the store is.
  package var path: String { url.appending(path: "outpost.sqlite").path() }

  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path()).sorted() }
  }

  package func open() throws -> PostStore { try PostStore(path: path) }

  /// A store of this many posts that was closed properly.
  package func fill(_ count: Int, body: String = String(repeating: "some words ", count: 50)) throws
  {
    let store = try open()
    try store.subscribe(to: [Kept.source])
    try store.save((0..<count).map { Kept.item("\($0)", title: "post\($0)", body: body) })
  }

  /// Gives all posts a star, and closes the store properly.
  package func mark() throws {
    let store = try open()
    try store.mark(store.posts(in: .all).map(\.id), starred: true)
  }

  /// Changes the bytes of the store.
  package func edit(_ change: (inout Data) -> Void) throws {
    var data = try Data(contentsOf: URL(filePath: path))
    change(&data)
    try data.write(to: URL(filePath: path))
  }
}

extension PostStore {
  /// Throws where anything in the store does not belong together: pages, indexes, words, counters.
  package func checkAll() throws {
    try write(StoreSchema.check)
    let wrong = try read { database in
      try database.number(
        """
        SELECT count(*) FROM source WHERE
          total <> (SELECT count(*) FROM post WHERE source = source.id) OR
          unread <> (SELECT count(*) FROM post WHERE source = source.id AND read = 0) OR
          starred <> (SELECT count(*) FROM post WHERE source = source.id AND starred = 1)
        """)
    }
    guard wrong == 0 else { throw StoreError.other(path: "", reason: "counters are wrong") }
  }
}
