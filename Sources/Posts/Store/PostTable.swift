import Feeds

/// The rows of posts, and those of their long texts.
struct PostTable {
  private let database: Database
  private let find: Statement
  private let insert: Statement
  private let update: Statement
  private let insertText: Statement

  init(_ database: Database) throws {
    self.database = database
    find = try database.statement(
      "SELECT id, hash, arrived FROM post WHERE source = ? AND guid = ?")
    insert = try database.statement(
      """
      INSERT OR IGNORE INTO post
        (hash, published, place, title, link, preview, source, guid, arrived)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    update = try database.statement(
      """
      UPDATE post SET hash = ?, published = ?, place = ?, title = ?, link = ?, preview = ?
      WHERE id = ?
      """)
    insertText = try database.statement(
      "INSERT OR REPLACE INTO text (post, author, links, body) VALUES (?, ?, ?, ?)")
  }

  /// The row that stands for an item of a source.
  func find(
    _ guid: FeedItem.ID, of source: Int64
  ) throws -> (id: Int64, hash: Int64, arrived: Int64)? {
    find.bind(source, guid)
    return try find.first { ($0.number(0), $0.number(1), $0.number(2)) }
  }

  /// Adds a post; false where the source has one of that id already.
  func insert(
    _ item: FeedItem, of source: Int64, hash: Int64, arrived: Int64
  ) throws -> Bool {
    try insert.run(
      hash, item.date?.milliseconds, item.place(arrived: arrived), item.title, item.link,
      item.preview, source, item.id, arrived)
    guard database.changeCount > 0 else { return false }
    try saveText(of: item, as: database.lastRow)
    return true
  }

  /// Changes what a post says, and none of its marks.
  func update(_ id: Int64, to item: FeedItem, hash: Int64, arrived: Int64) throws {
    try update.run(
      hash, item.date?.milliseconds, item.place(arrived: arrived), item.title, item.link,
      item.preview, id)
    try saveText(of: item, as: id)
  }
}

extension PostTable {
  private func saveText(of item: FeedItem, as id: Int64) throws {
    let links = item.links.isEmpty ? nil : item.links.joined(separator: "\n")
    try insertText.run(id, item.author, links, item.body)
  }
}

extension FeedItem {
  /// Where it stands among all posts. A date that lies ahead would keep its post on top for as long.
  fileprivate func place(arrived: Int64) -> Int64 { min(date?.milliseconds ?? arrived, arrived) }
}
