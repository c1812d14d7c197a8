import Essentials
import Feeds

/// How many posts of a source are kept, and how long; those with a star or a download are kept always.
public struct KeepLimit: Hashable, Sendable {
  /// Nil for all.
  public var posts: Int?
  /// Nil for ever.
  public var days: Int?

  public init(posts: Int? = nil, days: Int? = nil) {
    self.posts = posts
    self.days = days
  }
}

extension PostStore {
  /// So many posts go at once, so that nobody waits long for the store meanwhile.
  private static let mostRemoved = 200

  /// Removes posts of a source beyond a limit, the oldest first, with their words. What its feed still lists does not
  /// come back as new.
  ///
  /// - Returns: How many posts went.
  @discardableResult
  public func remove(
    from id: Source.ID, beyond limit: KeepLimit, at date: Date
  ) throws(StoreError) -> Int {
    guard !isReadOnly, limit != KeepLimit() else { return 0 }
    var count = 0
    while true {
      let found = try read { database -> (ids: [Int64], contents: [WordIndex.Content]) in
        guard let source = try number(of: id, in: database) else { return ([], []) }
        let ids = try Self.ids(of: source, beyond: limit, at: date, in: database)
        return (ids, try WordIndex.contents(of: ids, in: database))
      }
      guard !found.ids.isEmpty else { return count }
      var texts = PreparedTexts()
      texts.add(found.contents)
      try write { [texts] database in
        let note = try database.statement(
          "INSERT OR IGNORE INTO gone (source, guid) SELECT source, guid FROM post WHERE id = ?")
        for id in found.ids { try note.run(id) }
        try PostRemoval(database, texts).remove(found.ids)
      }
      count += found.ids.count
    }
  }

  /// Gives room back to the disk where much of the file is empty.
  public func shrink() throws(StoreError) {
    guard !isReadOnly else { return }
    let (free, all) = try write {
      (
        try $0.number("PRAGMA freelist_count") ?? 0, try $0.number("PRAGMA page_count") ?? 0
      )
    }
    // From about ten megabytes on; to write all of a file for less is not worth it.
    guard free > 2500, free * 4 > all else { return }
    try write { try $0.execute("INSERT INTO word (word) VALUES ('optimize')") }
    try vacuum()
  }

  /// What may go: a star and a file on the disk keep a post.
  private static let removable = "starred = 0 AND id NOT IN (SELECT post FROM download)"

  private static func ids(
    of source: Int64, beyond limit: KeepLimit, at date: Date, in database: Database
  ) throws -> [Int64] {
    let oldest = limit.days.map { date.milliseconds - Int64($0) * 86_400_000 } ?? .min
    let old = try database.query(
      "SELECT id FROM post WHERE source = ? AND place < ? AND \(removable) ORDER BY place LIMIT ?",
      source, oldest, mostRemoved
    ).all { $0.number(0) }
    guard old.isEmpty, let posts = limit.posts else { return old }
    return try database.query(
      """
      SELECT id FROM post WHERE source = ? AND \(removable)
      ORDER BY place DESC, id DESC LIMIT ? OFFSET ?
      """, source, mostRemoved, posts
    ).all { $0.number(0) }
  }
}
