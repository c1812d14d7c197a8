import CSQLiteLibrary

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
      // Where there are no bytes, any place will do; none at all would be NULL.
      let start = $0.baseAddress.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(statement.handle)
      let bytes = start.assumingMemoryBound(to: CChar.self)
      _ = sqlite3_bind_text(statement.handle, index, bytes, Int32($0.count), copied)
    }
  }
}

extension ArraySlice<UInt8>: Bindable {
  func bind(to statement: Statement, at index: Int32) {
    withUnsafeBytes {
      _ = sqlite3_bind_blob64(
        statement.handle, index, $0.baseAddress, UInt64($0.count), copied)
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
