extension PostStore {
  /// Gives what is kept of a source to another address, and joins it with what is kept of that: a post of both stays
  /// once, read or starred where it was that in either.
  public func move(_ id: Source.ID, to address: Source.ID) throws(StoreError) {
    let moved = try write { database -> (old: Int64, new: Int64)? in
      guard let old = try number(of: id, in: database) else { return nil }
      guard let new = try number(of: address, in: database) else {
        try database.statement(
          "UPDATE source SET address = ?, moved = NULL, moves = NULL WHERE id = ?"
        ).run(address, old)
        return (old, old)
      }
      try join(old, with: new, in: database)
      return (old, new)
    }
    guard let moved else { return }
    names.withLock {
      if moved.old == moved.new { $0.learn(moved.old, address) } else { $0.forget(moved.old) }
    }
  }

  private func join(_ old: Int64, with new: Int64, in database: Database) throws {
    for mark in ["read", "starred"] {
      try database.statement(
        """
        UPDATE post SET \(mark) = 1 WHERE source = ?2 AND \(mark) = 0
          AND guid IN (SELECT guid FROM post WHERE source = ?1 AND \(mark) = 1)
        """
      ).run(old, new)
    }
    try PostRemoval(database).remove(of: old, presentIn: new)
    try database.statement("UPDATE post SET source = ?2 WHERE source = ?1").run(old, new)
    try database.statement(
      """
      UPDATE source SET total = source.total + old.total, unread = source.unread + old.unread,
        starred = source.starred + old.starred
      FROM (SELECT total, unread, starred FROM source WHERE id = ?1) AS old WHERE id = ?2
      """
    ).run(old, new)
    try DocumentTable(database).remove(of: old)
    try database.statement("DELETE FROM source WHERE id = ?").run(old)
  }
}
