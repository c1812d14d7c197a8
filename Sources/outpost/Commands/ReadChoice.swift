import Essentials
import Posts

/// What `outpost` shows, by its arguments: the only code that chooses it.
enum ReadChoice {
  /// Sources that are read for as long as the program runs.
  case sources([SourceAddress], Settings)
  /// Nothing is named: the sources of the configuration, with the posts that are kept; nil without a home.
  case configured(Settings, Directories?)

  init(_ arguments: [String]) throws {
    guard !arguments.isEmpty else {
      let directories = try? Directories.ofCurrentUser()
      self = .configured(try Self.settings(directories), directories)
      return
    }
    self = .sources(
      try arguments.map { $0 == "-" ? .standardInput : try SourceAddress(usage: $0) },
      try Self.settings(try? Directories.ofCurrentUser()))
  }

  /// What the user has set; what holds without settings where they have no home.
  private static func settings(_ directories: Directories?) throws -> Settings {
    try directories.map { try ConfigurationFiles($0).read() } ?? Settings()
  }
}
