import CSQLiteLibrary

/// One connection to a database, for one thread at a time.
final class Database {
  private let handle: OpaquePointer
  /// Prepared once; a store has some dozens, and those of queries.
  private var statements: [String: Statement] = [:]
  private var splitter: WordTokenizer?

  private static let mostStatements = 200

  /// Opens a file, and makes it where there is none and it may be written.
  ///
  /// - Parameters:
  ///   - path: A name of the system, `:memory:`, or a `file:` URL.
  ///   - busyTimeout: How long another connection may keep it locked, in milliseconds.
  init(path: String, isReadOnly: Bool = false, busyTimeout: Int32 = 5000) throws {
    var opened: OpaquePointer?
    let rights = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let flags = rights | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      defer { sqlite3_close(opened) }
      throw DatabaseError(code: code, of: opened)
    }
    handle = opened
    sqlite3_busy_timeout(handle, busyTimeout)
    // The pages that matter are in the memory of the system anyway, and a program that only shows lists is to
    // stay small.
    try execute(
      """
      PRAGMA secure_delete = OFF; PRAGMA cache_size = -2000; PRAGMA temp_store = MEMORY;
      PRAGMA journal_size_limit = 4000000
      """)
  }

  deinit {
    splitter = nil
    for statement in statements.values { sqlite3_finalize(statement.handle) }
    sqlite3_close(handle)
  }

  /// The prepared statement of an SQL text, without values; kept from the last time if there was one.
  func statement(_ sql: String) throws -> Statement {
    if let statement = statements[sql] {
      statement.reset()
      sqlite3_clear_bindings(statement.handle)
      return statement
    }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw DatabaseError(code: code, of: handle) }
    let statement = Statement(handle: prepared)
    statements[sql] = statement
    return statement
  }

  /// The same with values for its parameters, to be read.
  func query<each Value: Bindable>(
    _ sql: String, _ values: repeat each Value
  ) throws -> Statement {
    let statement = try statement(sql)
    statement.bind(repeat each values)
    return statement
  }

  /// Runs statements, one after the other, of which nothing is read.
  func execute(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(code: code, of: handle) }
  }

  /// The number in the first column of the first row; nil where there is none.
  func number(_ sql: String) throws -> Int64? {
    try statement(sql).first { $0.optionalNumber(0) } ?? nil
  }

  /// Does all of the work or, where it throws, nothing of it.
  func transaction<Value>(
    _ beginning: String, _ work: (Database) throws -> Value
  ) throws -> Value {
    // What is typed while searching is not typed often.
    if statements.count > Self.mostStatements {
      for statement in statements.values { sqlite3_finalize(statement.handle) }
      statements = [:]
    }
    try execute(beginning)
    do {
      let answer = try work(self)
      // A row that waits to be read would keep the transaction open.
      for statement in statements.values { statement.reset() }
      try execute("COMMIT")
      return answer
    } catch {
      for statement in statements.values { statement.reset() }
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Splits text into words as the index of words does.
  func tokenizer() throws -> WordTokenizer {
    let tokenizer = try splitter ?? WordTokenizer(handle)
    splitter = tokenizer
    return tokenizer
  }

  /// Whether SQLite got no right to write, which it does not say before the first change.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// How many rows the last statement changed.
  var changeCount: Int { Int(sqlite3_changes(handle)) }

  /// The number of the row that was put in last.
  var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }
}

/// What SQLite refused, with its own code and message.
struct DatabaseError: Error {
  /// The extended code: `SQLITE_IOERR_READ` and not only `SQLITE_IOERR`.
  let code: Int32
  let message: String

  /// The part of the code that names the kind of error.
  var kind: Int32 { code & 0xFF }
}

extension DatabaseError {
  /// What went wrong last on a connection; nil is one that SQLite had no memory for.
  init(code: Int32, of connection: OpaquePointer?) {
    let text = connection.map(sqlite3_errmsg) ?? sqlite3_errstr(code)
    self.init(
      code: connection.map(sqlite3_extended_errcode) ?? code,
      message: text.map { String(cString: $0) } ?? "error \(code)")
  }
}
