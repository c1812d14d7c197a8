/// Takes posts out, with their texts and words.
struct PostRemoval {
  /// Read posts of one source that are kept though its document has them no longer.
  static let limit = 10_000

  private let database: Database
  private let texts: PreparedTexts

  /// - Parameter texts: The words that are made already.
  init(_ database: Database, _ texts: PreparedTexts = PreparedTexts()) {
    self.database = database
    self.texts = texts
  }

  /// What the index is to be told of the posts of a source before they go.
  func contents(allOf source: Int64) throws -> [WordIndex.Content] {
    try WordIndex.contents(of: ids("SELECT id FROM post WHERE source = ?", source), in: database)
  }

  /// Takes all that is kept of a source, but for its own row.
  func remove(allOf source: Int64) throws {
    try remove(ids("SELECT id FROM post WHERE source = ?", source))
    try DocumentTable(database).remove(of: source)
    try database.statement("DELETE FROM gone WHERE source = ?").run(source)
  }

  /// Takes the posts of a source that are kept of another one, too.
  func remove(of source: Int64, presentIn other: Int64) throws {
    let sql =
      "SELECT id FROM post WHERE source = ? AND guid IN (SELECT guid FROM post WHERE source = \(other))"
    try remove(ids(sql, source))
  }

  /// Takes the oldest read posts without a star that are in the document no longer, beyond the limit.
  func prune(_ source: Int64, except present: Set<Int64>) throws {
    let count = try database.query("SELECT total - unread FROM source WHERE id = ?", source)
    guard let read = try count.first({ $0.count(0) }), read > Self.limit else { return }
    let gone = try ids(
      """
      SELECT id FROM post WHERE source = ? AND read = 1 AND starred = 0
        AND id NOT IN (SELECT post FROM download) ORDER BY place DESC, id DESC
      """,
      source
    ).filter { !present.contains($0) }
    try remove(Array(gone.dropFirst(Self.limit)))
  }

  /// Words first, for the reason that `FeedSave` gives.
  func remove(_ ids: [Int64]) throws {
    try WordIndex(database, texts).remove(ids)
    for table in ["text WHERE post", "post WHERE id"] {
      let delete = try database.statement("DELETE FROM \(table) = ?")
      for id in ids { try delete.run(id) }
    }
  }

  private func ids(_ sql: String, _ source: Int64) throws -> [Int64] {
    try database.query(sql, source).all { $0.number(0) }
  }
}
