import Feeds
import Fetch

/// Reads posts and words a failure as one of ours.
public enum PostsDecoder {
  /// What the document of a source says; throws `PostsError.notPosts` where it is none.
  public static func feed(in document: SourceDocument) throws -> Feed {
    do {
      var feed = try FeedParser.feed(
        in: document.bytes, charset: document.charset, base: document.address)
      if document.isTruncated {
        feed.isTruncated = true
        // The cut may be in its text.
        feed.items = feed.items.dropLast()
      }
      return feed
    } catch {
      // What is no feed before the cut might be one behind it.
      guard !document.isTruncated || error == .noLibrary else {
        throw PostsError.http(.cutOff(hasHead: true), host: document.address.hostAndPort)
      }
      throw PostsError.notPosts(error)
    }
  }
}
