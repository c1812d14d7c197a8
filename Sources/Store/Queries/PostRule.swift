/// What is done with new posts that a query finds.
public struct PostRule: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    case read, star, hide, notify
    case tag(String)
  }

  public let query: PostQuery
  public let actions: [Action]

  public init(query: PostQuery, actions: [Action]) {
    self.query = query
    self.actions = actions
  }
}

/// What rules do together with one post.
struct RuleEffect: Sendable {
  private(set) var notifies = false
  private var isRead = false
  private var isStarred = false
  private var isHidden = false
  private var tags: Set<String> = []

  mutating func add(_ rule: PostRule) {
    for action in rule.actions {
      switch action {
      case .read: isRead = true
      case .star: isStarred = true
      case .hide: isHidden = true
      case .notify: notifies = true
      case .tag(let name): tags.insert(name.lowercased())
      }
    }
  }

  /// What is hidden counts as read: nobody is to look for it.
  func apply(to post: StoredPost.ID, in database: Database) throws {
    if isRead || isStarred || isHidden {
      try database.statement("UPDATE post SET read = ?, starred = ?, hidden = ? WHERE id = ?")
        .run(isRead || isHidden ? 1 : 0, isStarred ? 1 : 0, isHidden ? 1 : 0, post)
    }
    for tag in tags.sorted() {
      try database.statement("INSERT OR IGNORE INTO tag (post, name) VALUES (?, ?)").run(post, tag)
    }
  }
}
