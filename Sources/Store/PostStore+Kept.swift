extension PostStore {
  /// What was kept under a name; nil where nothing was.
  public func kept(_ name: String) throws(StoreError) -> String? {
    try read { try $0.query("SELECT value FROM kept WHERE name = ?", name).first { $0.text(0) } }
  }

  /// Keeps a short text under a name, in place of the last one; a store that is read only keeps nothing.
  public func keep(_ value: String, as name: String) throws(StoreError) {
    guard !isReadOnly else { return }
    try write {
      try $0.statement(
        "INSERT INTO kept VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
      )
      .run(name, value)
    }
  }
}
