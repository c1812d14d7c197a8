import CSQLiteLibrary

/// What SQLite refused, with its own code and words.
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
    let words = connection.map(sqlite3_errmsg) ?? sqlite3_errstr(code)
    self.init(
      code: connection.map(sqlite3_extended_errcode) ?? code,
      message: words.map { String(cString: $0) } ?? "error \(code)")
  }
}
