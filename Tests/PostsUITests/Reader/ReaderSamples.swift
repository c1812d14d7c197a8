import Feeds
import Posts
import StateKit

import struct Foundation.Date
import struct Foundation.URL

@testable import PostsUI

extension SourceSummary {
  /// A source as a test needs it.
  static func sample(
    _ address: String, _ title: String, folder: String? = nil, unread: Int = 0, total: Int = 0,
    _ status: SourceStatus = .fresh, age: Double? = nil
  ) -> SourceSummary {
    SourceSummary(
      source: Source(address: address, folder: folder), title: title, unread: unread, total: total,
      status: status, lastSuccess: age.map { ReaderFixture.date.addingTimeInterval(-$0) })
  }
}

extension SourceFailure {
  static func sample(
    _ code: Int?, _ message: String, attempts: Int, _ kind: Kind? = nil, next: Double? = 600
  ) -> SourceFailure {
    SourceFailure(
      kind, code: code, message: message, attempts: attempts, date: ReaderFixture.date,
      nextTry: next.map { ReaderFixture.date.addingTimeInterval($0) })
  }
}

extension [SourceSummary] {
  /// A source in each of the statuses, two of them in no folder.
  static var sample: [SourceSummary] {
    let busy = SourceFailure.sample(
      429, "Too many requests: asked to wait until 14:15", attempts: 3)
    let locked = SourceFailure.sample(
      401, "Sign in: private.example asks who is there", attempts: 1, next: nil)
    return [
      .sample("https://a.example/f", "Swift.org", unread: 3, total: 40, age: 60),
      .sample(
        "https://b.example/f", "日本語のブログと長い名前のソース", unread: 12, total: 80,
        .loading(since: .init(offset: .zero)), age: 9000),
      .sample(
        "https://c.example/f", "The Morning Paper of Everything", folder: "News", unread: 128,
        total: 900, .failed(busy), age: 90_000),
      .sample("https://d.example/f", "Private", folder: "News", .failed(locked)),
      .sample("https://e.example/f", "Slow", folder: "News", total: 10, .queued),
      .sample("https://f.example/f", "Anna", folder: "Friends", unread: 1, total: 7, .stale),
      .sample("https://g.example/f", "Bob", folder: "Friends", total: 7, .idle),
    ]
  }
}

extension [Source] {
  /// Four sources, two of them in folders.
  static var sample: [Source] {
    [
      Source(address: "https://a.example/f", name: "Swift.org"),
      Source(address: "https://b.example/f", name: "日本語のブログと長い名前のソース"),
      Source(
        address: "https://c.example/f", name: "The Morning Paper of Everything", folder: "News"),
      Source(address: "https://d.example/f", name: "Anna", folder: "Friends"),
    ]
  }
}

extension FeedItem {
  private static var hardTitles: [String] {
    [
      "Swift 6.3 is there", "端末の幅は文字ごとに違います。全角文字は二桁を占める",
      "Cafe\u{301} nai\u{308}ve Emoji 👩‍👩‍👧‍👦 🇩🇪", "",
      "A title that goes on for a while so that it is cut in a list that is not wide enough",
    ]
  }

  /// One of many posts, the first ones in scripts that a terminal has trouble with.
  static func sample(_ number: Int) -> FeedItem {
    let paragraphs = "abcdefghijkl".map {
      "<p>Paragraph \($0) of post \(number) has <a href='/one'>some words</a> so that it is wrapped at the width "
        + "that there is, and <a href='/two/with/a/longer/path?and=more'>goes on</a> to the next line of it."
    }
    let age = Double(number * number) * 3000
    return FeedItem(
      id: "\(number)", title: number <= 5 ? hardTitles[number - 1] : "Post number \(number)",
      content: PostContent(paragraphs.joined(), form: .html), link: "https://example.org/\(number)",
      date: ReaderFixture.date.addingTimeInterval(-age), author: "Ada Author")
  }
}

extension PostStore {
  /// A store with posts of the sources, in turn.
  static func sample(
    of sources: [Source] = .sample, posts: Int = 40, beforeAccess: (@Sendable () -> Void)? = nil
  ) throws -> PostStore {
    let store = try PostStore.inMemory(beforeAccess: beforeAccess)
    try store.subscribe(to: sources)
    for (index, source) in sources.enumerated() {
      let numbers = stride(from: index + 1, through: posts, by: sources.count)
      try store.save(numbers.map(FeedItem.sample), for: source.id, age: Double(60 * index * index))
    }
    return store
  }

  /// Keeps posts as if the source had answered with them some seconds before the clock was started.
  func save(_ items: [FeedItem], for source: Source.ID, age: Double = 0) throws {
    let document = SourceDocument(
      bytes: Array("\(items.map(\.id))".utf8), address: URL(filePath: "/"))
    _ = try save(
      Feed(items: items), of: document, for: source,
      at: ReaderFixture.date.addingTimeInterval(-age))
  }
}
