import Feeds
import Foundation
import StateKit
import Testing

@testable import Posts
@testable import Store

/// What comes from newsboat, and what stays as it was.
@Suite struct NewsboatImportTests {
  private let home: TemporaryHome
  private let store: PostStore
  private let subscriptions: Subscriptions
  private let now = Date(timeIntervalSince1970: 1_780_000_000)

  init() throws {
    home = try TemporaryHome()
    let store = try PostStore.inMemory()
    self.store = store
    subscriptions = Subscriptions(home.directories, clock: .still) { store }
  }

  /// Writes newsboat's two files: the table is that of newsboat 2.21.
  private func write(_ urls: String, _ rows: [String], in folder: String = "/.newsboat") throws {
    try home.write(urls, to: home.path + folder + "/urls")
    let database = try Database(path: home.path + folder + "/cache.db")
    try database.execute(
      """
      CREATE TABLE rss_item (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, guid VARCHAR(64) NOT NULL,
        title VARCHAR(1024) NOT NULL, author VARCHAR(1024) NOT NULL, url VARCHAR(1024) NOT NULL,
        feedurl VARCHAR(1024) NOT NULL, pubDate INTEGER NOT NULL, content VARCHAR(65535) NOT NULL,
        unread INTEGER(1) NOT NULL, enclosure_url VARCHAR(1024), enclosure_type VARCHAR(1024),
        enqueued INTEGER(1) NOT NULL DEFAULT 0, flags VARCHAR(52), deleted INTEGER(1) NOT NULL DEFAULT 0,
        base VARCHAR(128) NOT NULL DEFAULT "");
      """)
    for row in rows {
      try database.execute(
        """
        INSERT INTO rss_item (guid, title, author, url, feedurl, pubDate, content, unread, enclosure_url,
          flags, deleted) VALUES (\(row))
        """)
    }
  }

  private func importAll(_ environment: [String: String] = [:]) throws -> ImportResult {
    let files = try NewsboatFiles { environment[$0] ?? ($0 == "HOME" ? home.path : nil) }
    return try subscriptions.add(files, at: now)
  }

  private func posts(of address: String) throws -> [String] {
    try store.posts(in: .source(address), limit: 100).map { post in
      (post.isRead ? "-" : "+") + (post.isStarred ? "*" : "") + post.title
    }
  }

  @Test func `sources come with their posts, and those with their marks`() throws {
    try write(
      "HTTPS://A:443/x News \"~Mine\"\nhttps://b/\nquery:x:unread = 1\n",
      [
        "'1', 'One\u{1B}', 'Ann', 'https://a/1', 'HTTPS://A:443/x', 1000, '<p>Text', 1, '', '', 0",
        "'2', 'Two', '', 'https://a/2', 'HTTPS://A:443/x', 2000, '', 0, 'https://a/2.mp3', 'as', 0",
        "'3', 'Gone', '', '', 'HTTPS://A:443/x', 3000, '', 0, '', NULL, 1",
        "'4', 'Three', '', '', 'https://b/', 0, '', 0, '', NULL, 0",
        "'5', 'Nobody''s', '', '', 'https://c/', 0, '', 0, '', NULL, 0",
      ])
    let result = try importAll()
    #expect(result.added.map(\.id) == ["https://a/x", "https://b/"] && result.posts == 3)
    #expect(
      result.refused.count == 1
        && result.refused[0].contains("urls:3:9: this query of newsboat has no equal"))
    #expect(home.subscriptions == "https://a/x News ~Mine\nhttps://b/\n")
    #expect(try posts(of: "https://a/x") == ["-*Two", "+One"])
    let kept = try store.posts(in: .source("https://a/x"), limit: 9)
    #expect(try store.text(of: kept[1].id)?.author == "Ann")
    #expect(try store.text(of: kept[0].id)?.attachments.map(\.address) == ["https://a/2.mp3"])
    #expect(try store.summaries(of: result.added).map(\.unread) == [1, 0])
    #expect(try posts(of: "https://b/") == ["-Three"])
    // What was removed there does not come with the feed.
    let listed = ["1", "3", "6"].map { FeedItem(id: $0, title: "New \($0)", body: "") }
    let document = SourceDocument(bytes: [1], address: URL(filePath: "/"))
    try store.save(Feed(items: listed), of: document, for: "https://a/x", at: now)
    #expect(try Set(posts(of: "https://a/x")) == ["-*Two", "+New 1", "+New 6"])
  }

  @Test func `what is here already keeps its text and its marks, and gets those of newsboat`()
    throws
  {
    let source = Source(address: "https://a/")
    try home.files.add(source)
    let mine = ["1", "2", "3"].map { FeedItem(id: $0, title: "My \($0)", body: "") }
    try store.importPosts(
      mine.map { MarkedItem($0, isRead: $0.id == "1", isStarred: false) }, of: source, at: now)
    try write(
      "https://a/\n",
      [
        "'1', 'One', '', '', 'https://a/', 1000, '', 1, '', '', 0",
        "'2', 'Two', '', '', 'https://a/', 2000, '', 0, '', 'f', 0",
      ])
    let result = try importAll()
    #expect(result.added.isEmpty && result.skipped == 1 && result.posts == 0)
    #expect(try Set(posts(of: "https://a/")) == ["-My 1", "-*My 2", "+My 3"])
    #expect(try importAll().posts == 0)
  }

  @Test func `an id that newsboat made of link and date is the link`() throws {
    try write(
      "https://a/\n",
      [
        "'https://a/1Sun, 22 Nov 2026 10:00:00 GMT', 'A', '', 'https://a/1', 'https://a/', 1, '', 1, '', '', 0",
        "'https://a/2/more', 'B', '', 'https://a/2', 'https://a/', 1, '', 1, '', '', 0",
      ])
    _ = try importAll()
    let again = ["https://a/1", "https://a/2/more"].map { FeedItem(id: $0, title: "", body: "") }
    let source = Source(address: "https://a/")
    #expect(
      try store.importPosts(
        again.map { MarkedItem($0, isRead: false, isStarred: false) }, of: source, at: now) == 0)
  }

  @Test func `filters come along where they can be said here, else their line is told`() throws {
    let filter = #""query:Swift:link =~ \"swift\" and unread = \"yes\"""#
    try write("https://a/\n\(filter) # mine\nquery:x:content_mime = 1\n", [])
    let result = try importAll()
    #expect(result.refused.count == 1 && result.refused[0].contains("urls:3:9: "))
    #expect(home.subscriptions == "https://a/\n\(filter) # mine\n")
    let query = try PostQuery("link:\"swift\" is:unread")
    let found = try home.files.read().queries
    #expect(found.map(\.name) == ["Swift"])
    #expect(try store.posts(in: .all, matching: query) == [])
    // Once only.
    _ = try importAll()
    #expect(home.subscriptions == "https://a/\n\(filter) # mine\n")
  }

  @Test func `the folders of XDG go before the old one, and without any that is told`() throws {
    #expect(throws: PostsError.noSuchFile(home.path + "/.config/newsboat/urls")) { try importAll() }
    try write("https://old/\n", [])
    #expect(try importAll().added.map(\.id) == ["https://old/"])
    try home.write("https://new/\n", to: home.path + "/x/newsboat/urls")
    let folders = ["XDG_CONFIG_HOME": home.path + "/x", "XDG_DATA_HOME": home.path + "/y"]
    #expect(try importAll(folders).added.map(\.id) == ["https://new/"])
  }

  @Test func `a file that is no cache of newsboat is told, and stays`() throws {
    try home.write("https://a/\n", to: home.path + "/.newsboat/urls")
    try home.write(
      "no database at all, but long enough to be looked at", to: home.path + "/.newsboat/cache.db")
    let cache = home.path + "/.newsboat/cache.db"
    #expect(throws: PostsError.unreadable(cache, reason: "it is not a cache of newsboat")) {
      try importAll()
    }
    #expect(home.subscriptions == "")
  }
}
