import Synchronization

/// The sources as the configuration has them by now, for a program that runs on while others change it.
///
/// The files are read only where they are others than the last time.
public final class ConfiguredSources: Sendable {
  private let file: ConfigurationFiles
  // A lock, because whoever asks does so from a thread of its own.
  private let known: Mutex<(version: String?, wasThere: Bool)>

  /// Of a file that was just read.
  public init(_ directories: Directories) {
    file = ConfigurationFiles(directories)
    let version = file.version
    known = Mutex((version, version != nil))
  }

  /// The settings with all sources; nil where the files are those that were read last, or the list is gone: an editor
  /// may be about to put the next one there. What is wrong with them is thrown each time.
  public func changedSettings() throws -> Settings? {
    try known.withLock { known in
      guard let current = file.version, current != known.version else { return nil }
      let settings = try file.read()
      known = (current, true)
      return settings
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
