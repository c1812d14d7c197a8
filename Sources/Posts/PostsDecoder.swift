import Feeds

/// Reads posts and words a failure as one of ours.
public enum PostsDecoder {
  /// The posts in a document; throws `PostsError.notPosts` where it is none.
  public static func posts(in bytes: [UInt8]) throws -> [Post] {
    do {
      return try FeedParser.items(in: bytes)
    } catch {
      throw PostsError.notPosts(error)
    }
  }

  /// What the document of a source says; throws `PostsError.notPosts` where it is none.
  public static func feed(in document: SourceDocument) throws -> Feed {
    do {
      return try FeedParser.feed(
        in: document.bytes, charset: document.charset, base: document.address)
    } catch {
      throw PostsError.notPosts(error)
    }
  }
}
