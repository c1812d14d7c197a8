import Synchronization

/// The sources as the configuration has them by now, for a program that runs on while others change it.
///
/// The files are read only where they are others than the last time.
public final class ConfiguredSources: Sendable {
  private let file: ConfigurationFiles
  // A lock, because whoever asks does so from a thread of its own.
  private let known: Mutex<ConfigurationFiles.Version>

  private static let mostReads = 3

  /// Of files that were just read.
  public init(_ directories: Directories) {
    file = ConfigurationFiles(directories)
    known = Mutex(file.version)
  }

  /// The settings with all sources; nil where the files are those that were read last, or are being written: they change
  /// once more then. What is wrong with them is thrown each time, also that one of them is gone.
  public func changedSettings() throws -> Settings? {
    try known.withLock { known in
      for _ in 0..<Self.mostReads {
        let current = file.version
        guard current != known else { return nil }
        try check(current, after: known)
        let result = Result { try file.readVersion() }
        let read = (try? result.get().version) ?? current
        guard read == file.version else { continue }
        try check(read, after: known)
        let settings = try result.get().settings
        known = read
        return settings
      }
      return nil
    }
  }

  /// Throws where a file is gone that was there, as nothing is not what it says. An editor may be about to put the next
  /// one there.
  private func check(
    _ version: ConfigurationFiles.Version, after known: ConfigurationFiles.Version
  ) throws {
    if known.settings != nil, version.settings == nil {
      throw ConfigurationError.missing(path: file.settingsPath, content: "settings")
    }
    if known.list != nil, version.list == nil {
      throw ConfigurationError.missing(path: file.path, content: "sources")
    }
  }

  /// Before something is written: throws where the file was there and is gone. A new one would lose the sources in it.
  public func checkIsThere() throws {
    if known.withLock({ $0.list != nil }), file.version.list == nil {
      throw ConfigurationError.gone(path: file.path)
    }
  }

  /// After something was written: the list may be there from now on, and is still to be read.
  public func noteWritten() {
    known.withLock { known in
      if known.list == nil, file.version.list != nil {
        known = ConfigurationFiles.Version(list: "", settings: known.settings)
      }
    }
  }
}
