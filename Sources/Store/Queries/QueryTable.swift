import Essentials

/// The filters of the user: which posts each finds, and how many of them are unread.
///
/// That is found once for all posts, and from then on for those only that have changed since: triggers write their
/// numbers down. So nothing here takes time that grows with the store, however many filters there are.
struct QueryTable {
  private let database: Database
  private let context: QueryContext
  /// From which ages are counted, in milliseconds.
  private let time: Int64

  init(_ database: Database, _ names: SourceNames, at time: Int64) {
    self.database = database
    self.time = time
    context = QueryContext(database, names)
  }

  /// Unread posts of each, as they were counted last.
  func counts(of queries: [PostQuery]) throws -> [PostQuery: Int] {
    let rows = try database.statement("SELECT text, unread FROM query WHERE unread IS NOT NULL")
      .all { ($0.text(0), $0.count(1)) }
    let counts = Dictionary(uniqueKeysWithValues: rows)
    return Dictionary(queries.compactMap { query in counts[query.text].map { (query, $0) } }) {
      first, _ in first
    }
  }

  /// The posts that a query finds, read or not; nil where they were not found yet, or where so many have changed since
  /// that it takes less to look for them among all.
  func posts(of query: PostQuery) throws -> QueryBits? {
    let row = try database.query(
      "SELECT id FROM query WHERE text = ? AND unread IS NOT NULL", query.text)
    guard let id = try row.first({ $0.number(0) }) else { return nil }
    let changes = try changes().map(\.post)
    let changed = try passing(ages: query.term.ages).union(changes)
    guard changes.count < Self.mostChanges, changed.count < Self.mostChanges else { return nil }
    var found = try QueryBits(
      database.query("SELECT chunk, found FROM member WHERE query = ?", id))
    let matcher = QueryMatcher(context, at: time)
    for post in changed {
      let isFound = try QueryPost(post, in: database).map { try matcher.lists($0, in: query.term) }
      found.set(post, to: isFound ?? false)
    }
    return found
  }

  /// Writes down which queries there are; returns those whose posts are to be found. Changes are noted from here on.
  func keep(_ queries: [PostQuery]) throws -> [PostQuery] {
    let wanted = Set(queries.map(\.text))
    let rows = try rows()
    for row in rows where !wanted.contains(row.text) {
      try database.statement("DELETE FROM member WHERE query = ?").run(row.id)
      try database.statement("DELETE FROM query WHERE id = ?").run(row.id)
    }
    let insert = try database.statement("INSERT OR IGNORE INTO query (text) VALUES (?)")
    for text in wanted.sorted() { try insert.run(text) }
    let ready = Set(rows.filter(\.isReady).map(\.text))
    if ready.isEmpty {
      // Nothing was counted yet that could be wrong by now.
      try noteSources()
      try database.execute("DELETE FROM change")
      try database.statement("UPDATE counted SET time = ?").run(time)
    }
    var known = ready
    return queries.filter { known.insert($0.text).inserted }
  }

  /// Whether these are the queries that are kept, and all are found.
  func holds(_ queries: [PostQuery]) throws -> Bool {
    try Set(rows().filter(\.isReady).map(\.text)) == Set(queries.map(\.text))
      && rows().allSatisfy(\.isReady)
  }

  /// Finds the posts of a query among all.
  func find(_ query: PostQuery) throws -> Found {
    let sql = try QuerySQL(query.term, in: context, at: time)
    let unseen = try database.statement("SELECT id FROM source").all { $0.number(0) }
      .filter { try context.source($0)?.isSeen != true }
    var found = Found(lastChange: try lastChange())
    let rows = try database.statement(
      """
      SELECT id, read FROM post WHERE \(sql.condition)
      \(query.term.showsHidden ? "" : "AND hidden = 0")
      \(unseen.isEmpty ? "" : "AND source NOT IN (SELECT value FROM json_each(?))")
      """)
    var values = sql.values
    if !unseen.isEmpty { values.append("[\(unseen.map(String.init).joined(separator: ","))]") }
    rows.bind(all: values)
    let matcher = QueryMatcher(context, at: time)
    while try rows.next() {
      let (id, isRead) = (rows.number(0), rows.isTrue(1))
      if !sql.isExact {
        guard let post = try QueryPost(id, in: database), try matcher.matches(post, query.term)
        else { continue }
      }
      found.all.set(id, to: true)
      if !isRead { found.unread.set(id, to: true) }
    }
    return found
  }

  struct Found: Sendable {
    /// The last change that it knows of.
    let lastChange: Int64
    var all = QueryBits()
    var unread = QueryBits()
  }

  /// Keeps what was found; false where changes were used up meanwhile that it does not know of.
  func save(_ found: Found, of query: PostQuery) throws -> Bool {
    guard try (database.number("SELECT last FROM counted") ?? 0) <= found.lastChange,
      let row = try rows().first(where: { $0.text == query.text })
    else { return false }
    try database.statement("DELETE FROM member WHERE query = ?").run(row.id)
    for chunk in found.all.chunks.keys.sorted() {
      try save(chunk, of: row.id, found.all, found.unread)
    }
    try database.statement("UPDATE query SET unread = ? WHERE id = ?")
      .run(found.unread.count, row.id)
    return true
  }
}

extension QueryTable {
  private struct Row {
    let id: Int64
    let text: String
    let isReady: Bool
  }

  private func rows() throws -> [Row] {
    try database.statement("SELECT id, text, unread IS NOT NULL FROM query")
      .all { Row(id: $0.number(0), text: $0.text(1), isReady: $0.isTrue(2)) }
  }

  /// The number of the newest change that was ever noted.
  private func lastChange() throws -> Int64 {
    try database.number("SELECT seq FROM sqlite_sequence WHERE name = 'change'") ?? 0
  }

  private func save(
    _ chunk: Int64, of query: Int64, _ all: QueryBits, _ unread: QueryBits
  ) throws {
    try database.statement(
      "INSERT OR REPLACE INTO member (query, chunk, found, unread) VALUES (?, ?, ?, ?)"
    ).run(query, chunk, all.chunks[chunk] ?? [], unread.chunks[chunk] ?? [])
  }
}

extension QueryTable {
  /// How many changes are worked off at once, so that nobody waits long for the store meanwhile.
  private static let mostChanges: Int64 = 500

  /// Whether posts have changed, or have passed an age that a query asks for.
  func hasChanges(of queries: [PostQuery]) throws -> Bool {
    if try database.number("SELECT 1 FROM change LIMIT 1") != nil { return true }
    return try !passing(ages: Set(queries.flatMap(\.term.ages))).isEmpty
  }

  /// Works off the oldest changes; true where there are more. All queries that are kept are needed: what is worked off
  /// is forgotten.
  func useChanges(of queries: [PostQuery]) throws -> Bool {
    let changes = try changes()
    let changed = Set(changes.map(\.post))
    let terms = Dictionary(queries.map { ($0.text, $0.term) }) { first, _ in first }
    var posts: [Int64: QueryPost?] = [:]
    for row in try rows() where row.isReady {
      guard let term = terms[row.text] else { continue }
      try update(row, term, try changed.union(passing(ages: term.ages)), &posts)
    }
    let last = changes.last?.number ?? 0
    try database.statement("DELETE FROM change WHERE number <= ?").run(last)
    try database.statement("UPDATE counted SET last = max(last, ?), time = ?").run(last, time)
    return changes.count == Self.mostChanges
  }

  /// The oldest changes.
  private func changes() throws -> [(number: Int64, post: Int64)] {
    try database.query(
      "SELECT number, post FROM change ORDER BY number LIMIT ?", Self.mostChanges
    ).all { ($0.number(0), $0.number(1)) }
  }

  /// The posts that have passed an age since changes were worked off last.
  private func passing(ages: Set<Int64>) throws -> Set<Int64> {
    guard !ages.isEmpty else { return [] }
    let last = try database.number("SELECT time FROM counted") ?? time
    let find = try database.statement("SELECT id FROM post WHERE place > ? AND place <= ?")
    var posts: Set<Int64> = []
    for age in ages {
      find.bind(min(last, time) - age, max(last, time) - age)
      posts.formUnion(try find.all { $0.number(0) })
    }
    return posts
  }

  private func update(
    _ row: Row, _ term: QueryTerm, _ ids: Set<Int64>, _ posts: inout [Int64: QueryPost?]
  ) throws {
    let matcher = QueryMatcher(context, at: time)
    let load = try database.statement(
      "SELECT chunk, found, unread FROM member WHERE query = ? AND chunk = ?")
    var difference = 0
    for (chunk, ids) in Dictionary(grouping: ids, by: QueryBits.chunk) {
      load.bind(row.id, chunk)
      let old = try load.first { ($0.bytes(1), $0.bytes(2)) }
      var all = QueryBits(old.map { [chunk: $0.0] } ?? [:])
      var unread = QueryBits(old.map { [chunk: $0.1] } ?? [:])
      let count = unread.count
      var isChanged = false
      for id in ids {
        let post = try posts[id] ?? QueryPost(id, in: database)
        posts[id] = .some(post)
        let isFound = try post.map { try matcher.lists($0, in: term) } ?? false
        if all.set(id, to: isFound) { isChanged = true }
        if unread.set(id, to: isFound && post?.isRead == false) { isChanged = true }
      }
      guard isChanged else { continue }
      difference += unread.count - count
      try save(chunk, of: row.id, all, unread)
    }
    if difference != 0 {
      try database.statement("UPDATE query SET unread = unread + ? WHERE id = ?")
        .run(difference, row.id)
    }
  }
}

extension QueryTable {
  /// Notes the posts of sources as changed that have another name or folder than when they were noted last, or are
  /// listed now, or no longer.
  func noteSources() throws {
    let update = try database.statement("UPDATE source SET facts = ? WHERE id = ?")
    let note = try database.statement(
      """
      INSERT INTO change (post) SELECT id FROM post WHERE source = ?
        AND EXISTS (SELECT 1 FROM query WHERE unread IS NOT NULL)
      """)
    for source in try changedSources() {
      try note.run(source.id)
      try update.run(source.facts, source.id)
    }
  }

  /// Those sources, with the hash of what is known of them.
  private func changedSources() throws -> [(id: Int64, facts: Int64)] {
    try database.statement("SELECT id, address, facts FROM source").all { row in
      (row.number(0), context.facts(of: row.number(0), row.text(1)), row.optionalNumber(2))
    }
    .filter { $0.1 != $0.2 }.map { ($0.0, $0.1) }
  }
}
