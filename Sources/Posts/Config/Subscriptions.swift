import Essentials
import Feeds
import Fetch
import StateKit

/// The user's sources as they come and go: what the commands and the screens do alike.
public struct Subscriptions: Sendable {
  private let file: ConfigurationFiles
  private let credentials: CredentialFile
  private let clock: AnyClock
  private let limits: HTTPLimits
  private let store: @Sendable () throws -> PostStore

  /// - Parameters:
  ///   - clock: Measures the deadlines of what is asked.
  ///   - store: Opens the store, or answers the one that is open; called only where there are posts to keep.
  public init(
    _ directories: Directories, clock: AnyClock, limits: HTTPLimits = HTTPLimits(),
    store: @escaping @Sendable () throws -> PostStore
  ) {
    file = ConfigurationFiles(directories)
    credentials = CredentialFile(directories)
    self.clock = clock
    self.limits = limits
    self.store = store
  }

  /// Asks an address what it is, and configures it, with its posts, where it is one source.
  ///
  /// Throws `PostsError` where there is no feed, and `ConfigurationError` or `StoreError` where it cannot be kept.
  ///
  /// - Parameters:
  ///   - argument: As the user types it, perhaps with a sign-in, which is kept for its server only.
  ///   - credential: One that goes before that of the argument.
  ///   - folder: The user's folder for it.
  ///   - workingFolder: What a path that is not absolute is seen from.
  @concurrent public func add(
    _ argument: String, as credential: Credential? = nil, name: String? = nil,
    folder: String? = nil, from workingFolder: String
  ) async throws -> AddResult {
    let location = try SourceAddress(argument: argument, folder: workingFolder).with(credential)
    let wanted = Source(address: location.address, name: name, folder: folder).tidy
    let settings = try file.read()
    if let known = settings.sources.first(where: { $0.id == wanted.id }) {
      try keep(location, for: known)
      return .known(known)
    }
    // Knows the sign-in that was given just now, before it is kept.
    let fetcher = SystemSourceFetcher(limits: limits, clock: clock, proxy: settings.proxy) {
      [credentials] in
      (Self.isSameServer($0, location.address) ? location.credential : nil)
        ?? credentials.credential(for: $0)
    }
    return try await FeedDiscovery(fetcher: fetcher).look(for: wanted, typed: argument) { found in
      try keep(location, for: found.source)
      guard try !file.add([found.source]).isEmpty else { return .known(found.source) }
      return try found.keep(in: store(), at: Date())
    }
  }

  /// Configures a source without asking it.
  ///
  /// - Returns: The source; nil where it was there already.
  @discardableResult public func addUnchecked(
    _ argument: String, as credential: Credential? = nil, name: String? = nil,
    folder: String? = nil, from workingFolder: String
  ) throws -> Source? {
    let location = try SourceAddress(argument: argument, folder: workingFolder).with(credential)
    let source = Source(address: location.address, name: name, folder: folder)
    try keep(location, for: source)
    return try file.add([source]).first
  }

  /// Configures the sources of a list that are not there yet, in one go, without asking them.
  public func add(_ list: OPML) throws -> ImportResult {
    let (found, refused) = list.found
    var answer = ImportResult(refused: refused, isTruncated: list.isTruncated)
    answer.added = try file.add(found.map(\.source))
    answer.skipped = found.count - answer.added.count
    for (source, credential) in found {
      guard let credential else { continue }
      if source.isReadableOnTheWay {
        answer.withoutPassword.append(source)
      } else {
        try credentials.keep(credential, for: source.address)
      }
    }
    return answer
  }

  /// Configures the sources of newsboat that are not there yet, and keeps its posts with their marks.
  ///
  /// - Parameter date: When the posts came here.
  public func add(_ newsboat: NewsboatFiles, at date: Date) throws -> ImportResult {
    let (sources, filters, refused) = try newsboat.subscriptions()
    let posts = try newsboat.posts()
    var answer = ImportResult(refused: refused)
    answer.added = try file.add(sources, filters: filters)
    answer.skipped = sources.count - answer.added.count
    let store = try store()
    for source in sources {
      answer.posts += try store.importPosts(posts[source.id] ?? [], of: source, at: date)
    }
    return answer
  }

  /// Takes a source out of the configuration, and what its server is told; its posts stay in the store.
  @discardableResult public func remove(_ id: Source.ID) throws -> Source {
    let source = try file.remove(id)
    try credentials.forget(id)
    return source
  }

  /// Takes a source out of the configuration; what its server is told stays until `forget`.
  ///
  /// - Returns: What puts it back where it stood.
  public func take(_ id: Source.ID) throws -> @Sendable () throws -> Void {
    let removed = try file.take(id)
    return { [file] in try file.restore(removed) }
  }

  /// Forgets what the server of a source that was taken out is told.
  public func forget(_ id: Source.ID) throws { try credentials.forget(id) }

  /// Writes another name and other folders for a source.
  public func edit(_ source: Source) throws { try file.edit(source) }

  /// Writes down that a source has a new address, for good; with what is kept of it and what its server is told. Where
  /// the new one is configured already, both become one.
  ///
  /// - Returns: The source that has the new address.
  public func move(_ id: Source.ID, to address: Source.ID) throws -> Source {
    let credential = Self.isSameServer(id, address) ? try credentials.read()[id] : nil
    let source = try file.move(id, to: address) { source, finish in
      if let credential, try credentials.read()[source.address] == nil {
        try credentials.keep(credential, for: source.address)
      }
      try store().move(id, to: source.address, finish: finish)
    }
    // It is of no more use, and does no harm.
    try? credentials.forget(id)
    return source
  }

  /// Asks a source with a sign-in, and keeps that where it is let in with it only; throws `PostsError` where it is not.
  @concurrent public func signIn(_ request: SignInRequest) async throws {
    if let program = request.source.passwordCommand?.arguments.first {
      throw PostsError.noPassword(program, reason: "remove password-command from config.toml first")
    }
    if try await request.isNeeded(clock: clock, limits: limits) {
      try credentials.keep(request.credential, for: request.source.address)
    } else {
      try credentials.forget(request.source.id)
    }
  }
}

extension Subscriptions {
  /// Keeps a sign-in that was given, for the server that it was given for and no other.
  private func keep(_ location: SourceAddress, for source: Source) throws {
    guard let credential = location.credential, Self.isSameServer(source.address, location.address)
    else { return }
    try credentials.keep(credential, for: source.address)
  }

  private static func isSameServer(_ address: String, _ other: String) -> Bool {
    CredentialFile.origin(of: address) == CredentialFile.origin(of: other)
  }
}
