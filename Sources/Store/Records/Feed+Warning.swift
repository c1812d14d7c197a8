import Feeds

extension Feed {
  /// What is wrong with it as a whole, for the user; nil where all is well.
  public var warning: String? {
    isTruncated ? "The feed is truncated: there may be more posts" : nil
  }
}
