/// A file of a post that the user wants on the disk, as it is remembered.
public struct StoredDownload: Equatable, Sendable {
  /// How far it is. What was under way when the program ended is wanted still.
  public enum Stage: Int64, Sendable {
    case wanted, loaded, failed, cancelled
  }

  public let post: StoredPost.ID
  /// Where it comes from.
  public var address: String
  /// Where it is, or will be when it is whole; nil before it has a name.
  public var path: String?
  public var stage = Stage.wanted
  /// Bytes that have come, and bytes of the whole; nil where the server does not say.
  public var received = 0
  public var total: Int?
  /// Those of the server, which say whether the rest belongs to the same file.
  public var validators = Validators()
  /// Why it failed.
  public var failure: String?

  public init(post: StoredPost.ID, address: String) {
    (self.post, self.address) = (post, address)
  }
}
