import Synchronization

/// The sources as the configuration has them by now, for a program that runs on while others change it.
///
/// The file is read only where it is another one than the last time.
public final class ConfiguredSources: Sendable {
  private let file: ConfigurationFile
  // A lock, because whoever asks does so from a thread of its own.
  private let known: Mutex<(version: String?, wasThere: Bool)>

  /// Of a file that was just read.
  public init(_ directories: Directories) {
    file = ConfigurationFile(directories)
    let version = file.version
    known = Mutex((version, version != nil))
  }

  /// All sources, in the order of the file; nil where it is the one that was read last, or gone: an editor may be about
  /// to put the next one there. What is wrong with it is thrown each time.
  public func changedSources() throws -> [Source]? {
    try known.withLock { known in
      guard let current = file.version, current != known.version else { return nil }
      let sources = try file.sources()
      known = (current, true)
      return sources
    }
  }

  /// Before something is written: throws where the file was there and is gone. A new one would lose the sources in it.
  public func checkIsThere() throws {
    if known.withLock({ $0.wasThere }), file.version == nil {
      throw ConfigurationError.gone(path: file.path)
    }
  }

  /// After something was written.
  public func noteWritten() { known.withLock { $0.wasThere = file.version != nil } }
}
