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

  init(_ database: Database, source: Int64, date: Date) throws {
    self.database = database
    self.source = source
    arrival = date.milliseconds
    posts = try PostTable(database)
    words = try WordIndex(database)
  }

  /// - Parameter hashes: Those of the items, which take their time.
  func save(_ items: [FeedItem], _ hashes: [Int64]) throws -> SaveCounts {
    let changes = try changes(in: items, hashes)
    let changed = changes.list.compactMap(\.kept)
    try words.remove(changed)
    let new = try write(changes.list, of: items)
    try database.statement(
      "UPDATE source SET total = total + ?1, unread = unread + ?1 WHERE id = ?2"
    )
    .run(new, source)
    try words.restore(changed)
    try words.catchUp(beyond: WordIndex.patience)
    try PostRemoval(database).prune(source, except: changes.present)
    return SaveCounts(new: new, changed: changed.count)
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
    for index in items.indices.reversed() {
      let hash = hashes[index]
      let kept = try posts.find(items[index].id, of: source)
      if let kept, !present.insert(kept.id).inserted || kept.hash == hash { continue }
      list.append(
        Change(index: index, hash: hash, kept: kept?.id, arrived: kept?.arrived ?? arrival))
    }
    return (list, present)
  }

  /// How many posts are new.
  private func write(_ changes: [Change], of items: [FeedItem]) throws -> Int {
    var count = 0
    for change in changes {
      let item = items[change.index]
      if let id = change.kept {
        try posts.update(id, to: item, hash: change.hash, arrived: change.arrived)
      } else if try posts.insert(item, of: source, hash: change.hash, arrived: arrival) {
        count += 1
      }
    }
    return count
  }
}
