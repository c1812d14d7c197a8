import Foundation
import Posts

/// Posts as text for other programs.
enum PostsPrinter {
  /// One title a line; the first line of the body stands in for a title that is missing.
  static func titles(_ posts: [Post]) -> String {
    posts.map { line(title: $0.title, body: $0.body) }.joined()
  }

  /// The same of kept posts.
  static func titles(_ posts: [StoredPost]) -> String {
    posts.map { line(title: $0.title, body: $0.preview) }.joined()
  }

  /// A JSON array of objects with `id`, `title` and `body`, and what else the posts have.
  static func json(_ posts: [Post]) throws -> Data {
    try JSONPrinter.data(of: posts.map(PostLine.init))
  }

  /// The same of kept posts, with their sources and marks.
  static func json(_ posts: [(post: StoredPost, text: PostText?)]) throws -> Data {
    try JSONPrinter.data(of: posts.map(PostLine.init))
  }

  private static func line(title: String, body: String) -> String {
    let line = title.isEmpty ? body.prefix { !$0.isNewline } : title[...]
    return (line.isEmpty ? "Untitled" : line) + "\n"
  }
}
