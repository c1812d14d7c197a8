import CSQLiteLibrary
import Feeds

/// The tables of the store, as they came to be.
enum StoreSchema {
  /// Stands in the file's header, so that the store of another program is told from ours: "Outp".
  static let application: Int32 = 0x4F75_7470

  /// Each makes the next version of the one before it.
  private static let steps = [
    "PRAGMA application_id = \(application);" + sources + posts + counters + words,
    "ALTER TABLE source ADD COLUMN rest INTEGER; ALTER TABLE source ADD COLUMN hours INTEGER",
    """
    ALTER TABLE source ADD COLUMN age INTEGER; ALTER TABLE source ADD COLUMN moved TEXT;
    ALTER TABLE source ADD COLUMN moves INTEGER;
    CREATE TABLE joined (id INTEGER PRIMARY KEY, post INTEGER NOT NULL)
    """,
    // The number of a `SourceFailure.Kind`.
    "ALTER TABLE source ADD COLUMN kind INTEGER;" + failures,
    // The body is kept as it came from here on, in the form of a `PostContent.Form`, and no document is kept twice.
    """
    ALTER TABLE text ADD COLUMN form INTEGER NOT NULL DEFAULT \(PostContent.Form.numbered.rawValue);
    ALTER TABLE text ADD COLUMN base TEXT; ALTER TABLE text ADD COLUMN tags TEXT;
    ALTER TABLE text ADD COLUMN comments TEXT;
    ALTER TABLE text ADD COLUMN whole TEXT; ALTER TABLE text ADD COLUMN origin TEXT;
    ALTER TABLE text ADD COLUMN showsWhole INTEGER NOT NULL DEFAULT 0;
    DROP TABLE part
    """,
    "ALTER TABLE text ADD COLUMN wholeForm INTEGER NOT NULL DEFAULT \(PostContent.Form.html.rawValue)",
    // Words of scripts without spaces are kept in pairs of letters from here on: all are put in again.
    "INSERT INTO word (word) VALUES ('delete-all'); UPDATE indexed SET last = 0",
    // Lists without what was read, lists by title, and what else a program is to remember.
    """
    CREATE INDEX IF NOT EXISTS post_unread_of_source ON post (source, place) WHERE read = 0;
    CREATE INDEX IF NOT EXISTS post_by_title ON post (title COLLATE NOCASE);
    CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    """,
    QuerySchema.step,
    // Files of posts that the user wants on the disk.
    """
    CREATE TABLE IF NOT EXISTS download (
      post INTEGER PRIMARY KEY, address TEXT NOT NULL, path TEXT, stage INTEGER NOT NULL,
      received INTEGER NOT NULL, total INTEGER, etag TEXT, modified TEXT, failure TEXT);
    CREATE TRIGGER IF NOT EXISTS download_went AFTER DELETE ON post BEGIN
      DELETE FROM download WHERE post = old.id; END;
    """,
  ]

  /// The number of steps, which are not put together to count them. It stands in the header, where it is seen before
  /// anything is touched.
  static let version: Int64 = 10

  /// The version of a store; 0 where there is nothing in it.
  @Sendable static func version(of database: Database) throws -> Int64 {
    try database.number("PRAGMA user_version") ?? 0
  }

  /// Makes a store the newest version.
  @Sendable static func migrate(_ database: Database) throws {
    let old = try version(of: database)
    guard old < version else { return }
    precondition(steps.count == version)
    for step in steps[Int(old)...] { try database.execute(step) }
    try database.execute("PRAGMA user_version = \(version)")
  }

  /// Throws where the store is damaged: goes over all of it, which takes its time.
  @Sendable static func check(_ database: Database) throws {
    let finding = try database.statement("PRAGMA integrity_check(1)").first { $0.text(0) }
    guard finding == "ok" else {
      throw DatabaseError(code: SQLITE_CORRUPT, message: finding ?? "")
    }
    try WordIndex(database).catchUp()
    // Words of HTML are made by the program, so the index is not compared with what the table holds.
    try database.execute("INSERT INTO word (word, rank) VALUES ('integrity-check', 0)")
  }

  /// Takes out of the messages of failures what has columns since version 4.
  static let failures = """
    UPDATE source SET kind = 2,
      failure = substr(failure, 1, instr(failure, '; asked to wait until ') - 1)
      WHERE next IS NOT NULL AND instr(failure, '; asked to wait until ') > 0;
    UPDATE source SET failure = substr(failure, length(code) + 3) WHERE failure LIKE code || ': %';
    """

  /// Times are milliseconds since 1970 in all tables.
  private static let sources = """
    CREATE TABLE source (
      id INTEGER PRIMARY KEY AUTOINCREMENT, address TEXT NOT NULL UNIQUE,
      total INTEGER NOT NULL DEFAULT 0, unread INTEGER NOT NULL DEFAULT 0,
      starred INTEGER NOT NULL DEFAULT 0, title TEXT, succeeded INTEGER, note TEXT,
      code INTEGER, failure TEXT, attempts INTEGER, failed INTEGER, next INTEGER);
    CREATE TABLE document (
      source INTEGER PRIMARY KEY, reader INTEGER NOT NULL, size INTEGER NOT NULL,
      hash INTEGER NOT NULL, address TEXT NOT NULL, charset TEXT, etag TEXT, modified TEXT);
    CREATE TABLE part (
      source INTEGER NOT NULL, number INTEGER NOT NULL, bytes BLOB NOT NULL,
      PRIMARY KEY (source, number)) WITHOUT ROWID;
    """

  /// A post has its long text in a row of its own, so that lists do not read past it.
  private static let posts = """
    CREATE TABLE post (
      id INTEGER PRIMARY KEY AUTOINCREMENT, source INTEGER NOT NULL, guid TEXT NOT NULL,
      hash INTEGER NOT NULL, arrived INTEGER NOT NULL, published INTEGER, place INTEGER NOT NULL,
      read INTEGER NOT NULL DEFAULT 0, starred INTEGER NOT NULL DEFAULT 0,
      title TEXT NOT NULL, link TEXT, preview TEXT NOT NULL, UNIQUE (source, guid));
    CREATE INDEX post_of_source ON post (source, place);
    CREATE INDEX post_of_all ON post (place);
    CREATE INDEX post_unread ON post (place) WHERE read = 0;
    CREATE INDEX post_starred ON post (place) WHERE starred = 1;
    CREATE TABLE text (post INTEGER PRIMARY KEY, author TEXT, links TEXT, body TEXT NOT NULL);
    """

  /// There is none for posts that come: they are counted by what saves them, ten thousand at once.
  private static let counters = """
    CREATE TRIGGER post_went AFTER DELETE ON post BEGIN
      UPDATE source SET total = total - 1, unread = unread - (old.read = 0),
        starred = starred - old.starred WHERE id = old.source;
    END;
    CREATE TRIGGER post_marked AFTER UPDATE OF read, starred ON post BEGIN
      UPDATE source SET unread = unread + (new.read = 0) - (old.read = 0),
        starred = starred + new.starred - old.starred WHERE id = new.source;
    END;
    """

  /// `detail=none` halves the work of saving: whole words and their beginnings are found, phrases are not.
  private static let words = """
    CREATE VIEW readable AS
      SELECT post.id, title, author, body FROM post JOIN text ON text.post = post.id;
    CREATE VIRTUAL TABLE word USING fts5 (
      title, author, body, content='readable', content_rowid='id', detail=none, columnsize=0,
      tokenize='unicode61 remove_diacritics 2');
    INSERT INTO word (word, rank) VALUES ('automerge', 8);
    CREATE TABLE indexed (last INTEGER NOT NULL);
    INSERT INTO indexed VALUES (0);
    """
}
