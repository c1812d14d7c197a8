import Essentials
import Feeds

/// The words of all posts, kept up by hand: those of HTML are made of it each time, and kept nowhere else.
///
/// Posts that come are not put in at once but a thousand at a time, or when someone searches: each time that
/// the index is written it is sorted again, which for a few posts takes longer than to save them.
struct WordIndex {
  /// So many posts may wait; they are put in within a blink when someone searches.
  static let backlogLimit: Int64 = 1000

  /// What a post of HTML says, by the hash of that.
  struct Content: Sendable {
    let hash: Int64
    let html: String
  }

  private let database: Database
  private let texts: PreparedTexts
  /// The number of the last post whose words are in.
  private let last: Int64
  private let select: Statement
  private let delete: Statement
  private let insert: Statement

  /// - Parameter texts: The words that are made already.
  init(_ database: Database, _ texts: PreparedTexts = PreparedTexts()) throws {
    self.database = database
    self.texts = texts
    last = try Self.last(in: database)
    select = try database.statement(
      """
      SELECT post.id, title, author, body, form, hash, whole, wholeForm
      FROM post JOIN text ON text.post = post.id
      WHERE post.id BETWEEN ? AND ?
      """)
    delete = try database.statement(
      "INSERT INTO word (word, rowid, title, author, body) VALUES ('delete', ?, ?, ?, ?)")
    insert = try database.statement(
      "INSERT INTO word (rowid, title, author, body) VALUES (?, ?, ?, ?)")
  }

  /// Before the text of posts changes or goes: the index must be told what it holds.
  func remove(_ ids: some Sequence<Int64>) throws {
    for id in ids where id <= last { try put(id...id, by: delete) }
  }

  /// After the text of posts has changed.
  func restore(_ ids: some Sequence<Int64>) throws {
    for id in ids where id <= last { try put(id...id, by: insert) }
  }

  /// Puts in what waits, if it is more than a number of posts.
  func catchUp(beyond limit: Int64 = 0) throws {
    let newest = try Self.newest(in: database)
    guard newest - last > limit else { return }
    try put(last + 1...newest, by: insert)
    try database.statement("UPDATE indexed SET last = ?").run(newest)
  }

  /// What posts say of which the index holds words: to be prepared before they change or go.
  static func contents(of ids: [Int64], in database: Database) throws -> [Content] {
    let last = try last(in: database)
    var room = PreparedTexts.limit
    var contents: [Content] = []
    for id in ids where id <= last && room > 0 {
      contents += try Self.contents(id...id, upTo: &room, in: database)
    }
    return contents
  }

  /// What the posts say that wait to be put in, once there are more of them than a number.
  ///
  /// - Parameter coming: So many come as well.
  static func waiting(beyond limit: Int64 = 0, coming: Int = 0, in database: Database) throws
    -> [Content]?
  {
    let (last, newest) = (try last(in: database), try newest(in: database))
    guard newest - last + Int64(coming) > limit else { return nil }
    var room = PreparedTexts.limit
    return newest > last ? try contents(last + 1...newest, upTo: &room, in: database) : []
  }

  /// - Parameter room: So many bytes of HTML are read, and the last post whole.
  private static func contents(
    _ ids: ClosedRange<Int64>, upTo room: inout Int, in database: Database
  ) throws -> [Content] {
    let query = try database.query(
      """
      SELECT hash, body FROM post JOIN text ON text.post = post.id
      WHERE post.id BETWEEN ? AND ? AND form = \(PostContent.Form.html.rawValue)
      """, ids.lowerBound, ids.upperBound)
    defer { query.reset() }
    var contents: [Content] = []
    while room > 0, try query.next() {
      contents.append(Content(hash: query.number(0), html: query.text(1)))
      room -= contents.last?.html.utf8.count ?? 0
    }
    return contents
  }
}

extension WordIndex {
  private func put(_ ids: ClosedRange<Int64>, by statement: Statement) throws {
    select.bind(ids.lowerBound, ids.upperBound)
    while try select.next() {
      let form = PostContent.Form(rawValue: select.count(4)) ?? .plain
      let words = Self.words(
        texts.words[select.number(5)] ?? PostContent(select.text(3), form: form).words,
        whole: select, from: 6)
      try statement.run(
        select.number(0), WordPairs.spaced(select.text(1)),
        select.optionalText(2).map { WordPairs.spaced($0) },
        WordPairs.spaced(words))
    }
  }

  /// What a row says with the body of a post, its form, the whole text and its form, from a column on.
  static func words(of row: Statement, from column: Int32) -> String {
    let form = PostContent.Form(rawValue: row.count(column + 1)) ?? .plain
    return words(
      PostContent(row.text(column), form: form).words, whole: row, from: column + 2)
  }

  private static func words(_ words: String, whole row: Statement, from column: Int32) -> String {
    guard let whole = row.optionalText(column) else { return words }
    let form = PostContent.Form(rawValue: row.count(column + 1)) ?? .html
    return words + " " + PostContent(whole, form: form).words
  }

  private static func newest(in database: Database) throws -> Int64 {
    try database.number("SELECT max(id) FROM post") ?? 0
  }

  private static func last(in database: Database) throws -> Int64 {
    try database.number("SELECT last FROM indexed") ?? 0
  }
}
