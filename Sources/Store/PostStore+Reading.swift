import Essentials
import Feeds

extension PostStore {
  /// The posts of a list.
  ///
  /// - Parameter words: Any text a user types. Each word must begin a word of the post's title, text or author;
  ///   case and accents do not matter. Of scripts
  ///   without spaces a part may stand anywhere in it. Without a word all posts match.
  public func posts(
    in filter: PostFilter, matching words: String = "",
    arranged arrangement: ListArrangement = ListArrangement(), limit: Int? = nil
  ) throws(StoreError) -> [StoredPost] {
    if !words.isEmpty { indexWords() }
    return try read { database in
      guard let predicate = try predicate(of: filter, in: database) else { return [] }
      let search = try PostSearch(words, in: database)
      let list = try ListQuery(
        predicate, filter, arrangement, sources: sources(of: filter, in: database), in: database)
      let limit = limit.map { max(0, $0) } ?? -1
      if arrangement.order == .source, filter.source == nil {
        return try postsBySource(in: list, filter, search, limit: limit, in: database)
      }
      let query = try database.statement(list.sql(search: search.condition))
      search.bind(to: query)
      limit.bind(to: query, at: 2)
      return try posts(of: query, in: database)
    }
  }

  private func posts(of query: Statement, in database: Database) throws -> [StoredPost] {
    var posts: [StoredPost] = []
    var (number, source) = (Int64.min, "")
    while try query.next() {
      if query.number(1) != number {
        number = query.number(1)
        source = try address(of: number, in: database)
      }
      posts.append(StoredPost(query, of: source))
    }
    return posts
  }

  /// The posts of one source after the other, in the order of their titles.
  private func postsBySource(
    in list: ListQuery, _ filter: PostFilter, _ search: PostSearch, limit: Int,
    in database: Database
  ) throws -> [StoredPost] {
    let numbers = try sourcesByTitle(among: sources(of: filter, in: database), in: database)
    guard search.condition.isEmpty, filter != .starred else {
      // Few enough to be sorted here; which source comes first does not depend on the limit.
      let query = try database.statement(list.sql(search: search.condition))
      search.bind(to: query)
      (-1).bind(to: query, at: 2)
      let ranks = try Dictionary(
        uniqueKeysWithValues: numbers.enumerated().map {
          (try address(of: $1, in: database), $0)
        })
      let posts = try posts(of: query, in: database).enumerated().sorted {
        (ranks[$0.element.source] ?? 0, $0.offset) < (ranks[$1.element.source] ?? 0, $1.offset)
      }.map(\.element)
      return limit < 0 ? posts : Array(posts.prefix(limit))
    }
    let query = try database.statement(
      """
      SELECT \(ListQuery.columns) FROM post WHERE \(list.condition) AND source = ?1
        ORDER BY place DESC, id DESC LIMIT ?2
      """)
    var found: [StoredPost] = []
    for number in numbers where limit < 0 || found.count < limit {
      query.bind(number, limit < 0 ? -1 : limit - found.count)
      found += try posts(of: query, in: database)
    }
    return found
  }

  /// What a post says as it came, or as its page did; nil where it was taken out.
  public func content(of id: StoredPost.ID) throws(StoreError) -> PostContent? {
    try read { database in try row(of: id, in: database).first { content($0) } }
  }

  /// All that is kept of a post, or of the one that it was joined with.
  private func row(of id: StoredPost.ID, in database: Database) throws -> Statement {
    try database.query(
      """
      SELECT source, title, body, author, coalesce(published, arrived), link, links, post.id,
        form, base, tags, comments, published IS NOT NULL, whole, origin, showsWhole, wholeForm
      FROM post LEFT JOIN text ON text.post = post.id
      WHERE post.id = coalesce((SELECT post FROM joined WHERE id = ?1), ?1)
      """, id)
  }

  /// All that is kept of a post, or of the one that it was joined with; nil where it was taken out.
  public func text(of id: StoredPost.ID) throws(StoreError) -> PostText? {
    try read { database in
      try row(of: id, in: database).first { row in
        PostText(
          id: row.number(7), source: try address(of: row.number(0), in: database),
          title: row.text(1),
          article: content(row).article,
          author: row.optionalText(3), date: Date(milliseconds: row.number(4)),
          hasDate: row.isTrue(12), link: row.optionalText(5),
          attachments: row.count(8) == PostContent.Form.numbered.rawValue
            ? [] : lines(row.text(6)).map(Attachment.init(line:)),
          tags: lines(row.text(10)),
          comments: row.optionalText(11), wholeText: wholeText(row))
      }
    }
  }

  /// Keeps the whole text of a post, of which the source gives a part, and shows it from now on.
  public func save(whole content: PostContent, of id: StoredPost.ID) throws(StoreError) {
    try write { database in
      let find = try database.query(
        "SELECT post FROM text WHERE post = coalesce((SELECT post FROM joined WHERE id = ?1), ?1)",
        id)
      let rows = try find.all { $0.number(0) }
      let words = try WordIndex(database)
      try words.remove(rows)
      let update = try database.statement(
        "UPDATE text SET whole = ?, origin = ?, wholeForm = ?, showsWhole = 1 WHERE post = ?")
      for row in rows {
        try update.run(content.source, content.base?.absoluteString, content.form.rawValue, row)
      }
      try words.restore(rows)
    }
  }

  /// Shows the whole text of a post that is kept, or again what its source gives.
  public func show(whole: Bool, of id: StoredPost.ID) throws(StoreError) {
    try write { database in
      try database.statement(
        """
        UPDATE text SET showsWhole = ?1
        WHERE post = coalesce((SELECT post FROM joined WHERE id = ?2), ?2)
        """
      )
      .run(whole ? 1 : 0, id)
    }
  }

  /// What is shown of a row: the whole text where there is one and it is wanted.
  private func content(_ row: Statement) -> PostContent {
    if wholeText(row) == .shown {
      return PostContent(
        row.text(13), form: PostContent.Form(rawValue: row.count(16)) ?? .html,
        base: row.optionalText(14).flatMap { URL(string: $0) })
    }
    var content = PostContent(
      row.text(2), form: PostContent.Form(rawValue: row.count(8)) ?? .plain,
      base: (row.optionalText(9) ?? row.optionalText(5)).flatMap { URL(string: $0) })
    if content.form == .numbered { content.links = lines(row.text(6)) }
    return content
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  private func wholeText(_ row: Statement) -> WholeText {
    row.optionalText(13) == nil ? .none : row.isTrue(15) ? .shown : .kept
  }

  /// Puts the words in that wait to be. Where this fails the newest posts are not found, which is no reason to
  /// find nothing; what is damaged is told by the search itself.
  private func indexWords() {
    guard !isReadOnly, let waiting = try? read({ try WordIndex.waiting(in: $0) }) else { return }
    var texts = PreparedTexts()
    texts.add(waiting)
    try? write { [texts] in try WordIndex($0, texts).catchUp() }
  }

  private static func condition(of sources: [Int64]) -> String {
    sources.isEmpty
      ? "false" : "source IN (\(sources.map(String.init).joined(separator: ",")))"
  }

  /// The numbers of the only sources of a filter; nil where it is of all.
  private func sources(of filter: PostFilter, in database: Database) throws -> [Int64]? {
    switch filter {
    case .all, .unread, .starred: nil
    case .source(let id): try number(of: id, in: database).map { [$0] } ?? []
    case .folder(let name): names.withLock { $0.numbers(in: name) }
    }
  }

  /// The SQL condition of a filter; nil where it matches no source.
  func predicate(of filter: PostFilter, in database: Database) throws -> String? {
    let condition =
      switch filter {
      case .all: "true"
      case .unread: "read = 0"
      case .starred: "starred = 1"
      case .source(let id): try number(of: id, in: database).map { "source = \($0)" } ?? "false"
      case .folder(let name):
        Self.condition(of: names.withLock { $0.numbers(in: name) })
      }
    guard condition != "false" else { return nil }
    switch filter {
    case .source, .folder: return condition
    case .all, .unread, .starred: break
    }
    let unsubscribed = try unsubscribed(in: database)
    return unsubscribed.isEmpty ? condition : "\(condition) AND source NOT IN (\(unsubscribed))"
  }
}

extension StoredPost {
  fileprivate init(_ row: Statement, of source: Source.ID) {
    self.init(
      id: row.number(0), source: source, title: row.text(2), preview: row.text(3),
      link: row.optionalText(4), date: Date(milliseconds: row.number(5)), isRead: row.isTrue(6),
      isStarred: row.isTrue(7))
  }
}

/// What a user types, as a condition of SQL.
private struct PostSearch {
  /// Begins with AND; empty where all posts match.
  private(set) var condition = ""
  private var query = ""

  /// More words than these are not looked at.
  private static let mostWords = 40

  init(_ text: String, in database: Database) throws {
    let typed = text.split(whereSeparator: \.isWhitespace).prefix(Self.mostWords)
    let words = try Self.words(of: typed.joined(separator: " "), in: database)
    guard !words.isEmpty else { return }
    condition = "AND id IN (SELECT rowid FROM word WHERE word MATCH ?)"
    query = words.prefix(Self.mostWords).map { "\"\($0)\"*" }.joined(separator: " ")
  }

  func bind(to statement: Statement) { if !query.isEmpty { query.bind(to: statement, at: 1) } }

  /// The words as the index keeps them: split and folded by the same tokenizer, which leaves letters and digits.
  private static func words(of text: String, in database: Database) throws -> [String] {
    try database.execute(
      """
      CREATE VIRTUAL TABLE IF NOT EXISTS temp.typed
        USING fts5 (text, tokenize='unicode61 remove_diacritics 2');
      CREATE VIRTUAL TABLE IF NOT EXISTS temp.token USING fts5vocab (temp, typed, instance);
      DELETE FROM temp.typed
      """)
    try database.statement("INSERT INTO temp.typed VALUES (?)")
      .run(WordPairs.spaced(text, isSearch: true))
    return try database.statement("SELECT term FROM temp.token ORDER BY offset").all { $0.text(0) }
  }
}
