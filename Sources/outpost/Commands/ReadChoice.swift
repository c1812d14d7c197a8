import Foundation
import Posts

/// What `outpost` shows, by its arguments: the one place where that is chosen.
enum ReadChoice {
  /// Nothing is named and nothing is configured.
  case tour
  /// Sources that are read for as long as the program runs.
  case sources([SourceAddress])
  /// Nothing is named: the sources of the configuration, with the posts that are kept.
  case configured(Settings, Directories)

  init(_ arguments: [String]) throws {
    guard !arguments.isEmpty else {
      // Without a home there is a tour all the same.
      guard let directories = try? Directories.ofThisPerson() else {
        self = .tour
        return
      }
      let settings = try ConfigurationFile(directories).read()
      self = settings.sources.isEmpty ? .tour : .configured(settings, directories)
      return
    }
    self = .sources(
      try arguments.map { $0 == "-" ? .standardInput : try SourceAddress(usage: $0) })
  }
}
