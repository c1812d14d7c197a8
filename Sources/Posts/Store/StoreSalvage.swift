import GRDB

/// Copies row by row what a damaged store still gives: sources, posts, texts and marks, under the same numbers.
///
/// Documents are left: without them their sources are asked for everything anew.
struct StoreSalvage {
  private let file: StoreFile
  private let target: any DatabaseWriter

  init(from file: StoreFile, into target: any DatabaseWriter) {
    self.file = file
    self.target = target
  }

  /// How many posts were saved; none where the store is damaged so much that it does not even open.
  ///
  /// Throws where there is no room for them, or it cannot be told what there is: then nothing is saved.
  func run() throws -> Int {
    do {
      let configuration = StoreConnection.configuration(readOnly: true)
      let source = try DatabaseQueue(path: file.path, configuration: configuration)
      return try target.write { target in
        for table in ["source", "post", "text"] { try copy(table, from: source, into: target) }
        try target.execute(sql: Self.completion)
        try WordIndex(target).catchUp()
        return try Int.fetchOne(target, sql: "SELECT count(*) FROM post") ?? 0
      }
    } catch let error as DatabaseError where error.isOfDamage {
      return 0
    }
  }
}

extension StoreSalvage {
  /// From both ends up to where it is damaged.
  private func copy(_ table: String, from source: DatabaseQueue, into target: Database) throws {
    let columns = try target.columns(in: table).map(\.name).joined(separator: ", ")
    for direction in ["ASC", "DESC"] {
      let query = "SELECT \(columns) FROM \(table) NOT INDEXED ORDER BY rowid \(direction)"
      let isWhole = try source.unsafeRead { source in
        do {
          let rows = try Row.fetchCursor(source, sql: query)
          while let row = try rows.next() {
            try insert(row, into: table, columns: columns, of: target)
          }
          return true
        } catch let error as DatabaseError where error.isOfDamage {
          return false
        }
      }
      if isWhole { return }
    }
  }

  private func insert(
    _ row: Row, into table: String, columns: String, of target: Database
  ) throws {
    let values = Array(row.databaseValues)
    let marks = values.map { _ in "?" }.joined(separator: ", ")
    try target.cachedStatement(
      sql: "INSERT OR IGNORE INTO \(table) (\(columns)) VALUES (\(marks))"
    ).execute(arguments: StatementArguments(values))
  }

  /// A post without its text is written anew when its source brings it again.
  private static let completion = """
    DELETE FROM post WHERE source NOT IN (SELECT id FROM source);
    DELETE FROM text WHERE post NOT IN (SELECT id FROM post);
    UPDATE post SET hash = 0 WHERE id NOT IN (SELECT post FROM text);
    INSERT INTO text (post, body) SELECT id, '' FROM post WHERE id NOT IN (SELECT post FROM text);
    UPDATE source SET total = (SELECT count(*) FROM post WHERE source = source.id),
      unread = (SELECT count(*) FROM post WHERE source = source.id AND read = 0),
      starred = (SELECT count(*) FROM post WHERE source = source.id AND starred = 1);
    """
}

extension DatabaseError {
  /// Whether it says that the store is damaged, and not that there is no room for what was read from it, or that
  /// the system lets nobody near it.
  fileprivate var isOfDamage: Bool {
    let unreadable: [ResultCode] = [
      .SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_CORRUPTFS,
    ]
    let passing: [ResultCode] = [.SQLITE_FULL, .SQLITE_BUSY, .SQLITE_IOERR, .SQLITE_CANTOPEN]
    return unreadable.contains(extendedResultCode) || !passing.contains(resultCode)
  }
}
