import Dispatch
import Essentials
import Posts

extension Directories {
  /// Those of whoever runs the program.
  nonisolated static func ofCurrentUser() throws -> Directories {
    try Directories(environment: ProcessEnvironment.value)
  }

  /// The sources in the order of the list. What of it is left out, or was changed, is told the user.
  nonisolated func sources() throws -> [Source] {
    let settings = try ConfigurationFiles(self).read()
    for warning in settings.warnings { StandardError.print(warning) }
    return settings.sources
  }

  /// What is kept of sources; empty, and made nowhere, where nothing was kept yet.
  ///
  /// - Parameter repairs: Whether one that is damaged is set aside, which is not what a look does.
  func storeThatIsThere(repairs: Bool = false) throws -> PostStore {
    FileManager.default.fileExists(atPath: storeFile)
      ? try openStore(repairs: repairs) : try PostStore.inMemory()
  }

  /// What is kept of sources, made where nothing was kept yet. What had to be done to open it is told the user.
  nonisolated func openStore(repairs: Bool = true) throws -> PostStore {
    let store = try PostStore(openedAt: storeFile, repairs: repairs)
    if let warning = store.warning { StandardError.print(warning) }
    store.rules = try ConfigurationFiles(self).read().rules
    return store
  }
}

extension NewsboatFiles {
  /// Those of whoever runs the program.
  nonisolated static func ofCurrentUser() throws -> NewsboatFiles {
    try NewsboatFiles(environment: ProcessEnvironment.value)
  }
}

extension PostStore {
  /// Opens the store at a path. What takes long is told, as there is no screen yet.
  nonisolated convenience init(openedAt path: String, repairs: Bool = true) throws {
    let timer = DispatchSource.makeTimerSource()
    timer.setEventHandler {
      StandardError.print(
        "Still opening the store: another program is writing to it, or it is being checked\n  \(path)"
      )
    }
    timer.schedule(deadline: .now() + 1)
    timer.activate()
    defer { timer.cancel() }
    try self.init(path: path, repairs: repairs)
  }
}

extension SourceAddress {
  /// The location that an argument names; one that cannot be a source is wrong usage.
  init(usage argument: String) throws {
    do {
      try self.init(argument: argument, folder: FileManager.default.currentDirectoryPath)
      try check(typed: argument)
    } catch let error as PostsError {
      throw UsageError(error)
    }
  }
}
