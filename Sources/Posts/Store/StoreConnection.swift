import GRDB
import GRDBSQLite

/// How the store talks to SQLite.
enum StoreConnection {
  /// Small caches: the pages that matter are in the memory of the system anyway, and a program that only shows
  /// lists is to stay small. One reader is for the lists, one for what is searched meanwhile.
  static func configuration(readOnly: Bool = false) -> Configuration {
    var configuration = Configuration()
    configuration.label = "store"
    configuration.readonly = readOnly
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 2
    configuration.foreignKeysEnabled = false
    configuration.prepareDatabase { database in
      try database.execute(
        sql: """
          PRAGMA secure_delete = OFF; PRAGMA cache_size = -2000; PRAGMA temp_store = MEMORY;
          PRAGMA journal_size_limit = 4000000
          """)
    }
    return configuration
  }

  /// Whether SQLite got no right to write, which it does not say before the first change.
  static func isReadOnly(_ database: Database) -> Bool {
    sqlite3_db_readonly(database.sqliteConnection, "main") == 1
  }
}
