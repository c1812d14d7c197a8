extension PostStore {
  /// The downloads of all posts, in the order of the posts.
  public func downloads() throws(StoreError) -> [StoredDownload] {
    try read { database in
      let rows = try database.statement(
        """
        SELECT post, address, path, stage, received, total, etag, modified, failure FROM download
        ORDER BY post
        """)
      return try rows.all { row in
        var download = StoredDownload(post: row.number(0), address: row.text(1))
        download.path = row.optionalText(2)
        download.stage = StoredDownload.Stage(rawValue: row.number(3)) ?? .cancelled
        download.received = row.count(4)
        download.total = row.optionalNumber(5).map(Int.init)
        download.validators = Validators(
          etag: row.optionalText(6), lastModified: row.optionalText(7))
        download.failure = row.optionalText(8)
        return download
      }
    }
  }

  /// Remembers a download in place of what was known of it; one of a post that is gone is forgotten.
  public func save(_ download: StoredDownload) throws(StoreError) {
    guard !isReadOnly else { return }
    try write {
      try $0.statement(
        """
        INSERT OR REPLACE INTO download
          (post, address, path, stage, received, total, etag, modified, failure)
        SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM post WHERE id = ?1)
        """
      )
      .run(
        download.post, download.address, download.path, download.stage.rawValue, download.received,
        download.total, download.validators.etag, download.validators.lastModified,
        download.failure)
    }
  }

  /// Forgets the download of a post.
  public func removeDownload(of post: StoredPost.ID) throws(StoreError) {
    guard !isReadOnly else { return }
    try write { try $0.statement("DELETE FROM download WHERE post = ?").run(post) }
  }
}
