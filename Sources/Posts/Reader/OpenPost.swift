/// The post that is read, with its text.
public struct OpenPost: Identifiable, Equatable, Sendable {
  public let id: StoredPost.ID
  public internal(set) var text: PostText
  /// What is known of it beside its text: whether it is read, and starred.
  public var isRead: Bool
  public var isStarred: Bool
}
