import Synchronization

/// The sources as the configuration has them by now, for a program that runs on while others change it.
///
/// The file is read only where it is another one than the last time.
public final class ConfiguredSources: Sendable {
  private let file: ConfigurationFile
  // A lock, because whoever asks does so from a thread of its own.
  private let version: Mutex<String?>

  /// Of a file that was just read.
  public init(_ directories: Directories) {
    file = ConfigurationFile(directories)
    version = Mutex(Self.version(of: file))
  }

  /// All sources, in the order of the file; nil where it is the one that was read last, or gone: an editor may be about
  /// to put the next one there. What is wrong with it is thrown each time.
  public func news() throws -> [Source]? {
    try version.withLock { version in
      guard let current = Self.version(of: file), current != version else { return nil }
      let sources = try file.sources()
      version = current
      return sources
    }
  }

  /// Throws where the file is gone that was there: whoever writes a new one would lose the sources in it.
  public func checkIsThere() throws {
    if version.withLock({ $0 != nil }), Self.version(of: file) == nil {
      throw ConfigurationError.gone(path: file.path)
    }
  }

  private static func version(of file: ConfigurationFile) -> String? {
    FileQuestion(path: file.path, limit: 0).etag
  }
}
