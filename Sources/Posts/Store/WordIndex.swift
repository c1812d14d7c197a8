import GRDB

/// The words of all posts, kept up by hand: a trigger would read each text a second time.
struct WordIndex {
  private let insert: StoreStatement
  private let delete: StoreStatement

  init(_ database: Database) throws {
    insert = try StoreStatement(
      database, "INSERT INTO word (rowid, title, author, body) VALUES (?, ?, ?, ?)")
    delete = try StoreStatement(
      database,
      """
      INSERT INTO word (word, rowid, title, author, body)
      SELECT 'delete', id, title, author, body FROM readable WHERE id = ?
      """)
  }

  func add(_ id: Int64, title: String, author: String?, body: String) throws {
    insert.bind(id, at: 1)
    insert.bind(title, at: 2)
    insert.bind(author, at: 3)
    insert.bind(body, at: 4)
    try insert.run()
  }

  /// Before the text changes or goes: the index must be told what it holds.
  func remove(_ id: Int64) throws {
    delete.bind(id, at: 1)
    try delete.run()
  }
}
