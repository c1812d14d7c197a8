/// Turns the bytes of a source into items: recognised by content, never by name.
public enum FeedParser {
  /// Reads a JSON array of posts, or an object with such an array in one of its fields.
  ///
  /// A post is an object with any of `id` (number or string), `title` and `body`. Whatever else it
  /// holds is ignored. Where an id is missing the position stands for it, and where it occurs a
  /// second time a number is added to it, so that no post is lost and no two ids are equal.
  public static func items(in bytes: [UInt8]) throws(FeedError) -> [FeedItem] {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    switch FeedFormat(of: bytes[start...]) {
    case .empty: throw .empty
    case .binary: throw .binary
    case .html(let title): throw .html(title: title)
    case .xml(let name): throw .unread(format: name)
    case .text: throw .plainText
    case .json:
      var reader = PostsReader(scanner: JSONScanner(bytes, from: start))
      return try reader.items()
    }
  }
}
