import Essentials
import Feeds

/// Puts the items of one document into the store: those that are new, and those that say something else.
///
/// The index of words is told before all rows are written, and after: between two rows it would write down each
/// time what it has collected, which takes twice as long as all the rest.
struct FeedSave {
  private let database: Database
  private let source: Int64
  private let arrival: Int64
  private let posts: PostTable
  private let words: WordIndex
  private let effects: [Int: RuleEffect]

  /// - Parameters:
  ///   - texts: What is made of the items already.
  ///   - effects: What rules do with those that are new, by their indices.
  init(
    _ database: Database, source: Int64, date: Date, _ texts: PreparedTexts = PreparedTexts(),
    effects: [Int: RuleEffect] = [:]
  ) throws {
    self.effects = effects
    self.database = database
    self.source = source
    arrival = date.milliseconds
    posts = try PostTable(database, texts)
    words = try WordIndex(database, texts)
  }

  /// What `prepare` needs to know of the store.
  struct Needs: Sendable {
    /// The indices of the items that are new, or kept and changed.
    var items: [(index: Int, isKept: Bool)] = []
    /// What the changed ones say by now.
    var changed: [WordIndex.Content] = []
    /// What waits for the index, where it is put in with the items.
    var waiting: [WordIndex.Content]?
  }

  /// What rules do with the items that are new.
  static func effects(
    of rules: [PostRule], on items: [FeedItem], _ needs: Needs, _ hashes: [Int64],
    _ texts: PreparedTexts, source: Int64, at date: Date, in context: QueryContext
  ) throws -> [Int: RuleEffect] {
    guard !rules.isEmpty else { return [:] }
    let matcher = QueryMatcher(context, at: date.milliseconds)
    var effects: [Int: RuleEffect] = [:]
    for (index, isKept) in needs.items where !isKept {
      let item = items[index]
      let post = QueryPost(
        item, of: source, place: item.sortDate(arrived: date.milliseconds),
        words: { texts.words[hashes[index]] ?? item.content.words })
      for rule in rules where try matcher.matches(post, rule.query.term) {
        effects[index, default: RuleEffect()].add(rule)
      }
    }
    return effects
  }

  /// Looks up which items are to be written.
  static func needs(
    of items: [FeedItem], _ hashes: [Int64], source: Int64, in database: Database
  ) throws -> Needs {
    let find = try database.statement("SELECT id, hash FROM post WHERE source = ? AND guid = ?")
    let gone = try gone(of: source, in: database)
    var needs = Needs()
    var changed: [Int64] = []
    for (index, item) in items.enumerated() {
      find.bind(source, item.id)
      let kept = try find.first { (id: $0.number(0), hash: $0.number(1)) }
      if let kept, kept.hash == hashes[index] { continue }
      if kept == nil, gone.contains(item.id) { continue }
      needs.items.append((index, isKept: kept != nil))
      if let kept { changed.append(kept.id) }
    }
    needs.changed = try WordIndex.contents(of: changed, in: database)
    needs.waiting = try WordIndex.waiting(
      beyond: WordIndex.backlogLimit, coming: needs.items.count - changed.count, in: database)
    return needs
  }

  /// The posts that were removed for their age, and are not to come back.
  private static func gone(of source: Int64, in database: Database) throws -> Set<FeedItem.ID> {
    Set(try database.query("SELECT guid FROM gone WHERE source = ?", source).all { $0.text(0) })
  }

  /// Forgets those of them that are no longer in the document of a source.
  func forgetGone(besides items: [FeedItem]) throws {
    let listed = Set(items.map(\.id))
    let forget = try database.statement("DELETE FROM gone WHERE source = ? AND guid = ?")
    for guid in try Self.gone(of: source, in: database) where !listed.contains(guid) {
      try forget.run(source, guid)
    }
  }

  /// Makes what takes its time of the items that are to be written.
  static func prepare(_ items: [FeedItem], _ hashes: [Int64], _ needs: Needs) -> PreparedTexts {
    var texts = PreparedTexts()
    for (index, isKept) in needs.items {
      texts.add(items[index], hash: hashes[index], isIndexed: isKept || needs.waiting != nil)
    }
    texts.add(needs.changed + (needs.waiting ?? []))
    return texts
  }

  /// - Parameter hashes: Those of the items, which take their time.
  func save(_ items: [FeedItem], _ hashes: [Int64]) throws -> SaveCounts {
    let changes = try changes(in: items, hashes)
    let changed = changes.list.compactMap(\.kept)
    try words.remove(changed)
    let new = try write(changes.list, of: items)
    let notified = new.count { effects[$0.index]?.notifies == true }
    try database.statement(
      "UPDATE source SET total = total + ?1, unread = unread + ?1 WHERE id = ?2"
    )
    .run(new.count, source)
    for post in new { try effects[post.index]?.apply(to: post.id, in: database) }
    try words.restore(changed)
    try words.catchUp(beyond: WordIndex.backlogLimit)
    try PostRemoval(database).prune(source, except: changes.present)
    return SaveCounts(new: new.count, changed: changed.count, notified: notified)
  }
}

extension FeedSave {
  private struct Change {
    var index: Int
    var hash: Int64
    /// The row of the post; nil for one that is new.
    var kept: Int64?
    var arrived: Int64
  }

  /// What is to be written, and the rows of all posts that were there already.
  ///
  /// The last item comes first: a later row is a newer post where dates are equal, or missing.
  private func changes(in items: [FeedItem], _ hashes: [Int64]) throws -> (
    list: [Change], present: Set<Int64>
  ) {
    var list: [Change] = []
    var present: Set<Int64> = []
    let gone = try Self.gone(of: source, in: database)
    for index in items.indices.reversed() {
      let hash = hashes[index]
      let kept = try posts.find(items[index].id, of: source)
      if let kept, !present.insert(kept.id).inserted || kept.hash == hash { continue }
      if kept == nil, gone.contains(items[index].id) { continue }
      list.append(
        Change(index: index, hash: hash, kept: kept?.id, arrived: kept?.arrived ?? arrival))
    }
    return (list, present)
  }

  /// The posts that are new, with the indices of their items.
  private func write(
    _ changes: [Change], of items: [FeedItem]
  ) throws -> [(index: Int, id: StoredPost.ID)] {
    var new: [(index: Int, id: StoredPost.ID)] = []
    for change in changes {
      let item = items[change.index]
      if let id = change.kept {
        try posts.update(id, to: item, hash: change.hash, arrived: change.arrived)
      } else if let id = try posts.insert(
        item, of: source, hash: change.hash, arrived: arrival)
      {
        new.append((change.index, id))
      }
    }
    return new
  }
}

/// What a document brought, for the word that tells of a refresh.
public struct SaveCounts: Equatable, Sendable {
  /// Posts that were not kept before.
  public var new: Int
  /// Posts that were kept, and say something else now.
  public var changed: Int
  /// New posts that a rule wants told.
  public var notified: Int

  public init(new: Int = 0, changed: Int = 0, notified: Int = 0) {
    self.new = new
    self.changed = changed
    self.notified = notified
  }
}

/// The rows of posts, and those of their long texts.
private struct PostTable {
  private let database: Database
  private let texts: PreparedTexts
  private let find: Statement
  private let insert: Statement
  private let update: Statement
  private let insertText: Statement
  private let insertTag: Statement

  init(_ database: Database, _ texts: PreparedTexts) throws {
    self.database = database
    self.texts = texts
    find = try database.statement(
      "SELECT id, hash, arrived FROM post WHERE source = ? AND guid = ?")
    insert = try database.statement(
      """
      INSERT OR IGNORE INTO post
        (hash, published, place, title, link, preview, media, source, guid, arrived)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    update = try database.statement(
      """
      UPDATE post SET hash = ?, published = ?, place = ?, title = ?, link = ?, preview = ?,
        media = ?
      WHERE id = ?
      """)
    insertText = try database.statement(
      """
      INSERT INTO text (post, author, links, body, form, base, tags, comments)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (post) DO UPDATE SET author = excluded.author, links = excluded.links,
        body = excluded.body, form = excluded.form, base = excluded.base, tags = excluded.tags,
        comments = excluded.comments
      """)
    insertTag = try database.statement("INSERT OR IGNORE INTO tag (post, name) VALUES (?, ?)")
  }

  /// The row that stands for an item of a source.
  func find(
    _ guid: FeedItem.ID, of source: Int64
  ) throws -> (id: Int64, hash: Int64, arrived: Int64)? {
    find.bind(source, guid)
    return try find.first { ($0.number(0), $0.number(1), $0.number(2)) }
  }

  /// Adds a post, and returns its number; nil where the source has one of that id already.
  func insert(
    _ item: FeedItem, of source: Int64, hash: Int64, arrived: Int64
  ) throws -> StoredPost.ID? {
    try insert.run(
      hash, item.date?.milliseconds, item.sortDate(arrived: arrived), item.title, item.link,
      preview(of: item, hash), item.media, source, item.id, arrived)
    guard database.changeCount > 0 else { return nil }
    let id = database.lastRow
    try saveText(of: item, as: id)
    return id
  }

  /// Changes what a post says, and none of its marks.
  func update(_ id: Int64, to item: FeedItem, hash: Int64, arrived: Int64) throws {
    try update.run(
      hash, item.date?.milliseconds, item.sortDate(arrived: arrived), item.title, item.link,
      preview(of: item, hash), item.media, id)
    try saveText(of: item, as: id)
  }
}

extension PostTable {
  private func preview(of item: FeedItem, _ hash: Int64) -> String {
    texts.previews[hash] ?? item.preview
  }

  private func saveText(of item: FeedItem, as id: Int64) throws {
    let base = item.content.base?.absoluteString
    try insertText.run(
      id, item.author, item.attachments.map(\.line).joinedLines, item.content.source,
      item.content.form.rawValue, base == item.link ? nil : base, item.tags.joinedLines,
      item.comments)
    for tag in item.tags { try insertTag.run(id, tag.lowercased()) }
  }
}

extension [String] {
  /// The lines as one text; nil where there is none.
  fileprivate var joinedLines: String? { isEmpty ? nil : joined(separator: "\n") }
}

extension FeedItem {
  /// Where it stands among all posts. A date that lies ahead would keep its post on top for as long.
  func sortDate(arrived: Int64) -> Int64 { min(date?.milliseconds ?? arrived, arrived) }
}
