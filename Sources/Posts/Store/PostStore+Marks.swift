import Essentials

extension PostStore {
  /// Marks posts read or unread. The mark survives the end of the program once this returns.
  public func mark(_ ids: [StoredPost.ID], read: Bool) throws(StoreError) {
    try mark("UPDATE post SET read = ?1 WHERE id = ?2 AND read <> ?1", ids, read)
  }

  /// Gives posts a star or takes it. The mark survives the end of the program once this returns.
  public func mark(_ ids: [StoredPost.ID], starred: Bool) throws(StoreError) {
    try mark("UPDATE post SET starred = ?1 WHERE id = ?2 AND starred <> ?1", ids, starred)
  }

  /// Marks all unread posts of a shelf read.
  ///
  /// - Returns: Those that were unread before, to take it back.
  public func markAllRead(on shelf: Shelf) throws(StoreError) -> [StoredPost.ID] {
    try write { database in
      guard let place = try place(of: shelf, in: database) else { return [] }
      let update = try database.statement(
        "UPDATE post SET read = 1 WHERE read = 0 AND \(place) RETURNING id")
      return try update.all { $0.number(0) }
    }
  }

  private func mark(_ words: String, _ ids: [StoredPost.ID], _ mark: Bool) throws(StoreError) {
    guard !ids.isEmpty else { return }
    try write { database in
      let update = try database.statement(words)
      for id in ids { try update.run(mark ? 1 : 0, id) }
    }
  }
}
