/// Which posts are wanted, in the language that the search, the filters and the rules of a user share: words, "phrases",
/// `field:word`, `age<7d`, `has:audio`, `is:unread`, and `and`, `or`, `not` and parentheses between them.
public struct PostQuery: Hashable, Sendable {
  /// As it was typed.
  public let text: String
  let term: QueryTerm

  /// - Parameter text: What the user types; empty for all posts. Throws where it says nothing that can be meant.
  public init(_ text: String) throws(QueryError) {
    self.text = text
    var parser = QueryParser(text)
    term = try parser.query()
  }

  /// That all posts match.
  public static let all = PostQuery(text: "", term: .all)

  private init(text: String, term: QueryTerm) { (self.text, self.term) = (text, term) }

  /// Whether all posts match.
  public var isEmpty: Bool { term == .all }

  /// The words and phrases that a post is found by, to be pointed out in it.
  public var words: [String] { term.words }
}

/// What is wrong with a query, and where.
public struct QueryError: Error, Equatable, Sendable {
  /// The character that it is about, from 1.
  public let column: Int
  /// One line, without the column.
  public let message: String
}

/// A filter of the user: a query with a name.
public struct SavedQuery: Hashable, Sendable {
  public let name: String
  public let query: PostQuery

  public init(name: String, query: PostQuery) {
    self.name = name
    self.query = query
  }
}

/// What a query asks of a post.
enum QueryTerm: Hashable, Sendable {
  case all
  /// Words that begin so, in any order; of a phrase whole words, one behind the other.
  case text(String, QueryField, isPhrase: Bool)
  /// In the name or the address of its source.
  case source(String, isPhrase: Bool)
  /// The folder that its source is in, or one above that.
  case folder(String)
  /// A tag that a rule gave it, or the folder of its source.
  case tag(String)
  /// A part of its address.
  case link(String)
  case newer(milliseconds: Int64)
  case older(milliseconds: Int64)
  case has(PostMedia)
  case flag(QueryFlag)
  indirect case not(QueryTerm)
  case both([QueryTerm])
  case either([QueryTerm])
}

/// A part of a post that has words.
enum QueryField: String, Sendable {
  case any, title, author, text
}

/// What `is:` asks.
enum QueryFlag: String, CaseIterable, Sendable {
  case unread, read, starred, hidden
}

/// What `has:` asks, in the bits that the store keeps of it.
enum PostMedia: String, CaseIterable, Sendable {
  case audio, picture, video, link

  /// Nil for what is no medium.
  var bit: Int64? {
    switch self {
    case .audio: 1
    case .picture: 2
    case .video: 4
    case .link: nil
    }
  }
}

extension QueryTerm {
  /// The terms that it is made of; itself where it is one.
  var leaves: [QueryTerm] {
    switch self {
    case .not(let term): term.leaves
    case .both(let terms), .either(let terms): terms.flatMap(\.leaves)
    case .all, .text, .source, .folder, .tag, .link, .newer, .older, .has, .flag: [self]
    }
  }

  /// Whether words of posts are looked for, which the index must have.
  var needsWords: Bool {
    leaves.contains { if case .text = $0 { true } else { false } }
  }

  /// Whether hidden posts are asked for.
  var showsHidden: Bool { leaves.contains(.flag(.hidden)) }

  /// The ages that a post passes, in milliseconds: it may match before and not after, or the other way round.
  var ages: Set<Int64> {
    Set(
      leaves.compactMap {
        switch $0 {
        case .newer(let age), .older(let age): age
        case .all, .text, .source, .folder, .tag, .link, .has, .flag, .not, .both, .either: nil
        }
      })
  }

  fileprivate var words: [String] {
    switch self {
    case .text(let text, let field, _): field == .author ? [] : [text]
    case .both(let terms), .either(let terms): terms.flatMap(\.words)
    case .all, .source, .folder, .tag, .link, .newer, .older, .has, .flag, .not: []
    }
  }
}
