import Feeds
import GRDB

/// The rows of posts, and those of their long texts.
struct PostTable {
  private let database: Database
  private let find: StoreStatement
  private let insert: StoreStatement
  private let update: StoreStatement
  private let insertText: StoreStatement

  init(_ database: Database) throws {
    self.database = database
    find = try StoreStatement(
      database, "SELECT id, hash, arrived FROM post WHERE source = ? AND guid = ?")
    insert = try StoreStatement(
      database,
      """
      INSERT OR IGNORE INTO post
        (hash, published, place, title, link, preview, source, guid, arrived)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    update = try StoreStatement(
      database,
      """
      UPDATE post SET hash = ?, published = ?, place = ?, title = ?, link = ?, preview = ?
      WHERE id = ?
      """)
    insertText = try StoreStatement(
      database, "INSERT OR REPLACE INTO text (post, author, links, body) VALUES (?, ?, ?, ?)")
  }

  /// The row that stands for an item of a source.
  func find(
    _ guid: FeedItem.ID, of source: Int64
  ) throws -> (id: Int64, hash: Int64, arrived: Int64)? {
    find.bind(source, at: 1)
    find.bind(guid, at: 2)
    guard try find.next() else { return nil }
    defer { find.end() }
    return (find.number(0), find.number(1), find.number(2))
  }

  /// Adds a post; false where the source has one of that id already.
  func insert(
    _ item: FeedItem, of source: Int64, hash: Int64, arrived: Int64
  ) throws -> Bool {
    bind(item, hash: hash, arrived: arrived, to: insert)
    insert.bind(source, at: 7)
    insert.bind(item.id, at: 8)
    insert.bind(arrived, at: 9)
    try insert.run()
    guard database.changesCount > 0 else { return false }
    try saveText(of: item, as: database.lastInsertedRowID)
    return true
  }

  /// Changes what a post says, and none of its marks.
  func update(_ id: Int64, to item: FeedItem, hash: Int64, arrived: Int64) throws {
    bind(item, hash: hash, arrived: arrived, to: update)
    update.bind(id, at: 7)
    try update.run()
    try saveText(of: item, as: id)
  }
}

extension PostTable {
  private func bind(_ item: FeedItem, hash: Int64, arrived: Int64, to statement: StoreStatement) {
    let published = item.date?.milliseconds
    statement.bind(hash, at: 1)
    statement.bind(published, at: 2)
    // A date that lies ahead would keep its post on top for as long.
    statement.bind(min(published ?? arrived, arrived), at: 3)
    statement.bind(item.title, at: 4)
    statement.bind(item.link, at: 5)
    statement.bind(item.preview, at: 6)
  }

  private func saveText(of item: FeedItem, as id: Int64) throws {
    insertText.bind(id, at: 1)
    insertText.bind(item.author, at: 2)
    insertText.bind(item.links.isEmpty ? nil : item.links.joined(separator: "\n"), at: 3)
    insertText.bind(item.body, at: 4)
    try insertText.run()
  }
}
