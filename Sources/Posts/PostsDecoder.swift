import Feeds

/// Reads posts and words a failure as one of ours.
enum PostsDecoder {
  static func posts(in bytes: [UInt8]) throws -> [Post] {
    do {
      return try FeedParser.items(in: bytes)
    } catch {
      throw PostsError.notPosts(error)
    }
  }
}
