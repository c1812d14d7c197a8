import CSQLiteLibrary
import Essentials

/// Sets a damaged store aside and makes a new one of what can still be read.
struct StoreRepair {
  let file: StoreFile
  let lock: StoreLock

  func open() throws(StoreError) -> StoreOpening {
    guard lock.claim() else {
      // Whoever has it may have repaired the store by now.
      lock.share()
      return try StoreOpening.openOrMake(file)
    }
    defer { lock.share() }
    do {
      // Another program may have been here while this one waited.
      return try StoreOpening.openOrMake(file)
    } catch {
      guard case .damaged = error else { throw error }
    }
    guard let aside = file.setAside() else { throw .damaged(path: file.path) }
    do {
      return try newStore(from: aside)
    } catch {
      // On a full disk the next start is to find what this one found, and not a store that has less in it.
      file.remove()
      if aside.move(to: file) { file.setMark() }
      throw error
    }
  }
}

extension StoreRepair {
  /// A new store with what another one still gives; closed again where there is no room for that.
  private func newStore(from aside: StoreFile) throws(StoreError) -> StoreOpening {
    var opening = try StoreOpening.openOrMake(file)
    let saved: Int
    do {
      saved = try StoreSalvage(from: aside, into: opening.database).run()
    } catch {
      throw StoreError(error, path: file.path)
    }
    opening.warning = """
      The store was damaged and is now \(aside.path); \
      \(saved == 1 ? "1 post" : "\(saved) posts") could be saved from it
      """
    return opening
  }
}

/// Copies row by row what a damaged store still gives: sources, posts, texts and marks, under the same numbers.
///
/// Documents are left: without them their sources are asked for everything again.
struct StoreSalvage {
  private let file: StoreFile
  private let target: DatabasePool

  init(from file: StoreFile, into target: DatabasePool) {
    self.file = file
    self.target = target
  }

  /// How many posts were saved; none where the store is damaged so much that it does not even open.
  ///
  /// Throws where there is no room for them, or it cannot be told what there is: then nothing is saved.
  func run() throws -> Int {
    do {
      return try target.write { target in
        let source = try Database(path: file.path, isReadOnly: true)
        for table in ["source", "post", "text", "tag", "download"] {
          try copy(table, from: source, into: target)
        }
        try target.execute(Self.completion + StoreSchema.failures)
        try WordIndex(target).catchUp()
        return try Int(target.number("SELECT count(*) FROM post") ?? 0)
      }
    } catch let error as DatabaseError where error.isOfDamage {
      return 0
    }
  }
}

extension StoreSalvage {
  /// From both ends up to where it is damaged.
  private func copy(_ table: String, from source: Database, into target: Database) throws {
    guard let columns = try columns(of: table, from: source) else { return }
    let names = columns.joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let insert = try target.statement(
      "INSERT OR IGNORE INTO \(table) (\(names)) VALUES (\(marks))")
    for direction in ["ASC", "DESC"] {
      do {
        let rows = try source.statement(
          "SELECT \(names) FROM \(table) NOT INDEXED ORDER BY rowid \(direction)")
        while try rows.next() { try insert.run(row: rows) }
        return
      } catch let error as DatabaseError where error.isOfDamage {
        continue
      }
    }
  }

  /// Those that are there: an older store has fewer. Nil where the table is not there.
  private func columns(of table: String, from source: Database) throws -> [String]? {
    do {
      let names = try source.statement("SELECT name FROM pragma_table_info('\(table)')")
        .all { $0.text(0) }
      return names.isEmpty ? nil : names
    } catch let error as DatabaseError where error.isOfDamage {
      return nil
    }
  }

  /// A post without its text is written again when its source brings it again.
  private static let completion = """
    DELETE FROM post WHERE source NOT IN (SELECT id FROM source);
    DELETE FROM text WHERE post NOT IN (SELECT id FROM post);
    DELETE FROM tag WHERE post NOT IN (SELECT id FROM post);
    DELETE FROM download WHERE post NOT IN (SELECT id FROM post);
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
    let unreadable = [SQLiteReadFailed, SQLiteReadShort, SQLiteFilesBroken]
    let transient = [SQLITE_FULL, SQLITE_BUSY, SQLITE_IOERR, SQLITE_CANTOPEN]
    return unreadable.contains(code) || !transient.contains(kind)
  }
}
