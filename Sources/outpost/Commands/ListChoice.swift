import Essentials
import Posts

/// What `outpost list` prints, by its arguments.
struct ListChoice {
  /// Posts that are kept of sources.
  struct Kept {
    let store: PostStore
    /// Of the sources that are named; nil for all.
    let filters: [PostFilter]?
  }

  /// Nil where nothing kept is wanted.
  private(set) var kept: Kept?
  /// What is asked now, in the order given.
  private(set) var asked: [PostSource] = []
  /// The address of the proxy by which those are asked; nil for that of the environment, empty for none.
  private(set) var proxy: String?

  init(_ arguments: [String]) throws {
    guard !arguments.isEmpty else {
      let (store, summaries) = try Self.summaries()
      if summaries.isEmpty {
        StandardError.print("No sources yet; add one with outpost add URL")
      }
      kept = Kept(store: store, filters: nil)
      return
    }
    let names = arguments.filter { !Self.isLocation($0) }
    let configured = try Self.summaries(for: names)
    var filters: [PostFilter] = []
    for argument in arguments {
      if let configured, let id = try Self.source(argument, among: configured.summaries) {
        if !filters.contains(.source(id)) { filters.append(.source(id)) }
      } else {
        let source = try PostSource(usage: argument)
        // What is piped in, for one, can be read only once.
        if !asked.contains(source) { asked.append(source) }
      }
    }
    if let configured, !filters.isEmpty { kept = Kept(store: configured.store, filters: filters) }
    if asked.contains(where: { if case .web = $0 { true } else { false } }) {
      let directories = try? Directories.ofCurrentUser()
      proxy = try directories.flatMap { try ConfigurationFiles($0).read().proxy }
    }
  }
}

extension ListChoice {
  /// Whether it is an address, a file that is there, or standard input.
  private static func isLocation(_ argument: String) -> Bool {
    argument == "-" || argument.contains("://")
      || FileManager.default.fileExists(atPath: argument)
  }

  /// The configured source that is named; nil where it is a location, or may be meant as one.
  private static func source(
    _ argument: String, among summaries: [SourceSummary]
  ) throws -> Source.ID? {
    guard !isLocation(argument) else { return nil }
    do {
      return try summaries.one(named: argument, folder: FileManager.default.currentDirectoryPath).id
    } catch ConfigurationError.noSuchSource
      where mayBeLocation(argument) || summaries.isEmpty
    {
      return nil
    }
  }

  /// Whether it may be meant as an address or a file, which is not there.
  private static func mayBeLocation(_ argument: String) -> Bool {
    argument.contains { "./:".contains($0) }
  }

  /// What is kept of all sources; nil where that cannot be had and none of them is named.
  private static func summaries(
    for names: [String]
  ) throws -> (store: PostStore, summaries: [SourceSummary])? {
    guard !names.isEmpty else { return nil }
    do {
      return try summaries()
    } catch  where (error is StoreError || error as? ConfigurationError == .noHome) {
      // It is nothing to a file that is not there.
      guard names.allSatisfy(mayBeLocation), try !names.contains(where: isConfigured) else {
        throw error
      }
      return nil
    }
  }

  /// Whether a source is named by what the configuration says of it.
  private static func isConfigured(_ name: String) throws -> Bool {
    guard let directories = try? Directories.ofCurrentUser() else { return false }
    let summaries = try directories.sources().map {
      SourceSummary(source: $0, title: $0.name ?? $0.address)
    }
    do {
      return try source(name, among: summaries) != nil
    } catch ConfigurationError.ambiguous {
      return true
    }
  }

  private static func summaries() throws -> (store: PostStore, summaries: [SourceSummary]) {
    let directories = try Directories.ofCurrentUser()
    let sources = try directories.sources()
    let store = try directories.storeThatIsThere()
    try store.subscribe(to: sources)
    return (store, try store.summaries(of: sources))
  }
}
