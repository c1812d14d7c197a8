import Essentials
import Feeds

/// Whether posts match queries, one by one: what SQL cannot tell, or what is not in the store yet.
struct QueryMatcher {
  private let context: QueryContext
  /// From which ages are counted, in milliseconds.
  private let time: Int64

  init(_ context: QueryContext, at time: Int64) {
    self.context = context
    self.time = time
  }

  /// Whether a post is on the list of a query.
  func lists(_ post: QueryPost, in term: QueryTerm) throws -> Bool {
    guard try context.source(post.source)?.isSeen == true else { return false }
    return try (!post.isHidden || term.showsHidden) && matches(post, term)
  }

  func matches(_ post: QueryPost, _ term: QueryTerm) throws -> Bool {
    switch term {
    case .all: true
    case .text(let text, let field, let isPhrase):
      try contains(context.needle(text, isPhrase: isPhrase), in: field, of: post)
    case .source, .folder:
      try context.source(post.source).map { try context.matches($0, term) } ?? false
    case .tag(let name):
      try post.tags.contains(name.lowercased())
        || context.source(post.source)?.isIn(name) == true
    case .link(let part): post.link?.lowercased().contains(part.lowercased()) == true
    case .newer(let age): post.place > time - age
    case .older(let age): post.place <= time - age
    case .has(.link): post.link != nil
    case .has(let media): post.media & (media.bit ?? 0) > 0
    case .flag(.unread): !post.isRead
    case .flag(.read): post.isRead
    case .flag(.starred): post.isStarred
    case .flag(.hidden): post.isHidden
    case .not(let term): try !matches(post, term)
    case .both(let terms): try terms.allSatisfy { try matches(post, $0) }
    case .either(let terms): try terms.contains { try matches(post, $0) }
    }
  }

  private func contains(
    _ needle: WordNeedle, in field: QueryField, of post: QueryPost
  ) throws -> Bool {
    let tokenizer = try context.database.tokenizer()
    let rows = { try post.rows(tokenizer) }
    switch field {
    case .title: return try rows().title.contains(needle)
    case .author: return try rows().author.contains(needle)
    case .text: return try rows().text.contains(needle)
    case .any where needle.isPhrase:
      let rows = try rows()
      return [rows.title, rows.author, rows.text].contains { $0.contains(needle) }
    case .any: return try rows().all.contains(needle)
    }
  }
}

/// What queries ask of a post. Its words are split when a query first asks for them.
final class QueryPost {
  let source: Int64
  let title: String
  let link: String?
  /// Where it stands among all posts, in milliseconds.
  let place: Int64
  let isRead: Bool
  let isStarred: Bool
  let isHidden: Bool
  let media: Int64
  private let loadTexts: () throws -> (author: String?, text: String)
  private let loadTags: () throws -> [String]
  private var foundRows: Rows?
  private var foundTags: Set<String>?

  struct Rows {
    let title: WordRow
    let author: WordRow
    let text: WordRow
    /// All of them.
    let all: WordRow
  }

  /// A post of the store; nil where there is none.
  init?(_ id: Int64, in database: Database) throws {
    let query = try database.query(
      """
      SELECT source, title, link, place, read, starred, hidden, media FROM post WHERE id = ?
      """, id)
    guard try query.next() else { return nil }
    defer { query.reset() }
    (source, title, link) = (query.number(0), query.text(1), query.optionalText(2))
    (place, media) = (query.number(3), query.number(7))
    (isRead, isStarred, isHidden) = (query.isTrue(4), query.isTrue(5), query.isTrue(6))
    loadTexts = {
      let text = try database.query(
        "SELECT author, body, form, whole, wholeForm FROM text WHERE post = ?", id)
      return try text.first { ($0.optionalText(0), WordIndex.words(of: $0, from: 1)) } ?? (nil, "")
    }
    loadTags = {
      try database.query("SELECT name FROM tag WHERE post = ?", id).all { $0.text(0) }
    }
  }

  /// A post that comes.
  init(_ item: FeedItem, of source: Int64, place: Int64, words: @escaping () -> String) {
    self.source = source
    (title, link, self.place) = (item.title, item.link, place)
    (isRead, isStarred, isHidden) = (false, false, false)
    media = item.media
    loadTexts = { (item.author, words()) }
    loadTags = { item.tags.map { $0.lowercased() } }
  }

  var tags: Set<String> {
    get throws {
      let tags = try foundTags ?? Set(loadTags())
      foundTags = tags
      return tags
    }
  }

  func rows(_ tokenizer: WordTokenizer) throws -> Rows {
    if let foundRows { return foundRows }
    let texts = try loadTexts()
    let title = tokenizer.row(of: title)
    let author = tokenizer.row(of: texts.author ?? "")
    let text = tokenizer.row(of: texts.text)
    var all = title
    all.append(author)
    all.append(text)
    let rows = Rows(title: title, author: author, text: text, all: all)
    foundRows = rows
    return rows
  }
}

extension FeedItem {
  /// The bits of `PostMedia` that it has.
  var media: Int64 {
    PostMedia.bits(attachments: attachments.map(\.line).joined(separator: "\n"), content.source)
  }
}

extension PostMedia {
  /// - Parameters:
  ///   - attachments: As the store keeps them, one a line.
  ///   - html: What the post says.
  static func bits(attachments: String, _ html: String) -> Int64 {
    let lines = attachments.lowercased()
    return allCases.reduce(0) { bits, media in
      guard let bit = media.bit else { return bits }
      let kind = media == .picture ? "image" : media.rawValue
      let tag = media == .picture ? "<img" : "<\(kind)"
      return lines.contains("\t\(kind)/") || contains(tag, in: html) ? bits | bit : bits
    }
  }

  /// Whether a tag stands in a text, whatever its case.
  private static func contains(_ tag: String, in html: String) -> Bool {
    html.utf8.withContiguousStorageIfAvailable { bytes in
      let tag = Array(tag.utf8)
      var start = 0
      while let sign = bytes[start...].firstIndex(of: tag[0]) {
        let rest = bytes[sign...].prefix(tag.count)
        if rest.count == tag.count, zip(rest, tag).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }) {
          return true
        }
        start = sign + 1
      }
      return false
    } ?? html.lowercased().contains(tag)
  }
}
