import Essentials
import Posts

extension Directories {
  /// Those of whoever runs the program.
  static func ofThisPerson() throws -> Directories {
    try Directories(environment: ProcessInfo.processInfo.environment)
  }

  /// What is kept of sources; empty, and made nowhere, where nothing was kept yet.
  ///
  /// - Parameter mends: Whether one that is damaged is set aside, which is not what a look does.
  func storeThatIsThere(mends: Bool = false) throws -> PostStore {
    FileManager.default.fileExists(atPath: storeFile)
      ? try openStore(mends: mends) : try PostStore.inMemory()
  }

  /// What is kept of sources, made where nothing was kept yet. What had to be done to open it is told the person.
  nonisolated func openStore(mends: Bool = true) throws -> PostStore {
    let store = try PostStore(path: storeFile, mends: mends)
    if let notice = store.notice { StandardError.print(notice) }
    return store
  }
}

extension SourceAddress {
  /// The place that an argument names; one that cannot be a source is wrong usage.
  init(usage argument: String) throws {
    do {
      try self.init(argument: argument, folder: FileManager.default.currentDirectoryPath)
      try check(typed: argument)
    } catch let error as PostsError {
      throw UsageError(error)
    }
  }
}
