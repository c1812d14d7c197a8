import GRDB

/// Takes posts out, with their texts and words.
struct PostRemoval {
  /// Read posts of one source that are kept though its document has them no longer.
  static let limit = 10_000

  private let database: Database

  init(_ database: Database) { self.database = database }

  /// Takes all that is kept of a source, but for its own row.
  func remove(allOf source: Int64) throws {
    try remove(ids("SELECT id FROM post WHERE source = ?", source))
    try DocumentTable(database).remove(of: source)
  }

  /// Takes the oldest read posts without a star that are in the document no longer, beyond the limit.
  func prune(_ source: Int64, except present: Set<Int64>) throws {
    let count = try StoreStatement(database, "SELECT total - unread FROM source WHERE id = ?")
    count.bind(source, at: 1)
    guard try count.next() else { return }
    let read = count.count(0)
    count.end()
    guard read > Self.limit else { return }
    let gone = try ids(
      "SELECT id FROM post WHERE source = ? AND read = 1 AND starred = 0 ORDER BY place DESC, id DESC",
      source
    ).filter { !present.contains($0) }
    try remove(Array(gone.dropFirst(Self.limit)))
  }

  /// Words first, for the reason that `FeedSave` gives.
  private func remove(_ ids: [Int64]) throws {
    try WordIndex(database).remove(ids)
    for table in ["text WHERE post", "post WHERE id"] {
      let delete = try StoreStatement(database, "DELETE FROM \(table) = ?")
      for id in ids {
        delete.bind(id, at: 1)
        try delete.run()
      }
    }
  }

  private func ids(_ words: String, _ source: Int64) throws -> [Int64] {
    let query = try StoreStatement(database, words)
    query.bind(source, at: 1)
    var ids: [Int64] = []
    while try query.next() { ids.append(query.number(0)) }
    return ids
  }
}
