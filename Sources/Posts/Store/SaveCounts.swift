/// What a document brought, for the word that tells of a refresh.
public struct SaveCounts: Equatable, Sendable {
  /// Posts that were not kept before.
  public var new: Int
  /// Posts that were kept, and say something else now.
  public var changed: Int

  public init(new: Int = 0, changed: Int = 0) {
    self.new = new
    self.changed = changed
  }
}
