import Feeds
import Foundation
import StoreSupport
import Synchronization
import TestSupport
import Testing

@testable import Store

struct StoreDamageTests {
  enum Damage: CaseIterable {
    case garbage, header, truncated, halfAPage

    func apply(to data: inout Data) {
      switch self {
      case .garbage: data = Data(repeating: 0x5A, count: data.count)
      case .header: data.replaceSubrange(0..<16, with: Data(repeating: 0, count: 16))
      case .truncated: data = data.prefix(data.count / 2)
      case .halfAPage: data = data.prefix(2000)
      }
    }
  }

  @Test(arguments: Damage.allCases)
  func `a damaged store is set aside and a new one made`(damage: Damage) throws {
    let folder = try StoreFolder()
    try folder.fill(50)
    try folder.edit(damage.apply)
    let damaged = try Data(contentsOf: URL(filePath: folder.path))
    let store = try folder.open()
    let aside = try #require(try folder.names.first { $0.contains(".damaged-") })
    #expect(try #require(store.warning).contains(aside))
    #expect(try Data(contentsOf: folder.url.appending(path: aside)) == damaged)
    try store.subscribe(to: [Kept.source])
    try store.save([Kept.item("new")])
    try store.checkAll()
    #expect(try store.titles().contains("new"))
  }

  @Test(arguments: Damage.allCases)
  func `who only looks leaves a damaged store as it is`(damage: Damage) throws {
    let folder = try StoreFolder()
    try folder.fill(50)
    try folder.edit(damage.apply)
    let damaged = try Data(contentsOf: URL(filePath: folder.path))
    #expect(throws: StoreError.damaged(path: folder.path)) {
      try PostStore(path: folder.path, repairs: false).titles()
    }
    #expect(try Data(contentsOf: URL(filePath: folder.path)) == damaged)
    #expect(try !folder.names.contains { $0.contains(".damaged-") })
  }

  @Test func `a store without a byte is a new one`() throws {
    let folder = try StoreFolder()
    try Data().write(to: URL(filePath: folder.path))
    let store = try folder.open()
    #expect(store.warning == nil)
    #expect(try store.titles() == [])
    #expect(try !folder.names.contains { $0.contains("damaged") })
  }

  /// A store as an earlier version made it, closed properly.
  private func old(_ folder: StoreFolder, version: Int = 1) throws {
    try folder.fill(200)
    let database = try Database(path: folder.path)
    try database.execute(
      """
      UPDATE source SET failure = '\(version < 4 ? "404: " : "")nothing', code = 404, attempts = 1,
        failed = 1
      """)
    let columns = [["rest", "hours"], ["age", "moved", "moves"], ["kind"]].dropFirst(version - 1)
      .joined()
    if version < 3 { try database.execute("DROP TABLE joined") }
    for column in columns { try database.execute("ALTER TABLE source DROP COLUMN \(column)") }
    try dropQueries(database)
    let texts = ["form", "base", "tags", "comments", "whole", "origin", "showsWhole"]
    for column in (version < 5 ? texts : []) + ["wholeForm"] {
      try database.execute("ALTER TABLE text DROP COLUMN \(column)")
    }
    if version < 5 {
      try database.execute(
        """
        CREATE TABLE part (
          source INTEGER NOT NULL, number INTEGER NOT NULL, bytes BLOB NOT NULL,
          PRIMARY KEY (source, number)) WITHOUT ROWID
        """)
    }
    try database.execute(
      """
      UPDATE text SET links = 'https://example.org/1' || char(10) || 'mailto:a@b.c'
      """)
    try database.execute("PRAGMA user_version = \(version); PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Takes away what came with queries.
  private func dropQueries(_ database: Database) throws {
    let triggers = [
      "post_came", "post_gone", "post_changed", "text_came", "text_changed", "tag_came", "tag_went",
      "source_renamed", "post_untagged",
    ]
    for trigger in triggers { try database.execute("DROP TRIGGER \(trigger)") }
    for table in ["tag", "query", "member", "change", "counted", "gone"] {
      try database.execute("DROP TABLE \(table)")
    }
    for column in ["post DROP COLUMN hidden", "post DROP COLUMN media", "source DROP COLUMN facts"]
    {
      try database.execute("ALTER TABLE \(column)")
    }
  }

  @Test func `what messages of failures said before is in columns of its own`() throws {
    let folder = try StoreFolder()
    try old(folder, version: 3)
    let database = try Database(path: folder.path)
    let (codes, next) = (
      [404: "nothing at this address", 401: "no", 410: "gone", 429: "asked too often"], 7
    )
    for (code, cause) in codes {
      let end = code == 429 ? "; asked to wait until 14:15" : ""
      try database.statement(
        "INSERT INTO source (address, failure, code, attempts, failed, next) VALUES (?, ?, ?, 1, 1, ?)"
      ).run("\(code)", "\(code): \(cause)\(end)", code, next)
    }
    try database.statement(
      "INSERT INTO source (address, failure, attempts, failed) VALUES ('none', '404: as it is', 1, 1)"
    ).run()
    let store = try folder.open()
    for (code, cause) in codes {
      let failure = try store.failure(of: "\(code)")
      #expect(failure?.message == cause && failure?.code == code)
    }
    let kinds = try ["404", "401", "410", "429", "none"].map { try store.failure(of: $0)?.kind }
    #expect(kinds == [.other, .asksForSignIn, .isGone, .asksToWait, .other])
    #expect(try store.failure(of: "none")?.message == "404: as it is")
  }

  @Test func `words that were kept in another way are put in again`() throws {
    let folder = try StoreFolder()
    try folder.fill(1)
    let body = FeedItem(
      id: "cjk", title: "端末の幅", content: PostContent("<p title=x>全角の文字", form: .html))
    try folder.open().save([body])
    let database = try Database(path: folder.path)
    try dropQueries(database)
    try database.execute(
      """
      INSERT INTO word (word) VALUES ('delete-all');
      INSERT INTO word (rowid, title, author, body) SELECT id, title, author, body FROM readable;
      UPDATE indexed SET last = (SELECT max(id) FROM post);
      PRAGMA user_version = 6; PRAGMA wal_checkpoint(TRUNCATE)
      """)
    let store = try folder.open()
    for words in ["末の", "文字", "角の 端"] {
      #expect(try store.titles(matching: words) == ["端末の幅"])
    }
    #expect(try store.titles(matching: "title").isEmpty)
    try store.save([FeedItem(id: "cjk", title: "端末の幅", body: "other")], at: Kept.date + 1)
    #expect(try store.titles(matching: "文字").isEmpty)
    try store.checkAll()
  }

  @Test(arguments: 1...5) func `a store of an older version keeps all`(version: Int) throws {
    let folder = try StoreFolder()
    try old(folder, version: version)
    let store = try folder.open()
    #expect(store.warning == nil)
    #expect(try store.titles().count == 200)
    let post = try #require(try store.posts(in: .all).first)
    let text = try #require(try store.text(of: post.id))
    #expect(!text.article.text.isEmpty)
    #expect(text.links == ["https://example.org/1", "mailto:a@b.c"])
    #expect(try store.failure(of: Kept.address)?.message == "nothing")
    let schedule = FeedSchedule(interval: .seconds(60), skippedHours: [0, 23])
    #expect(try store.summaries(of: [Kept.source]).first?.schedule == FeedSchedule())
    var feed = Kept.feed("new")
    feed.schedule = schedule
    try store.save(feed, of: Kept.document("new"), for: Kept.address, at: Kept.date)
    #expect(try store.summaries(of: [Kept.source]).first?.schedule == schedule)
    try store.checkAll()
  }

  @Test func `posts are saved from a damaged store of an older version`() throws {
    let (folder, new) = (try StoreFolder(), try StoreFolder())
    try old(folder)
    try folder.edit { Kept.damagePage(of: "post77", in: &$0) }
    let store = try new.open()
    let pool = try DatabasePool(path: new.path)
    #expect(try StoreSalvage(from: StoreFile(path: folder.path), into: pool).run() > 150)
    #expect(try store.titles().count > 150)
    #expect(try store.failure(of: Kept.address)?.message == "nothing")
    try store.checkAll()
  }

  @Test func `a second damaged store is set aside under another name`() throws {
    let folder = try StoreFolder()
    for _ in 0..<3 {
      try Data(repeating: 7, count: 5000).write(to: URL(filePath: folder.path))
      _ = try folder.open()
    }
    #expect(try folder.names.count(where: { $0.contains("damaged") }) == 3)
  }

  @Test func `marks and posts that can still be read are saved from a damaged store`() throws {
    let folder = try StoreFolder()
    try folder.fill(200)
    do {
      let store = try folder.open()
      let ids = try store.posts(in: .all).map(\.id)
      try store.mark(ids, read: true)
      try store.mark(Array(ids.prefix(100)), starred: true)
    }
    try folder.edit { Kept.damagePage(of: "post77", in: &$0) }
    #expect(throws: StoreError.damaged(path: folder.path)) { try folder.open().titles() }
    let store = try folder.open()
    #expect(store.warning?.contains("posts could be saved") == true)
    let posts = try store.posts(in: .all)
    #expect(posts.count > 150)
    #expect(!posts.contains { !$0.isRead })
    #expect(posts.count { $0.isStarred } >= 75)
    #expect(posts.map(\.id) == posts.map(\.id).sorted(by: >))
    try store.checkAll()
    #expect(try store.validators(of: Kept.address) == nil)
    #expect(try !folder.names.contains("outpost.sqlite-check"))
  }

  @Test func `whichever page is overwritten, the damage is named and then repaired`() throws {
    let whole = try StoreFolder()
    try whole.fill(100)
    let data = try Data(contentsOf: URL(filePath: whole.path))
    var repaired = 0
    for page in stride(from: 1, to: data.count / 4096, by: Soak.count(4, soak: 1)) {
      let folder = try StoreFolder()
      var damaged = data
      let junk = Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ page) })
      damaged.replaceSubrange(page * 4096..<(page + 1) * 4096, with: junk)
      try damaged.write(to: URL(filePath: folder.path))
      let wasDamaged = try use(folder)
      let store = try folder.open()
      #expect(wasDamaged == (store.warning != nil), "page \(page)")
      if store.warning != nil { repaired += 1 }
      try store.checkAll()
      try store.subscribe(to: [Kept.source])
      try store.save((0..<100).map { Kept.item("\($0)", title: "post\($0)", body: "again") })
      #expect(try store.posts(in: .all, matching: "again").count == 100, "page \(page)")
      try store.checkAll()
    }
    #expect(repaired > Soak.count(2, soak: 10))
  }

  @Test func `a store that someone else uses is not moved away`() throws {
    let folder = try StoreFolder()
    try folder.fill(5)
    let other = try folder.open()
    try folder.edit { $0 = Data(repeating: 1, count: $0.count) }
    #expect(throws: StoreError.damaged(path: folder.path)) { try folder.open() }
    #expect(try !folder.names.contains { $0.contains("damaged") })
    #expect(other.warning == nil)
  }

  @Test
  func `several that start at once on a damaged store all use the one that one of them repairs`()
    throws
  {
    for _ in 0..<Soak.count(2, soak: 5) {
      let folder = try StoreFolder()
      try folder.fill(20)
      try folder.edit { $0 = Data(repeating: 1, count: $0.count) }
      let starts = Mutex<[Result<PostStore, any Error>]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        let start = Result { try folder.open() }
        starts.withLock { $0.append(start) }
      }
      let stores = try starts.withLock { try $0.map { try $0.get() } }
      #expect(stores.count { $0.warning != nil } == 1)
      #expect(try folder.names.count { $0.contains(".damaged-") && !$0.contains("-wal") } == 1)
    }
  }

  /// Does all that can be done with a store; true when it was found damaged.
  private func use(_ folder: StoreFolder) throws -> Bool {
    do {
      let store = try folder.open()
      guard store.warning == nil else { return false }
      try store.subscribe(to: [Kept.source])
      _ = try store.summaries(of: [Kept.source])
      let posts = try store.posts(in: .all)
      for post in posts { _ = try store.text(of: post.id) }
      _ = try store.posts(in: .unread, matching: "w")
      _ = try store.posts(in: .starred)
      _ = try store.validators(of: Kept.address)
      try store.mark(posts.map(\.id), read: true)
      try store.save((0..<100).map { Kept.item("\($0)", body: "changed \($0)") })
      try store.forget(Kept.address)
      try store.checkAll()
      return false
    } catch StoreError.damaged {
      return true
    }
  }
}
