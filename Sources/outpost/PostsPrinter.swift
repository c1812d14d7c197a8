import Essentials

/// Posts as text for other programs.
enum PostsPrinter {
  /// One title a line; the first line of the body stands in for a title that is missing.
  static func titles(_ posts: [PostLine]) -> Data {
    Data(posts.map { $0.heading + "\n" }.joined().utf8)
  }

  /// A JSON array of objects with `id`, `title` and `body`, and what else the posts have; kept ones have sources
  /// and marks.
  static func json(_ posts: [PostLine]) throws -> Data { try JSONPrinter.data(of: posts) }
}
