import Foundation
import Posts

/// What `outpost` shows, by its arguments: the one place where that is chosen.
enum ReadChoice {
  /// Nothing is named and nothing is configured.
  case tour
  /// One source, read for as long as the program runs.
  case one(PostSource)
  /// Several sources, read for as long as the program runs.
  case several([SourceAddress])
  /// Nothing is named: the sources of the configuration, with the posts that are kept.
  case configured(Settings, Directories)

  init(_ arguments: [String]) throws {
    guard let first = arguments.first else {
      // Without a home there is a tour all the same.
      guard let directories = try? Directories.ofThisPerson() else {
        self = .tour
        return
      }
      let settings = try ConfigurationFile(directories).read()
      self = settings.sources.isEmpty ? .tour : .configured(settings, directories)
      return
    }
    self =
      arguments.count == 1
      ? .one(try PostSource(usage: first))
      : .several(try arguments.map(SourceAddress.init(usage:)))
  }
}
