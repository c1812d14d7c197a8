import Essentials
import GRDB

/// A store that was opened, and what it took.
struct StoreOpening {
  let path: String
  let database: any DatabaseWriter
  var lock: StoreLock?
  var notice: String?
  var isReadOnly = false

  /// Opens it; makes it anew where there is none, or where it is damaged and may be mended.
  static func open(path: String, mends: Bool = true) throws(StoreError) -> StoreOpening {
    let file = StoreFile(path: path)
    file.makeFolder()
    try file.check()
    let lock = StoreLock(folder: file.folder)
    lock.share()
    var opening: StoreOpening
    do {
      opening = try openOrMake(file)
    } catch {
      switch error {
      case .damaged where mends: opening = try StoreRepair(file: file, lock: lock).open()
      case .readOnly, .unopened: opening = try openToRead(file)
      case .damaged, .full, .busy, .newer, .other: throw error
      }
    }
    opening.lock = lock
    return opening
  }

  static func openInMemory() throws(StoreError) -> StoreOpening {
    let path = "the store in memory"
    do {
      let database = try DatabaseQueue(configuration: StoreConnection.configuration())
      try prepare(database, path: path)
      return StoreOpening(path: path, database: database)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Tries more than once: another program may be making the same store at this moment.
  static func openOrMake(_ file: StoreFile) throws(StoreError) -> StoreOpening {
    for _ in 0..<5 {
      do {
        return try openPool(file)
      } catch {
        switch error {
        case .other, .busy: usleep(20_000)
        case .full, .readOnly, .damaged, .newer, .unopened: throw error
        }
      }
    }
    return try openPool(file)
  }
}

extension StoreOpening {
  private static func openPool(_ file: StoreFile) throws(StoreError) -> StoreOpening {
    do {
      let configuration = StoreConnection.configuration()
      let pool = try DatabasePool(path: file.path, configuration: configuration)
      let isReadOnly = pool.writeWithoutTransaction(StoreConnection.isReadOnly)
      guard !isReadOnly else { throw StoreError.readOnly(path: file.path) }
      try prepare(pool, path: file.path)
      if file.isMarked {
        try pool.write(StoreSchema.check)
        file.removeMark()
      }
      return StoreOpening(path: file.path, database: pool)
    } catch {
      throw StoreError(error, path: file.path)
    }
  }

  private static func prepare(_ database: any DatabaseWriter, path: String) throws {
    let migrator = StoreSchema.migrator
    let isReady = try database.read { database in
      guard try !migrator.hasBeenSuperseded(database) else { throw StoreError.newer(path: path) }
      return try migrator.hasCompletedMigrations(database)
    }
    if !isReady { try migrator.migrate(database) }
  }

  /// Opens what cannot be changed. The log that is beside it can be used only where its index is there, too;
  /// without it the newest changes are not seen.
  private static func openToRead(_ file: StoreFile) throws(StoreError) -> StoreOpening {
    do {
      let database: DatabaseQueue
      do {
        database = try queue(file.path)
      } catch let error as DatabaseError where error.resultCode != .SQLITE_CORRUPT {
        database = try queue(file.immutable)
      }
      guard try database.read(StoreSchema.migrator.hasCompletedMigrations) else {
        throw StoreError.unopened(
          path: file.path, reason: "it is of an older version, and cannot be changed")
      }
      let notice = "\(file.path) can only be read: what is marked or fetched is not kept"
      return StoreOpening(path: file.path, database: database, notice: notice, isReadOnly: true)
    } catch {
      throw StoreError(error, path: file.path)
    }
  }

  private static func queue(_ path: String) throws -> DatabaseQueue {
    let configuration = StoreConnection.configuration(readOnly: true)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    // Only now is the file looked at.
    _ = try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_schema") }
    return queue
  }
}
