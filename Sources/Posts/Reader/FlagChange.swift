/// Flags of posts that were changed together, and can be changed back.
struct FlagChange: Sendable {
  enum Flag: Sendable {
    case read(Bool)
    case starred(Bool)

    /// What takes it back.
    var opposite: Flag {
      switch self {
      case .read(let isRead): .read(!isRead)
      case .starred(let isStarred): .starred(!isStarred)
      }
    }
  }

  /// Counts all changes.
  let number: Int
  let ids: [StoredPost.ID]
  let flag: Flag

  func apply(to store: PostStore) throws {
    switch flag {
    case .read(let isRead): try store.mark(ids, read: isRead)
    case .starred(let isStarred): try store.mark(ids, starred: isStarred)
    }
  }
}

/// A post whose flags are shown.
protocol Flagged {
  var isRead: Bool { get set }
  var isStarred: Bool { get set }
}

extension Flagged {
  mutating func set(_ flag: FlagChange.Flag) {
    switch flag {
    case .read(let isRead): self.isRead = isRead
    case .starred(let isStarred): self.isStarred = isStarred
    }
  }
}

extension StoredPost: Flagged {}
extension OpenPost: Flagged {}
