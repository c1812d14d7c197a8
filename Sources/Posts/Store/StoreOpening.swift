import Foundation
import GRDB

/// A store that was opened, and what it took.
struct StoreOpening {
  let path: String
  let database: any DatabaseWriter
  var notice: String?
  var isReadOnly = false

  static func open(path: String) throws(StoreError) -> StoreOpening {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    do {
      let database = try DatabasePool(path: path, configuration: configuration)
      try prepare(database, path: path)
      return StoreOpening(path: path, database: database)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  static func openInMemory() throws(StoreError) -> StoreOpening {
    let path = "the store in memory"
    do {
      let database = try DatabaseQueue(configuration: configuration)
      try prepare(database, path: path)
      return StoreOpening(path: path, database: database)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private static func prepare(_ database: any DatabaseWriter, path: String) throws {
    let migrator = StoreSchema.migrator
    let isReady = try database.read { database in
      guard try !migrator.hasBeenSuperseded(database) else { throw StoreError.newer(path: path) }
      return try migrator.hasCompletedMigrations(database)
    }
    if !isReady { try migrator.migrate(database) }
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "store"
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 2
    configuration.foreignKeysEnabled = false
    configuration.prepareDatabase { database in
      try database.execute(
        sql: "PRAGMA secure_delete = OFF; PRAGMA cache_size = -2000; PRAGMA temp_store = MEMORY")
    }
    return configuration
  }
}
