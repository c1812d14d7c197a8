import Feeds
import Foundation
import GRDB

/// Puts the items of one document into the store: those that are new, and those that say something else.
struct FeedSave {
  private let database: Database
  private let source: Int64
  private let arrival: Int64
  private let find: StoreStatement
  private let insert: StoreStatement
  private let update: StoreStatement
  private let insertText: StoreStatement
  private let words: WordIndex

  init(_ database: Database, source: Int64, date: Date) throws {
    self.database = database
    self.source = source
    arrival = date.milliseconds
    find = try StoreStatement(
      database, "SELECT id, hash, arrived FROM post WHERE source = ? AND guid = ?")
    insert = try StoreStatement(
      database,
      """
      INSERT INTO post (hash, published, place, title, link, preview, source, guid, arrived)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    update = try StoreStatement(
      database,
      """
      UPDATE post SET hash = ?, published = ?, place = ?, title = ?, link = ?, preview = ?
      WHERE id = ?
      """)
    insertText = try StoreStatement(
      database, "INSERT OR REPLACE INTO text (post, author, links, body) VALUES (?, ?, ?, ?)")
    words = try WordIndex(database)
  }

  /// The last item comes first: a later row is a newer post where dates are equal, or missing.
  func save(_ items: [FeedItem]) throws -> SaveCounts {
    var counts = SaveCounts()
    var present: Set<Int64> = []
    for item in items.reversed() {
      let hash = item.hash
      find.bind(source, at: 1)
      find.bind(item.id, at: 2)
      guard try find.next() else {
        present.insert(try add(item, hash: hash))
        counts.new += 1
        continue
      }
      let (id, kept, arrived) = (find.number(0), find.number(1), find.number(2))
      find.end()
      guard present.insert(id).inserted, kept != hash else { continue }
      try change(id, to: item, hash: hash, arrived: arrived)
      counts.changed += 1
    }
    try PostRemoval(database).prune(source, except: present)
    return counts
  }
}

extension FeedSave {
  private func add(_ item: FeedItem, hash: Int64) throws -> Int64 {
    bind(item, hash: hash, arrived: arrival, to: insert)
    insert.bind(source, at: 7)
    insert.bind(item.id, at: 8)
    insert.bind(arrival, at: 9)
    try insert.run()
    let id = database.lastInsertedRowID
    try save(item, as: id)
    return id
  }

  private func change(_ id: Int64, to item: FeedItem, hash: Int64, arrived: Int64) throws {
    try words.remove(id)
    bind(item, hash: hash, arrived: arrived, to: update)
    update.bind(id, at: 7)
    try update.run()
    try save(item, as: id)
  }

  private func bind(_ item: FeedItem, hash: Int64, arrived: Int64, to statement: StoreStatement) {
    let published = item.date?.milliseconds
    statement.bind(hash, at: 1)
    statement.bind(published, at: 2)
    // A date that lies ahead would keep its post on top for as long.
    statement.bind(min(published ?? arrived, arrived), at: 3)
    statement.bind(item.title, at: 4)
    statement.bind(item.link, at: 5)
    statement.bind(item.preview, at: 6)
  }

  private func save(_ item: FeedItem, as id: Int64) throws {
    insertText.bind(id, at: 1)
    insertText.bind(item.author, at: 2)
    insertText.bind(item.links.isEmpty ? nil : item.links.joined(separator: "\n"), at: 3)
    insertText.bind(item.body, at: 4)
    try insertText.run()
    try words.add(id, title: item.title, author: item.author, body: item.body)
  }
}

extension FeedItem {
  /// The start of the text as one paragraph, up to 300 bytes.
  var preview: String {
    let start = body.utf8.prefix(300)
    var end = start.endIndex
    while end > body.startIndex, end.samePosition(in: body) == nil {
      end = body.utf8.index(before: end)
    }
    let text = body[..<end]
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return String(text) }
    return text.split(separator: "\n").joined(separator: " ")
  }

  /// Changes when anything changes that is kept of it.
  var hash: Int64 {
    var hash = ContentHash()
    hash.add(title)
    hash.add(body)
    hash.add(link)
    hash.add(author)
    hash.add(links)
    hash.add(UInt64(bitPattern: date?.milliseconds ?? .min))
    return hash.value
  }
}
