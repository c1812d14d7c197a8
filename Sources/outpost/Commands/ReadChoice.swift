import Essentials
import Posts

/// What `outpost` shows, by its arguments: the one place where that is chosen.
enum ReadChoice {
  /// Nothing is named and nothing is configured.
  case tour(Settings)
  /// Sources that are read for as long as the program runs.
  case sources([SourceAddress], Settings)
  /// Nothing is named: the sources of the configuration, with the posts that are kept.
  case configured(Settings, Directories)

  init(_ arguments: [String]) throws {
    guard !arguments.isEmpty else {
      // Without a home there is a tour all the same.
      guard let directories = try? Directories.ofThisPerson() else {
        self = .tour(Settings())
        return
      }
      let settings = try ConfigurationFile(directories).read()
      self = settings.sources.isEmpty ? .tour(settings) : .configured(settings, directories)
      return
    }
    self = .sources(
      try arguments.map { $0 == "-" ? .standardInput : try SourceAddress(usage: $0) },
      try Self.settings())
  }

  /// What the person has set; what holds without settings where they have no home.
  static func settings() throws -> Settings {
    guard let directories = try? Directories.ofThisPerson() else { return Settings() }
    return try ConfigurationFile(directories).read()
  }
}
