import Feeds
import Foundation
import Posts

/// What a store should hold, in the plainest way.
struct StoreModel {
  private struct Entry {
    var source: Int
    var guid: Int
    var word: String
    var arrived: Date
    var published: Date?
    /// Grows with each entry: of two of one time the later is the newer.
    var number: Int
    var isRead = false
    var isStarred = false

    var place: Date { min(published ?? arrived, arrived) }
  }

  private var entries: [Entry] = []
  private var adopted: Set<Int>?
  private var number = 0

  /// Does it to both, and says what is not alike then.
  mutating func difference(
    doing command: StoreCommand, at step: Int, in store: PostStore
  ) throws -> String? {
    var words = ""
    switch command {
    case .adopt(let source):
      try store.adopt([Self.source(source)])
      adopted = (adopted ?? []).union([source])
    case .save(let source, let items): try save(items, of: source, at: step, in: store)
    case .mark(let nth, let isRead):
      guard let index = try mark(nth, in: store, { try $0.mark([$1], read: isRead) }) else { break }
      entries[index].isRead = isRead
    case .star(let nth, let isStarred):
      guard let index = try mark(nth, in: store, { try $0.mark([$1], starred: isStarred) })
      else { break }
      entries[index].isStarred = isStarred
    case .markAllRead(let source):
      if let difference = try markAllRead(of: source, in: store) { return difference }
    case .forget(let source):
      try store.forget(Self.source(source).id)
      entries.removeAll { $0.source == source }
      adopted?.remove(source)
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
    let posts = try store.posts(on: .all)
    guard posts.indices.contains(nth) else { return nil }
    try mark(store, posts[nth].id)
    return indices()[nth]
  }

  private mutating func markAllRead(of source: Int?, in store: PostStore) throws -> String? {
    let changed = try store.markAllRead(on: source.map { .source(Self.source($0).id) } ?? .all)
    let mine = entries.indices.filter { index in
      let entry = entries[index]
      return !entry.isRead && source.map { $0 == entry.source } ?? isSeen(entry.source)
    }
    for index in mine { entries[index].isRead = true }
    return changed.count == mine.count ? nil : "\(changed.count) were marked, not \(mine.count)"
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
    try store.makePlace(for: Self.source(source).id)
    try store.save(
      Feed(items: feed), of: Kept.document("\(step)"), for: Self.source(source).id, at: date)
    for item in items.reversed() {
      let published = item.age.map { date - Double($0) }
      let place = entries.firstIndex { $0.source == source && $0.guid == item.id }
      if let place {
        entries[place].word = item.word
        entries[place].published = published
      } else {
        number += 1
        entries.append(
          Entry(
            source: source, guid: item.id, word: item.word, arrived: date, published: published,
            number: number))
      }
    }
  }

  private func isSeen(_ source: Int) -> Bool { adopted?.contains(source) ?? true }

  /// The entries that are seen and fit, newest first.
  private func indices(where fits: (Entry) -> Bool = { _ in true }) -> [Int] {
    entries.indices
      .filter { isSeen(entries[$0].source) && fits(entries[$0]) }
      .sorted {
        (entries[$0].place, entries[$0].number) > (entries[$1].place, entries[$1].number)
      }
  }

  private func difference(from store: PostStore, words: String) throws -> String? {
    let shelves: [(Shelf, (Entry) -> Bool)] = [
      (.all, { _ in true }), (.unread, { !$0.isRead }), (.starred, { $0.isStarred }),
    ]
    for (shelf, fits) in shelves {
      let found = try store.posts(on: shelf, matching: words)
        .map { "\($0.title) \($0.preview) \($0.isRead) \($0.isStarred)" }
      let mine = indices { fits($0) && Self.matches($0, words) }.map { index in
        let entry = entries[index]
        return "\(entry.source) \(entry.guid) \(entry.word) \(entry.isRead) \(entry.isStarred)"
      }
      if found != mine { return "\(shelf) is \(found), not \(mine)" }
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
    let texts = [entry.word, "\(entry.source)", "\(entry.guid)"].map(plain)
    return words.split(separator: " ").allSatisfy { word in
      texts.contains { $0.hasPrefix(plain(String(word))) }
    }
  }

  private static func plain(_ word: String) -> String {
    word.lowercased().replacing("ä", with: "a")
  }
}
