import GRDB
import GRDBSQLite

/// A prepared statement, bound and read without a detour: what ten thousand posts go through.
struct StoreStatement {
  private let statement: Statement
  private let handle: SQLiteStatement

  /// Prepares the words, or takes the statement of the last time.
  init(_ database: Database, _ words: String) throws {
    statement = try database.cachedStatement(sql: words)
    handle = statement.sqliteStatement
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  func bind(_ number: Int64?, at index: Int32) {
    if let number { sqlite3_bind_int64(handle, index, number) } else { bindNothing(at: index) }
  }

  func bind(_ number: Int?, at index: Int32) { bind(number.map(Int64.init), at: index) }

  func bind(_ text: String?, at index: Int32) {
    guard var text else { return bindNothing(at: index) }
    text.withUTF8 { utf8 in
      guard let start = utf8.baseAddress else {
        sqlite3_bind_text(handle, index, "", 0, Self.copied)
        return
      }
      start.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
        _ = sqlite3_bind_text(handle, index, $0, Int32(utf8.count), Self.copied)
      }
    }
  }

  func bind(_ bytes: ArraySlice<UInt8>, at index: Int32) {
    bytes.withUnsafeBytes { buffer in
      _ = sqlite3_bind_blob64(
        handle, index, buffer.baseAddress, UInt64(buffer.count), Self.copied)
    }
  }

  /// Runs it to its end.
  func run() throws { while try next() {} }

  /// Goes to the next row; false after the last one, and then it can be bound anew.
  func next() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    case let code:
      let message = String(cString: sqlite3_errmsg(sqlite3_db_handle(handle)))
      sqlite3_reset(handle)
      throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message)
    }
  }

  /// Leaves the rows that were not asked for, which would keep the transaction open.
  func end() { sqlite3_reset(handle) }

  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func count(_ column: Int32) -> Int { Int(number(column)) }

  func isTrue(_ column: Int32) -> Bool { sqlite3_column_int(handle, column) != 0 }

  func isMissing(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func optionalText(_ column: Int32) -> String? { isMissing(column) ? nil : text(column) }

  func optionalNumber(_ column: Int32) -> Int64? { isMissing(column) ? nil : number(column) }

  /// Adds the bytes of a column to an array.
  func append(_ column: Int32, to bytes: inout [UInt8]) {
    guard let start = sqlite3_column_blob(handle, column) else { return }
    bytes += UnsafeRawBufferPointer(
      start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }

  private func bindNothing(at index: Int32) { sqlite3_bind_null(handle, index) }

  /// Tells SQLite to copy what is bound (`SQLITE_TRANSIENT`, which Swift cannot import).
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}
