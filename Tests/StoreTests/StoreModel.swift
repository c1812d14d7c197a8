import Feeds
import Foundation
import Store
import StoreSupport

/// What a store should hold, in the plainest way.
struct StoreModel {
  private struct Entry {
    var source: Int
    var guid: Int
    /// Its source when it was saved last, and its number there.
    var title: String
    var word: String
    var arrived: Date
    var published: Date?
    /// Grows with each entry: of two of one time the later is the newer.
    var number: Int
    var isRead = false
    var isStarred = false

    var sortDate: Date { min(published ?? arrived, arrived) }
  }

  private var entries: [Entry] = []
  private var subscribed: Set<Int>?
  /// The sources that have a row.
  private var rows: Set<Int> = []
  private var number = 0

  /// Does it to both, and says what is not alike then.
  mutating func difference(
    doing command: StoreCommand, at step: Int, in store: PostStore
  ) throws -> String? {
    var words = ""
    switch command {
    case .subscribe(let source):
      try store.subscribe(to: [Self.source(source)])
      subscribed = (subscribed ?? []).union([source])
      rows.insert(source)
    case .save(let source, let items): try save(items, of: source, at: step, in: store)
    case .mark(let nth, let isRead):
      guard let index = try mark(nth, in: store, { try $0.mark([$1], read: isRead) }) else { break }
      entries[index].isRead = isRead
    case .star(let nth, let isStarred):
      guard let index = try mark(nth, in: store, { try $0.mark([$1], starred: isStarred) })
      else { break }
      entries[index].isStarred = isStarred
    case .move(let source, let target):
      try store.move(Self.source(source).id, to: Self.source(target).id)
      if rows.contains(source) { move(source, to: target) }
    case .forget(let source):
      try store.forget(Self.source(source).id)
      entries.removeAll { $0.source == source }
      rows.remove(source)
      subscribed?.remove(source)
    case .search(let typed): words = typed
    }
    return try difference(from: store, words: words)
  }
}

extension StoreModel {
  private static func source(_ number: Int) -> Source {
    Source(address: "https://example.org/\(number)")
  }

  /// Marks a post in the store, and answers which entry it is.
  private func mark(
    _ nth: Int, in store: PostStore, _ mark: (PostStore, StoredPost.ID) throws -> Void
  ) throws -> Int? {
    let posts = try store.posts(in: .all)
    guard posts.indices.contains(nth) else { return nil }
    try mark(store, posts[nth].id)
    return indices()[nth]
  }

  private mutating func move(_ source: Int, to target: Int) {
    rows.remove(source)
    let wasSubscribed = subscribed?.remove(source) != nil
    // A row that is new is the old one under another name.
    if rows.insert(target).inserted, wasSubscribed { subscribed?.insert(target) }
    for index in entries.indices.reversed() where entries[index].source == source {
      let (guid, entry) = (entries[index].guid, entries[index])
      if let twin = entries.firstIndex(where: { $0.source == target && $0.guid == guid }) {
        entries[twin].isRead = entries[twin].isRead || entry.isRead
        entries[twin].isStarred = entries[twin].isStarred || entry.isStarred
        entries.remove(at: index)
      } else {
        entries[index].source = target
      }
    }
  }

  private mutating func save(
    _ items: [StoreCommand.Item], of source: Int, at step: Int, in store: PostStore
  ) throws {
    let date = Kept.date + Double(step)
    let feed = items.map { item in
      Kept.item(
        "\(item.id)", title: "\(source) \(item.id)", body: item.word,
        date: item.age.map { date - Double($0) })
    }
    try store.makeRow(for: Self.source(source).id)
    rows.insert(source)
    try store.save(
      Feed(items: feed), of: Kept.document("\(step)"), for: Self.source(source).id, at: date)
    for item in items.reversed() {
      let published = item.age.map { date - Double($0) }
      let index = entries.firstIndex { $0.source == source && $0.guid == item.id }
      if let index {
        entries[index].title = "\(source) \(item.id)"
        entries[index].word = item.word
        entries[index].published = published
      } else {
        number += 1
        entries.append(
          Entry(
            source: source, guid: item.id, title: "\(source) \(item.id)", word: item.word,
            arrived: date, published: published,
            number: number))
      }
    }
  }

  private func isSeen(_ source: Int) -> Bool { subscribed?.contains(source) ?? true }

  /// The entries that are seen and fit, newest first.
  private func indices(where fits: (Entry) -> Bool = { _ in true }) -> [Int] {
    entries.indices
      .filter { isSeen(entries[$0].source) && fits(entries[$0]) }
      .sorted {
        (entries[$0].sortDate, entries[$0].number) > (entries[$1].sortDate, entries[$1].number)
      }
  }

  private func difference(from store: PostStore, words: String) throws -> String? {
    let filters: [(PostFilter, (Entry) -> Bool)] = [
      (.all, { _ in true }), (.unread, { !$0.isRead }), (.starred, { $0.isStarred }),
    ]
    for (filter, fits) in filters {
      let found = try store.posts(in: filter, matching: words)
        .map { "\($0.title) \($0.preview) \($0.isRead) \($0.isStarred)" }
      let mine = indices { fits($0) && Self.matches($0, words) }.map { index in
        let entry = entries[index]
        return "\(entry.title) \(entry.word) \(entry.isRead) \(entry.isStarred)"
      }
      if found != mine { return "\(filter) is \(found), not \(mine)" }
    }
    let summaries = try store.summaries(of: (0...2).map(Self.source))
    for (source, summary) in summaries.enumerated() {
      let mine = entries.filter { $0.source == source }
      guard summary.total == mine.count, summary.unread == mine.count(where: { !$0.isRead }) else {
        return "counts of \(source) are \(summary)"
      }
    }
    let starred = indices { $0.isStarred }.count
    return try store.starredCount() == starred ? nil : "not \(starred) are starred"
  }

  private static func matches(_ entry: Entry, _ words: String) -> Bool {
    let texts = (entry.title.split(separator: " ").map(String.init) + [entry.word]).map(plain)
    return words.split(separator: " ").allSatisfy { word in
      texts.contains { $0.hasPrefix(plain(String(word))) }
    }
  }

  private static func plain(_ word: String) -> String {
    word.lowercased().replacing("ä", with: "a")
  }
}
