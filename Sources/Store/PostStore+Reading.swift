import Essentials
import Feeds

extension PostStore {
  /// The posts of a list.
  ///
  /// - Parameters:
  ///   - query: What they must match, too; nil for all. Each word must begin a word of the post's title, text or author;
  ///     case and accents do not matter. Of scripts without spaces a part may stand anywhere in it.
  ///   - date: From which ages are counted.
  public func posts(
    in filter: PostFilter, matching query: PostQuery? = nil,
    arranged arrangement: ListArrangement = ListArrangement(), limit: Int? = nil,
    at date: Date = Date()
  ) throws(StoreError) -> [StoredPost] {
    let (names, time) = (names.withLock { $0 }, date.milliseconds)
    let queries = [filter.query, query].compactMap(\.self)
    if queries.contains(where: \.term.needsWords) { indexWords() }
    return try read { database in
      guard let predicate = try predicate(of: filter, in: database) else { return [] }
      let sources = try sources(of: filter, in: database)
      let list = try ListQuery(predicate, filter, arrangement, sources: sources, in: database)
      let limit = limit.map { max(0, $0) } ?? .max
      let isBySource = arrangement.order == .source && filter.source == nil
      if isBySource, queries.isEmpty, filter != .starred, filter != .downloads {
        return try postsBySource(in: list, among: sources, limit: limit, in: database)
      }
      // Few enough to be sorted here; which source comes first does not depend on the limit.
      let most = isBySource ? .max : limit
      let posts: [StoredPost]
      if queries.isEmpty {
        let rows = try database.statement(list.sql)
        rows.bind(most)
        posts = try self.posts(of: rows, in: database)
      } else {
        let listing = try listing(of: list, filter, query, names, at: time, in: database)
        posts = try listing.posts(limit: most) { try address(of: $0, in: database) }
      }
      guard isBySource else { return posts }
      return Array(try sorted(posts, among: sources, in: database).prefix(limit))
    }
  }

  /// The ids of all unread posts of a list, in any order.
  ///
  /// - Parameters:
  ///   - query: What they must match, too; nil for all.
  ///   - date: From which ages are counted.
  public func unreadPosts(
    in filter: PostFilter, matching query: PostQuery? = nil, at date: Date = Date()
  ) throws(StoreError) -> [StoredPost.ID] {
    let (names, time) = (names.withLock { $0 }, date.milliseconds)
    let queries = [filter.query, query].compactMap(\.self)
    if queries.contains(where: \.term.needsWords) { indexWords() }
    return try read { database in
      guard let predicate = try predicate(of: filter, in: database) else { return [] }
      let list = try ListQuery(
        predicate, filter, ListArrangement(hidesRead: true),
        sources: sources(of: filter, in: database), in: database)
      guard !queries.isEmpty else {
        return try database.statement(list.sqlOfIDs).all { $0.number(0) }
      }
      return try listing(of: list, filter, query, names, at: time, in: database).ids()
    }
  }

  /// What reads the posts of a list that match queries.
  private func listing(
    of list: ListQuery, _ filter: PostFilter, _ query: PostQuery?, _ names: SourceNames,
    at time: Int64, in database: Database
  ) throws -> PostListing {
    let found = try filter.query.flatMap {
      try QueryTable(database, names, at: time).posts(of: $0)
    }
    let queries = (found == nil ? [filter.query, query] : [query]).compactMap(\.self)
    return PostListing(
      list: list, found: found, queries: queries, context: QueryContext(database, names),
      time: time)
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

  /// The posts of one source after the other, in the order of the titles of sources.
  private func postsBySource(
    in list: ListQuery, among sources: [Int64]?, limit: Int, in database: Database
  ) throws -> [StoredPost] {
    let query = try database.statement(list.sqlOfSource)
    var found: [StoredPost] = []
    for number in try sourcesByTitle(among: sources, in: database) where found.count < limit {
      query.bind(number, limit - found.count)
      found += try posts(of: query, in: database)
    }
    return found
  }

  private func sorted(
    _ posts: [StoredPost], among sources: [Int64]?, in database: Database
  ) throws -> [StoredPost] {
    let numbers = try sourcesByTitle(among: sources, in: database)
    let ranks = try Dictionary(
      uniqueKeysWithValues: numbers.enumerated().map { (try address(of: $1, in: database), $0) })
    return posts.enumerated().sorted {
      (ranks[$0.element.source] ?? 0, $0.offset) < (ranks[$1.element.source] ?? 0, $1.offset)
    }.map(\.element)
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
  func indexWords() {
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
    case .all, .unread, .starred, .downloads, .query: nil
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
      case .downloads: "id IN (SELECT post FROM download)"
      case .source(let id): try number(of: id, in: database).map { "source = \($0)" } ?? "false"
      case .folder(let name):
        Self.condition(of: names.withLock { $0.numbers(in: name) })
      case .query: "true"
      }
    guard condition != "false" else { return nil }
    switch filter {
    case .source, .folder, .downloads: return condition
    case .all, .unread, .starred, .query: break
    }
    let unsubscribed = try unsubscribed(in: database)
    return unsubscribed.isEmpty ? condition : "\(condition) AND source NOT IN (\(unsubscribed))"
  }
}
