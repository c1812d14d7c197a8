import GRDB

/// The words of all posts, kept up by hand.
///
/// Posts that come are not put in at once but a thousand at a time, or when someone searches: each time that
/// the index is written it sorts itself anew, which for a few posts takes longer than to save them.
struct WordIndex {
  /// So many posts may wait; they are put in within a blink when someone searches.
  static let patience: Int64 = 1000

  private let database: Database
  /// The number of the last post whose words are in.
  private let last: Int64
  private let delete: StoreStatement
  private let insert: StoreStatement

  init(_ database: Database) throws {
    self.database = database
    last = try Self.number("SELECT last FROM indexed", in: database)
    delete = try StoreStatement(
      database,
      """
      INSERT INTO word (word, rowid, title, author, body)
      SELECT 'delete', id, title, author, body FROM readable WHERE id = ?
      """)
    insert = try StoreStatement(
      database,
      """
      INSERT INTO word (rowid, title, author, body)
      SELECT id, title, author, body FROM readable WHERE id BETWEEN ? AND ?
      """)
  }

  /// Before the text of posts changes or goes: the index must be told what it holds.
  func remove(_ ids: some Sequence<Int64>) throws {
    for id in ids where id <= last {
      delete.bind(id, at: 1)
      try delete.run()
    }
  }

  /// After the text of posts has changed.
  func restore(_ ids: some Sequence<Int64>) throws {
    for id in ids where id <= last { try add(id...id) }
  }

  /// Puts in what waits, if it is more than a number of posts.
  func catchUp(beyond patience: Int64 = 0) throws {
    let newest = try Self.newest(in: database)
    guard newest - last > patience else { return }
    try add(last + 1...newest)
    try database.execute(sql: "UPDATE indexed SET last = ?", arguments: [newest])
  }

  /// Whether words are missing from it.
  static func isBehind(in database: Database) throws -> Bool {
    try newest(in: database) > number("SELECT last FROM indexed", in: database)
  }
}

extension WordIndex {
  private func add(_ ids: ClosedRange<Int64>) throws {
    insert.bind(ids.lowerBound, at: 1)
    insert.bind(ids.upperBound, at: 2)
    try insert.run()
  }

  private static func newest(in database: Database) throws -> Int64 {
    try number("SELECT coalesce(max(id), 0) FROM post", in: database)
  }

  private static func number(_ words: String, in database: Database) throws -> Int64 {
    let query = try StoreStatement(database, words)
    defer { query.end() }
    return try query.next() ? query.number(0) : 0
  }
}
