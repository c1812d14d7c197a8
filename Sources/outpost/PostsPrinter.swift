import Essentials
import Posts

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

/// A post as a line, or as JSON, without the fields that it lacks.
struct PostLine: Encodable {
  private let id: String
  private let title: String
  private let body: String
  private let link: String?
  private let date: Date?
  private let author: String?
  private let links: [String]?
  private var source: String?
  private var isRead: Bool?
  private var isStarred: Bool?

  init(_ post: Post) {
    id = post.id
    title = post.title
    body = post.body
    link = post.link
    date = post.date
    author = post.author
    links = post.links.isEmpty ? nil : post.links
  }

  /// - Parameter text: Nil where its start is enough, or the post was taken out a moment ago.
  init(_ post: StoredPost, _ text: PostText?) {
    id = "\(post.id)"
    title = post.title
    body = text?.article.text ?? post.preview
    link = post.link
    date = post.date
    author = text?.author
    links = text.flatMap { $0.links.isEmpty ? nil : $0.links }
    source = post.source
    isRead = post.isRead
    isStarred = post.isStarred
  }

  /// The title, or the first line of the body.
  var heading: String {
    let line = title.isEmpty ? body.prefix { !$0.isNewline } : title[...]
    return line.isEmpty ? "Untitled" : String(line)
  }

  private enum CodingKeys: String, CodingKey {
    case id, title, body, link, date, author, links, source
    case isRead = "read"
    case isStarred = "starred"
  }
}

/// JSON as all commands print it.
enum JSONPrinter {
  /// Sorted, in lines, with dates in the form of ISO 8601.
  static func data(of value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(value) + Data("\n".utf8)
  }
}
