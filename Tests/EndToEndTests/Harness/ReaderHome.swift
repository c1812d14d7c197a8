import Foundation
import Testing

/// The reader of many sources in the terminal, in a home of its own.
struct ReaderHome {
  let folder: TemporaryFolder
  /// What else the program has to be told, such as the user's editor.
  var variables: [String: String] = [:]

  /// A home in which these sources are configured; those that are old are asked as soon as the program starts.
  init(sources: [URL], settings: String = "") throws {
    folder = try TemporaryFolder()
    let lines = sources.map { $0.absoluteString + "\n" }
    try folder.makeFolder("config/outpost")
    try folder.write(lines.joined(), to: "config/outpost/urls")
    try folder.write(settings, to: "config/outpost/config.toml")
  }

  /// Where all that is kept is.
  var store: URL { folder.url.appending(path: "data/outpost/outpost.sqlite") }

  /// What the program has to be told to live here.
  var environment: [String: String] {
    [
      "HOME": folder.url.path(), "XDG_CONFIG_HOME": folder.url.path() + "/config",
      "XDG_DATA_HOME": folder.url.path() + "/data", "XDG_STATE_HOME": folder.url.path() + "/state",
      "XDG_CACHE_HOME": folder.url.path() + "/cache",
    ]
    .merging(variables) { _, own in own }
  }

  /// Runs Outpost here without a terminal.
  func run(_ arguments: String...) async throws -> Subprocess {
    try await Subprocess.run(
      Products.outpost.path(), arguments,
      environment: .hermetic.merging(environment) { _, own in own })
  }

  /// Opens a terminal with Outpost in it.
  ///
  /// - Parameter source: What it is to read; what is configured without.
  func open(
    _ source: URL? = nil, width: Int = 100, height: Int = 30, _ body: (Tmux) async throws -> Void
  ) async throws {
    let words = environment.map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    try await Tmux.withTerminal(width: width, height: height) { terminal in
      try await terminal.start("env \(words) run outpost \(source?.absoluteString ?? "")")
      try await body(terminal)
    }
  }
}
