import Essentials
import Feeds

/// A post of another reader, with its marks there.
public struct MarkedItem: Equatable, Sendable {
  public var item: FeedItem
  public var isRead: Bool
  public var isStarred: Bool
  /// Whether the user has removed it there, so that it is not to come here either.
  public var isRemoved: Bool

  public init(_ item: FeedItem, isRead: Bool, isStarred: Bool, isRemoved: Bool = false) {
    self.item = item
    self.isRead = isRead
    self.isStarred = isStarred
    self.isRemoved = isRemoved
  }
}

extension PostStore {
  /// Keeps posts of another reader. A post that is kept already gets the marks that it has there, and loses none; what
  /// it says stays as it came last.
  ///
  /// - Returns: How many posts are new here.
  @discardableResult
  public func importPosts(
    _ posts: [MarkedItem], of source: Source, at date: Date
  ) throws(StoreError) -> Int {
    try subscribe(to: [source])
    return try write { database in
      guard let number = try number(of: source.id, in: database) else { return 0 }
      let find = try database.statement("SELECT id FROM post WHERE source = ? AND guid = ?")
      func row(_ id: FeedItem.ID) throws -> Int64? {
        find.bind(number, id)
        return try find.first { $0.number(0) }
      }
      let new = try posts.filter { try !$0.isRemoved && row($0.item.id) == nil }.map(\.item)
      let counts = try FeedSave(database, source: number, date: date).save(new, new.map(\.hash))
      let mark = try database.statement(
        "UPDATE post SET read = max(read, ?), starred = max(starred, ?) WHERE id = ?")
      for post in posts where post.isRead || post.isStarred {
        if let id = try row(post.item.id) {
          try mark.run(post.isRead ? 1 : 0, post.isStarred ? 1 : 0, id)
        }
      }
      let remove = try database.statement(
        "INSERT OR IGNORE INTO gone (source, guid) VALUES (?, ?)")
      for post in posts where post.isRemoved {
        if try row(post.item.id) == nil { try remove.run(number, post.item.id) }
      }
      return counts.new
    }
  }
}
