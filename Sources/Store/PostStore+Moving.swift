import Synchronization

extension PostStore {
  /// Gives what is kept of a source to another address, and joins it with what is kept of that: a post of both stays
  /// once, read or starred where it was that in either, with the whole text that either has.
  ///
  /// - Parameter finish: What else has to be done; where it throws, all stays as it was, and so does this.
  public func move(
    _ id: Source.ID, to address: Source.ID, finish: @Sendable () throws -> Void = {}
  ) throws {
    guard id != address else { return }
    let failure = Mutex<(any Error)?>(nil)
    let moved: (old: Int64, new: Int64)?
    do {
      moved = try write { database in
        let moved = try move(id, to: address, in: database)
        do { try finish() } catch {
          failure.withLock { $0 = error }
          throw error
        }
        return moved
      }
    } catch {
      throw failure.withLock { $0 } ?? error
    }
    guard let moved else { return }
    names.withLock {
      if moved.old == moved.new { $0.learn(moved.old, address) } else { $0.forget(moved.old) }
    }
  }

  /// Moves what is still kept under an address that is configured no more, to the one of these sources that its server
  /// named: the configuration is written before the disk has what is kept, and may be changed by hand.
  public func finishMoves(to sources: [Source]) throws {
    let moved = try read { database in
      let query = try database.statement(
        "SELECT address, moved FROM source WHERE moves > 1 AND moved IS NOT NULL")
      return try query.all { ($0.text(0), $0.text(1)) }
    }
    guard !moved.isEmpty, !isReadOnly else { return }
    let configured = Set(sources.map(\.id))
    for (old, new) in moved where configured.contains(new) && !configured.contains(old) {
      try move(old, to: new)
    }
  }
}

extension PostStore {
  private func move(
    _ id: Source.ID, to address: Source.ID, in database: Database
  ) throws -> (old: Int64, new: Int64)? {
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

  private func join(_ old: Int64, with new: Int64, in database: Database) throws {
    for mark in ["read", "starred"] {
      try database.statement(
        """
        UPDATE post SET \(mark) = 1 WHERE source = ?2 AND \(mark) = 0
          AND guid IN (SELECT guid FROM post WHERE source = ?1 AND \(mark) = 1)
        """
      ).run(old, new)
    }
    try joinWholeTexts(old, with: new, in: database)
    // Whoever still shows the other one marks this one.
    try database.statement(
      """
      INSERT INTO joined SELECT other.id, post.id FROM post AS other JOIN post
      ON post.source = ?2 AND post.guid = other.guid WHERE other.source = ?1
      """
    ).run(old, new)
    try database.execute(
      """
      UPDATE joined SET post = (SELECT post FROM joined AS next WHERE next.id = joined.post)
      WHERE post IN (SELECT id FROM joined)
      """)
    try PostRemoval(database).remove(of: old, presentIn: new)
    try database.statement("UPDATE post SET source = ?2 WHERE source = ?1").run(old, new)
    try database.statement(
      """
      UPDATE source SET total = source.total + old.total, unread = source.unread + old.unread,
        starred = source.starred + old.starred
      FROM (SELECT total, unread, starred FROM source WHERE id = ?1) AS old WHERE id = ?2
      """
    ).run(old, new)
    try database.statement("UPDATE OR IGNORE gone SET source = ?2 WHERE source = ?1").run(old, new)
    try database.statement("DELETE FROM gone WHERE source = ?").run(old)
    try DocumentTable(database).remove(of: old)
    try database.statement("DELETE FROM source WHERE id = ?").run(old)
  }

  /// Gives the posts of one source the whole texts that the same posts of the other have.
  private func joinWholeTexts(
    _ old: Int64, with new: Int64, in database: Database
  ) throws {
    let find = try database.query(
      """
      SELECT post.id FROM post JOIN text ON text.post = post.id AND text.whole IS NULL
      JOIN post AS old ON old.source = ?1 AND old.guid = post.guid
      JOIN text AS other ON other.post = old.id AND other.whole IS NOT NULL WHERE post.source = ?2
      """, old, new)
    let changed = try find.all { $0.number(0) }
    let words = try WordIndex(database)
    try words.remove(changed)
    try database.statement(
      """
      UPDATE text SET whole = other.whole, origin = other.origin, wholeForm = other.wholeForm,
        showsWhole = other.showsWhole
      FROM (
        SELECT post.id, whole, origin, wholeForm, showsWhole FROM text
        JOIN post AS old ON old.id = text.post AND old.source = ?1
        JOIN post ON post.source = ?2 AND post.guid = old.guid WHERE whole IS NOT NULL) AS other
      WHERE text.post = other.id AND text.whole IS NULL
      """
    ).run(old, new)
    try words.restore(changed)
  }
}
