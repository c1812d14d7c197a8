import Feeds
import Foundation

@testable import Store

/// What the tests of the store put into it.
package enum Kept {
  package static let address = "https://example.org/feed"
  package static let source = Source(address: address)
  package static let date = Date(timeIntervalSince1970: 1_800_000_000)

  package static func item(
    _ id: String, title: String? = nil, body: String = "", date: Date? = nil
  ) -> FeedItem {
    FeedItem(id: id, title: title ?? id, body: body, date: date)
  }

  package static func feed(_ ids: String...) -> Feed { Feed(items: ids.map { item($0) }) }

  /// A document whose bytes are its tag.
  package static func document(_ tag: String, of address: String = address) throws -> SourceDocument
  {
    SourceDocument(
      bytes: Array(tag.utf8), validators: Validators(etag: "\"\(tag)\""), address: try url(address))
  }

  /// Overwrites the page of the table of posts that holds a certain one; 13 marks a leaf of a table.
  package static func damagePage(of title: String, in data: inout Data) {
    let pages = stride(from: 4096, to: data.count, by: 4096).map { $0..<$0 + 4096 }
    let page = pages.first {
      data[$0.lowerBound] == 13 && data[$0].firstRange(of: Data(title.utf8)) != nil
    }
    if let page { data.replaceSubrange(page, with: Data(repeating: 9, count: 4096)) }
  }

  package static func url(_ address: String) throws -> URL {
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    return url
  }
}

extension PostStore {
  /// Makes a row for a source as another program does: here it is not subscribed.
  package func makeRow(for id: Source.ID) throws {
    try write {
      try $0.statement("INSERT OR IGNORE INTO source (address) VALUES (?)").run(id)
    }
  }

  /// Saves items under a document of their own, in a row that is made where there is none.
  @discardableResult package func save(
    _ items: [FeedItem], for id: String = Kept.address, at date: Date = Kept.date
  ) throws -> SaveCounts {
    try makeRow(for: id)
    let tag = items.map { "\($0.id) \($0.title) \($0.body)" }.joined(separator: "\n")
    return try save(
      Feed(items: items), of: Kept.document(tag, of: id), for: id, at: date)
  }

  package func titles(in filter: PostFilter = .all, matching text: String = "") throws -> [String] {
    try posts(in: filter, matching: text).map(\.title)
  }

  /// The posts of a list that match what a user types.
  package func posts(
    in filter: PostFilter, matching text: String, limit: Int? = nil, at date: Date = Kept.date
  ) throws -> [StoredPost] {
    try posts(in: filter, matching: PostQuery(text), limit: limit, at: date)
  }
}
