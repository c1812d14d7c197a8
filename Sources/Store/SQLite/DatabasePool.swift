import CSQLiteLibrary
import Synchronization

/// The connections to one database: one that changes it, and those that look at it meanwhile.
final class DatabasePool: Sendable {
  private let writer: Connection
  private let readers: [Connection]

  /// Opens a file that is looked at while it is changed: what is written goes to a log beside it. One reader is for
  /// the lists, one for single posts and counts.
  convenience init(path: String) throws {
    let writer = try Database(path: path)
    guard !writer.isReadOnly else {
      throw DatabaseError(code: SQLITE_READONLY, message: "it cannot be written")
    }
    let mode = try writer.statement("PRAGMA journal_mode = WAL").first { $0.text(0) }
    // Some file systems have no room for the index of a log.
    try writer.execute("PRAGMA synchronous = \(mode == "wal" ? "NORMAL" : "FULL")")
    self.init(path: path, writer: writer)
  }

  /// One that is gone with the last of its connections. SQLite shares it between those of this process that name it; a
  /// reader waits for a transaction that writes, but not for another reader.
  static func inMemory() throws -> DatabasePool {
    let number = lastNumber.add(1, ordering: .relaxed).newValue
    let path = "file:/outpost-\(number)?vfs=memdb"
    // Before 3.36 each connection has a database of its own.
    let readerCount = sqlite3_libversion_number() < 3_036_000 ? 0 : 2
    return DatabasePool(
      path: path, writer: try Database(path: path, busyTimeout: memoryTimeout),
      readerCount: readerCount, busyTimeout: memoryTimeout)
  }

  /// One that cannot be changed.
  convenience init(unchanged path: String) throws {
    self.init(path: path, writer: try Database(path: path, isReadOnly: true))
  }

  private init(
    path: String, writer: sending Database, readerCount: Int = 2, busyTimeout: Int32 = 5000
  ) {
    self.writer = Connection(path: path, busyTimeout: busyTimeout, opened: writer)
    readers = (0..<readerCount).map { _ in Connection(path: path, busyTimeout: busyTimeout) }
  }

  private static let lastNumber = Atomic(0)
  /// In milliseconds. Only this process locks it, and not for long.
  private static let memoryTimeout: Int32 = 120_000

  // The last to go is the one that can write the log down.
  deinit { for reader in readers { reader.close() } }

  /// Looks at one moment of the database, which others may go on to change.
  func read<Value: Sendable>(_ work: @Sendable (Database) throws -> Value) throws -> Value {
    let look: @Sendable (Database) throws -> Value = { try $0.transaction("BEGIN", work) }
    for reader in readers {
      if let answer = try reader.useIfFree(look) { return answer }
    }
    return try (readers.first ?? writer).use(look)
  }

  /// Changes it in one transaction: all of the work is kept or, where it throws, nothing.
  func write<Value: Sendable>(_ work: @Sendable (Database) throws -> Value) throws -> Value {
    try writer.use { try $0.transaction("BEGIN IMMEDIATE", work) }
  }

  /// Writes it again without its empty room.
  func vacuum() throws {
    try writer.use { try $0.execute("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)") }
  }
}

/// A connection that is opened when it is used for the first time, by one thread after the other.
private final class Connection: Sendable {
  private let path: String
  private let busyTimeout: Int32
  private let database: Mutex<Database?>

  init(path: String, busyTimeout: Int32, opened: sending Database? = nil) {
    self.path = path
    self.busyTimeout = busyTimeout
    database = Mutex(opened)
  }

  func use<Value: Sendable>(_ work: @Sendable (Database) throws -> Value) throws -> Value {
    try database.withLock { try run(work, &$0) }
  }

  /// Nil where another thread uses it.
  func useIfFree<Value: Sendable>(
    _ work: @Sendable (Database) throws -> Value
  ) throws -> Value? {
    try database.withLockIfAvailable { try run(work, &$0) }
  }

  func close() { database.withLock { $0 = nil } }

  private func run<Value>(
    _ work: @Sendable (Database) throws -> Value, _ database: inout Database?
  ) throws -> Value {
    let opened = try database ?? Database(path: path, isReadOnly: true, busyTimeout: busyTimeout)
    database = opened
    return try work(opened)
  }
}
