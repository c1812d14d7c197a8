/// Marks that were changed together, and can be changed back.
struct MarkChange: Sendable {
  enum Mark: Sendable {
    case read(Bool)
    case starred(Bool)

    /// What takes it back.
    var opposite: Mark {
      switch self {
      case .read(let isRead): .read(!isRead)
      case .starred(let isStarred): .starred(!isStarred)
      }
    }
  }

  /// Counts all changes.
  var number: Int
  var ids: [StoredPost.ID]
  var mark: Mark

  /// What was done, for the person.
  var words: String {
    let posts = ids.count == 1 ? "1 post" : "\(ids.count) posts"
    return switch mark {
    case .read(true): "\(posts) marked as read"
    case .read(false): "\(posts) marked as unread"
    case .starred(true): "\(posts) starred"
    case .starred(false): "The star of \(posts) was taken away"
    }
  }

  func apply(to store: PostStore) throws {
    switch mark {
    case .read(let isRead): try store.mark(ids, read: isRead)
    case .starred(let isStarred): try store.mark(ids, starred: isStarred)
    }
  }

  func apply(to post: inout StoredPost) {
    switch mark {
    case .read(let isRead): post.isRead = isRead
    case .starred(let isStarred): post.isStarred = isStarred
    }
  }
}
