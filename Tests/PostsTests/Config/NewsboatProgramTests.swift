import Feeds
import FlyingFox
import Foundation
import StateKit
import TestSupport
import Testing

@testable import Posts
@testable import Store

/// Newsboat itself, where it is installed: what it wrote is taken over, and it reads what was edited here.
@Suite(.enabled(if: NewsboatProgram.isThere), .timeLimit(.minutes(10)))
struct NewsboatProgramTests {
  private let home: TemporaryHome
  private let store: PostStore
  private let subscriptions: Subscriptions

  init() throws {
    home = try TemporaryHome()
    let store = try PostStore.inMemory()
    self.store = store
    subscriptions = Subscriptions(home.directories, clock: .still) { store }
  }

  /// Serves a feed of ten posts at each path.
  private func serve(_ body: (URL) async throws -> Void) async throws {
    try await LoopbackServer.serve { request in
      let name = request.path.dropFirst()
      let items = (1...10).map {
        "<item><title>\(name) \($0)</title><guid>\(name)-\($0)</guid><link>https://a/\(name)/\($0)</link></item>"
      }
      let text =
        "<rss version='2.0'><channel><title>\(name)</title>\(items.joined())</channel></rss>"
      return HTTPResponse(
        statusCode: .ok, headers: [.contentType: "application/rss+xml"], body: Data(text.utf8))
    } during: {
      try await body($0.deletingLastPathComponent())
    }
  }

  /// Has newsboat fetch the sources of a list, and answers how many it knows then.
  private func reload(_ list: String, _ cache: String) async throws -> Int64? {
    let list = list
    try await BlockingWork.run {
      let process = try Spawn.start([
        "/usr/bin/env", "newsboat", "-u", list, "-c", cache, "-x", "reload",
      ])
      #expect(Spawn.waitForEnd(of: process) == 0)
    }
    let database = try Database(path: cache)
    return try database.number("SELECT count(*) FROM rss_feed")
  }

  @Test func `every mark of thirty feeds is taken over`() async throws {
    let folder = home.path + "/.newsboat"
    try await serve { url in
      let lines = (1...30).map { "\(url.absoluteString)\($0).xml\n" }
      try home.write(lines.joined(), to: folder + "/urls")
      #expect(try await reload(folder + "/urls", folder + "/cache.db") == 30)
    }
    let cache = try Database(path: folder + "/cache.db")
    try cache.execute(
      """
      UPDATE rss_item SET unread = 0 WHERE id % 7 < 3;
      UPDATE rss_item SET flags = 's' WHERE id % 11 = 0;
      """)
    let result = try subscriptions.add(
      NewsboatFiles(environment: ["HOME": home.path]),
      at: Date(timeIntervalSince1970: 1_780_000_000))
    #expect(result.added.count == 30 && result.posts == 300 && result.refused == [])
    let rows = try cache.statement("SELECT title, unread, flags FROM rss_item").all { row in
      "\(row.text(0)) \(row.count(1) == 0) \(!row.text(2).isEmpty)"
    }
    withExtendedLifetime(cache) {}
    let posts = try store.posts(in: .all).map { "\($0.title) \($0.isRead) \($0.isStarred)" }
    #expect(rows.sorted() == posts.sorted())
    #expect(posts.contains { $0.hasSuffix("true true") })
  }

  @Test func `newsboat reads a list that was edited fifty times`() async throws {
    try await serve { url in
      func address(_ number: Int) -> String { "\(url.absoluteString)\(number).xml" }
      try home.subscribe(
        "# mine\n\n\(address(1)) \"A b\" ~One # first\n\"query:Unread:unread = \\\"yes\\\"\"\n\(address(2))"
      )
      let files = home.files
      var random = SeededGenerator(seed: 19)
      var next = 3
      for _ in 1...50 {
        let sources = try files.sources()
        let source = try #require(sources.randomElement(using: &random))
        switch sources.count < 3 ? 0 : random.number(0...4) {
        case 0, 1:
          let new = Source(
            address: address(next), name: "New \"\(next)\" \\ é", folder: "A/b \(next)")
          try files.add(new)
          next += 1
        case 2:
          var renamed = source
          renamed.name = ["# \(next)", "!x", "~", "a\tb", nil].randomElement(using: &random) ?? nil
          try files.edit(renamed)
        case 3:
          var moved = source
          moved.folders = ["C\(next)", "# d \"e\""]
          try files.edit(moved)
        default: try files.remove(source.id)
        }
      }
      let sources = try files.sources()
      #expect(try files.read().warnings == [] && sources.count > 3)
      #expect(home.subscriptions.hasPrefix("# mine\n\n"))
      let count = try await reload(home.directories.subscriptionFile, home.path + "/cache.db")
      #expect(count == Int64(sources.count))
      let cache = try Database(path: home.path + "/cache.db")
      let known = try cache.statement("SELECT rssurl FROM rss_feed").all { $0.text(0) }
      #expect(known.sorted() == sources.map(\.id).sorted())
      withExtendedLifetime(cache) {}
    }
  }
}

private enum NewsboatProgram {
  static var isThere: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/newsboat") }
  }
}
