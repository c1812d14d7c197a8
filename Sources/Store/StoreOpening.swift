import CSQLiteLibrary
import Essentials

/// A store that was opened, and what it took.
struct StoreOpening {
  /// What errors call it.
  let path: String
  let database: DatabasePool
  /// Nil for one in memory.
  var lock: StoreLock?
  var warning: String?
  var isReadOnly = false

  /// Opens it; creates it where there is none, or where it is damaged and may be repaired.
  static func open(path: String, repairs: Bool = true) throws(StoreError) -> StoreOpening {
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
      case .damaged where repairs: opening = try StoreRepair(file: file, lock: lock).open()
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
      let database = try DatabasePool.inMemory()
      try database.write(StoreSchema.migrate)
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
    file.make()
    do {
      let pool = try DatabasePool(path: file.path)
      let version = try pool.read(StoreSchema.version)
      guard version <= StoreSchema.version else { throw StoreError.newer(path: file.path) }
      if version < StoreSchema.version { try pool.write(StoreSchema.migrate) }
      if file.isMarked {
        try pool.write(StoreSchema.check)
        file.removeMark()
      }
      return StoreOpening(path: file.path, database: pool)
    } catch {
      throw StoreError(error, path: file.path)
    }
  }

  /// Opens what cannot be changed. The log that is beside it can be used only where its index is there, too;
  /// without it the newest changes are not seen.
  private static func openToRead(_ file: StoreFile) throws(StoreError) -> StoreOpening {
    do {
      let database: DatabasePool
      let version: Int64
      do {
        (database, version) = try openUnchanged(file.path)
      } catch let error as DatabaseError where error.kind != SQLITE_CORRUPT {
        (database, version) = try openUnchanged(file.immutable)
      }
      guard version == StoreSchema.version else {
        throw StoreError.unopened(
          path: file.path, reason: "it has an older format and cannot be changed")
      }
      let warning = "\(file.path) is read only: changes are not saved"
      return StoreOpening(path: file.path, database: database, warning: warning, isReadOnly: true)
    } catch {
      throw StoreError(error, path: file.path)
    }
  }

  private static func openUnchanged(_ path: String) throws -> (DatabasePool, version: Int64) {
    let pool = try DatabasePool(unchanged: path)
    return (pool, try pool.read(StoreSchema.version))
  }
}
