import Essentials

/// Reads the posts of a list that match queries, too.
struct PostListing {
  /// What the list asks of its posts, and their order.
  let list: ListQuery
  /// Posts that are known to be those of the list; nil where that is not known.
  let found: QueryBits?
  /// What the posts must match, too.
  let queries: [PostQuery]
  let context: QueryContext
  /// From which ages are counted, in milliseconds.
  let time: Int64

  /// A list of so many posts is looked up post by post; a longer one is met often enough on the way from the newest.
  private static let mostScattered = 5000

  /// - Parameter address: The address of a source by its number.
  func posts(limit: Int, address: (Int64) throws -> Source.ID) throws -> [StoredPost] {
    let (ids, isExact) = try candidates(limit: limit)
    return try rows(of: ids, limit: limit, isExact: isExact, address)
  }

  /// The ids of all of them.
  func ids() throws -> [StoredPost.ID] {
    let (ids, isExact) = try candidates(limit: .max)
    let matcher = QueryMatcher(context, at: time)
    return try ids.all { $0.number(0) }.filter { try isExact || isFound($0, matcher) }
  }

  /// The posts among which all are that are wanted, and whether those are no others.
  private func candidates(limit: Int) throws -> (ids: Statement, isExact: Bool) {
    let sql = try queries.map { try QuerySQL($0.term, in: context, at: time) }
    let isHidden = queries.contains(where: \.term.showsHidden) || found != nil
    var conditions = [list.condition] + sql.map(\.condition) + (isHidden ? [] : ["hidden = 0"])
    var values = sql.flatMap(\.values)
    var order = list.order.sql
    if let found, found.count <= Self.mostScattered {
      // The sign keeps SQLite from going over all posts in their order.
      order = "+" + order
      conditions.append("id IN (SELECT value FROM json_each(?))")
      values.append("[\(found.posts.map(String.init).joined(separator: ","))]")
    }
    let isExact = sql.allSatisfy(\.isExact) && found == nil
    let ids = try context.database.statement(
      """
      SELECT id FROM post WHERE \(conditions.joined(separator: " AND "))
      ORDER BY \(order) LIMIT \(isExact && limit < .max ? limit : -1)
      """)
    ids.bind(all: values)
    return (ids, isExact)
  }

  private func rows(
    of ids: Statement, limit: Int, isExact: Bool, _ address: (Int64) throws -> Source.ID
  ) throws -> [StoredPost] {
    let matcher = QueryMatcher(context, at: time)
    let load = try context.database.statement(
      "SELECT \(ListQuery.columns) FROM post WHERE id = ?")
    var posts: [StoredPost] = []
    var (number, source) = (Int64.min, "")
    while posts.count < limit, try ids.next() {
      let id = ids.number(0)
      if !isExact, try !isFound(id, matcher) { continue }
      load.bind(id)
      guard try load.next() else { continue }
      if load.number(1) != number {
        number = load.number(1)
        source = try address(number)
      }
      posts.append(StoredPost(load, of: source))
    }
    load.reset()
    return posts
  }

  private func isFound(_ id: Int64, _ matcher: QueryMatcher) throws -> Bool {
    if let found, !found.contains(id) { return false }
    guard !queries.isEmpty else { return true }
    guard let post = try QueryPost(id, in: context.database) else { return false }
    return try queries.allSatisfy { try matcher.matches(post, $0.term) }
  }
}

extension StoredPost {
  init(_ row: Statement, of source: Source.ID) {
    self.init(
      id: row.number(0), source: source, title: row.text(2), preview: row.text(3),
      link: row.optionalText(4), date: Date(milliseconds: row.number(5)), isRead: row.isTrue(6),
      isStarred: row.isTrue(7), sound: row.optionalText(8).flatMap(SoundSize.init(attachments:)))
  }
}
