import CSQLiteLibrary

/// A prepared statement, bound and read without a detour: what ten thousand posts go through.
///
/// It belongs to its database, and lives as long.
struct Statement {
  let handle: OpaquePointer

  /// Binds values to the parameters, in their order, for a new run.
  func bind<each Value: Bindable>(_ values: repeat each Value) {
    reset()
    var index: Int32 = 1
    for value in repeat each values {
      value.bind(to: self, at: index)
      index += 1
    }
  }

  /// Binds values to the parameters, in their order, for a new run.
  func bind(all values: [any Bindable]) {
    reset()
    for (index, value) in values.enumerated() { value.bind(to: self, at: Int32(index + 1)) }
  }

  /// Runs it to its end, with values for its parameters.
  func run<each Value: Bindable>(_ values: repeat each Value) throws {
    bind(repeat each values)
    while try next() {}
  }

  /// Goes to the next row; false after the last one.
  func next() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      reset()
      return false
    case let code:
      let error = DatabaseError(code: code, of: sqlite3_db_handle(handle))
      reset()
      throw error
    }
  }

  /// Reads the next row and leaves the others; nil where there is none.
  func first<Value>(_ read: (Statement) throws -> Value) throws -> Value? {
    guard try next() else { return nil }
    defer { reset() }
    return try read(self)
  }

  /// Reads each row.
  func all<Value>(_ read: (Statement) throws -> Value) throws -> [Value] {
    defer { reset() }
    var answers: [Value] = []
    while try next() { answers.append(try read(self)) }
    return answers
  }

  /// Leaves the rows that were not read, so that it can be bound again.
  func reset() { sqlite3_reset(handle) }

  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func count(_ column: Int32) -> Int { Int(number(column)) }

  func isTrue(_ column: Int32) -> Bool { number(column) != 0 }

  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func bytes(_ column: Int32) -> [UInt8] {
    let count = Int(sqlite3_column_bytes(handle, column))
    let bytes = UnsafeRawBufferPointer(start: sqlite3_column_blob(handle, column), count: count)
    return Array(bytes)
  }

  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  func optionalNumber(_ column: Int32) -> Int64? { isNull(column) ? nil : number(column) }

  private func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// Runs it to its end, with a row of another statement, whatever its columns hold.
  func run(row: Statement) throws {
    reset()
    for column in 0..<sqlite3_column_count(row.handle) {
      sqlite3_bind_value(handle, column + 1, sqlite3_column_value(row.handle, column))
    }
    while try next() {}
  }
}

/// What a parameter of a statement can be given.
protocol Bindable {
  /// - Parameter index: From 1.
  func bind(to statement: Statement, at index: Int32)
}

extension Int64: Bindable {
  func bind(to statement: Statement, at index: Int32) {
    sqlite3_bind_int64(statement.handle, index, self)
  }
}

extension Int: Bindable {
  func bind(to statement: Statement, at index: Int32) {
    Int64(self).bind(to: statement, at: index)
  }
}

extension String: Bindable {
  func bind(to statement: Statement, at index: Int32) {
    var text = self
    text.withUTF8 {
      // Where there are no bytes, any pointer will do; none at all would be NULL.
      let start = $0.baseAddress.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(statement.handle)
      let bytes = start.assumingMemoryBound(to: CChar.self)
      _ = sqlite3_bind_text(statement.handle, index, bytes, Int32($0.count), copied)
    }
  }
}

extension [UInt8]: Bindable {
  func bind(to statement: Statement, at index: Int32) {
    withUnsafeBytes {
      _ = sqlite3_bind_blob(statement.handle, index, $0.baseAddress, Int32($0.count), copied)
    }
  }
}

extension Optional: Bindable where Wrapped: Bindable {
  func bind(to statement: Statement, at index: Int32) {
    if let self {
      self.bind(to: statement, at: index)
    } else {
      sqlite3_bind_null(statement.handle, index)
    }
  }
}

/// Tells SQLite to copy what is bound (`SQLITE_TRANSIENT`, which Swift cannot import).
private var copied: sqlite3_destructor_type {
  unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
