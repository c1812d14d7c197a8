import Essentials
import Posts

/// A post as a line, or as JSON, from which what it lacks is left out.
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
    body = text?.body ?? post.preview
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
