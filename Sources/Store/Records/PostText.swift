import Essentials
import Feeds

/// A post as it is read: all that the store keeps of it.
public struct PostText: Identifiable, Equatable, Sendable {
  /// The number of its row in the store, which it keeps.
  public let id: StoredPost.ID
  public let source: Source.ID
  /// One line; empty where the source gives none.
  public var title: String
  /// What it says.
  public var article: Article
  /// Who wrote it; nil where the source does not say.
  public var author: String?
  /// When it was published; when it first came, where the source does not say.
  public var date: Date
  /// Whether its source says when it was published.
  public var hasDate: Bool
  /// The page for people; nil where the source gives none.
  public var link: String?
  public var attachments: [Attachment]
  /// What it is about, in words of its source.
  public var tags: [String]
  /// The page where it is talked about; nil where the source gives none.
  public var comments: String?
  /// Whether `article` is what the source gives, or the whole text of its page.
  public var wholeText: WholeText

  /// Who wrote it, beside the name of its source: nil where that is the same.
  public func author(besides source: String?) -> String? { author == source ? nil : author }

  public init(
    id: StoredPost.ID, source: Source.ID, title: String, article: Article, author: String? = nil,
    date: Date, hasDate: Bool = true, link: String? = nil, attachments: [Attachment] = [],
    tags: [String] = [], comments: String? = nil, wholeText: WholeText = .none
  ) {
    self.id = id
    self.source = source
    self.title = title
    self.article = article
    self.author = author
    self.date = date
    self.hasDate = hasDate
    self.link = link
    self.attachments = attachments
    self.tags = tags
    self.comments = comments
    self.wholeText = wholeText
  }

  /// What it links to, then what is attached, and the page where it is talked about, by their numbers.
  public var links: [String] {
    let links = Attachment.links(of: article, attachments)
    return links + [comments].compactMap(\.self).filter { !links.contains($0) }
  }
}

/// What is kept of the whole text of a post, beside what its source gives.
public enum WholeText: Equatable, Sendable {
  case none
  case kept
  case shown
}

extension Attachment {
  /// As the store keeps it: what is known of it, separated by tabs.
  var line: String {
    let numbers = [bytes, seconds].map { $0.map { "\($0)" } ?? "" }
    let fields = [address, type ?? "", numbers[0], numbers[1], title ?? ""]
    return String(fields.joined(separator: "\t").reversed().drop { $0 == "\t" }.reversed())
  }

  /// Of a line that the store keeps.
  init(line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    func field(_ index: Int) -> String? {
      fields.indices.contains(index) && !fields[index].isEmpty ? fields[index] : nil
    }
    self.init(
      address: fields[0], type: field(1), title: field(4), bytes: field(2).flatMap { Int($0) },
      seconds: field(3).flatMap { Int($0) })
  }
}
