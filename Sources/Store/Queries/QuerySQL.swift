/// The condition of SQL that stands for a query.
struct QuerySQL {
  private(set) var condition = "true"
  private(set) var values: [any Bindable] = []
  /// Whether it finds the posts of the query and no others; where not, each post is to be matched as well.
  private(set) var isExact = true

  /// - Parameter time: From which ages are counted, in milliseconds.
  init(_ term: QueryTerm, in context: QueryContext, at time: Int64) throws {
    switch term {
    case .all: break
    case .text(let text, let field, let isPhrase):
      let needle = try context.needle(text, isPhrase: isPhrase)
      if !needle.words.isEmpty {
        set("id IN (SELECT rowid FROM word WHERE word MATCH ?)", needle.match)
      }
      isExact = field == .any && (!isPhrase || needle.words.count <= 1) || needle.words.isEmpty
    case .source, .folder: try setSources(term, context)
    case .tag(let name):
      try setSources(.folder(name), context)
      condition = "(\(condition) OR id IN (SELECT post FROM tag WHERE name = ?))"
      values.append(name.lowercased())
    case .link(let part): set("ifnull(instr(lower(link), ?), 0) > 0", part.lowercased())
    case .newer(let age): set("place > ?", time - age)
    case .older(let age): set("place <= ?", time - age)
    case .has(.link): condition = "link IS NOT NULL"
    case .has(let media): condition = "media & \(media.bit ?? 0) > 0"
    case .flag(.unread): condition = "read = 0"
    case .flag(.read): condition = "read = 1"
    case .flag(.starred): condition = "starred = 1"
    case .flag(.hidden): condition = "hidden = 1"
    case .not(let term):
      let inner = try QuerySQL(term, in: context, at: time)
      // What finds too much leaves out too much.
      isExact = inner.isExact
      if isExact { (condition, values) = ("NOT \(inner.condition)", inner.values) }
    case .both(let terms): try join(Self.merged(terms), "AND", context, time)
    case .either(let terms): try join(terms, "OR", context, time)
    }
  }
}

extension QuerySQL {
  private mutating func set(_ condition: String, _ value: any Bindable) {
    (self.condition, values) = (condition, [value])
  }

  private mutating func setSources(_ term: QueryTerm, _ context: QueryContext) throws {
    let numbers = try context.sources(matching: term).map(String.init)
    set(
      "source IN (SELECT value FROM json_each(?))",
      "[\(numbers.joined(separator: ","))]")
  }

  private mutating func join(
    _ terms: [QueryTerm], _ word: String, _ context: QueryContext, _ time: Int64
  ) throws {
    let parts = try terms.map { try QuerySQL($0, in: context, at: time) }
    condition = "(\(parts.map(\.condition).joined(separator: " \(word) ")))"
    values = parts.flatMap(\.values)
    isExact = parts.allSatisfy(\.isExact)
  }

  /// Plain words beside one another are one look into the index.
  private static func merged(_ terms: [QueryTerm]) -> [QueryTerm] {
    var words: [String] = []
    let others = terms.filter { term in
      guard case .text(let text, .any, isPhrase: false) = term else { return true }
      words.append(text)
      return false
    }
    guard !words.isEmpty else { return others }
    return [.text(words.joined(separator: " "), .any, isPhrase: false)] + others
  }
}
