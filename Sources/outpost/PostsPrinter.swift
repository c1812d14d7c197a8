import Foundation
import Posts

/// Posts as text for other programs.
enum PostsPrinter {
  private struct Line: Encodable {
    let id: String
    let title: String
    let body: String
  }

  /// One title a line; the first line of the body stands in for a title that is missing.
  static func titles(_ posts: [Post]) -> String {
    posts.map { post in
      let line = post.title.isEmpty ? post.body.prefix { !$0.isNewline } : post.title[...]
      return (line.isEmpty ? "Untitled" : line) + "\n"
    }.joined()
  }

  /// A JSON array of objects with `id`, `title` and `body`.
  static func json(_ posts: [Post]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let lines = posts.map { Line(id: $0.id, title: $0.title, body: $0.body) }
    return try encoder.encode(lines) + Data("\n".utf8)
  }
}
