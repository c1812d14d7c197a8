import Essentials

extension PostStore {
  /// Marks posts read or unread. The mark survives the end of the program once this returns.
  public func mark(_ ids: [StoredPost.ID], read: Bool) throws(StoreError) {
    try mark("UPDATE post SET read = ?1 WHERE id = \(Self.row) AND read <> ?1", ids, read)
  }

  /// Gives posts a star or takes it. The mark survives the end of the program once this returns.
  public func mark(_ ids: [StoredPost.ID], starred: Bool) throws(StoreError) {
    try mark("UPDATE post SET starred = ?1 WHERE id = \(Self.row) AND starred <> ?1", ids, starred)
  }

  /// The row of the post that is meant by the second value, which may have been joined with another one.
  private static let row = "coalesce((SELECT post FROM joined WHERE id = ?2), ?2)"

  private func mark(_ words: String, _ ids: [StoredPost.ID], _ mark: Bool) throws(StoreError) {
    guard !ids.isEmpty else { return }
    try write { database in
      let update = try database.statement(words)
      for id in ids { try update.run(mark ? 1 : 0, id) }
    }
  }
}
