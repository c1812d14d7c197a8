import Essentials
import Feeds
import Posts
import StateKit

extension ReaderServices {
  /// Those of the configuration, which keep what they find. Where that is not possible and there is nothing to read,
  /// there is the tour all the same.
  ///
  /// - Parameter directories: Nil where there is no home.
  nonisolated static func configured(
    _ directories: Directories?, _ settings: Settings, tour: TourPlacement, clock: AnyClock
  ) throws -> ReaderServices {
    guard let directories else {
      let warning = "Nothing is saved. \(ConfigurationError.noHome.explanation)"
      let (store, credentials) = (try PostStore.inMemory(warning: warning), SessionCredentials())
      return session(
        store: store, fetcher: fetcher(store, credentials.credential, clock),
        credentials: credentials, clock: clock, tour: tour, textCommand: settings.textCommand,
        runsPrograms: true,
        trial: { try await $0.isNeeded(clock: clock) })
    }
    let store = try store(of: directories, isNeeded: !settings.sources.isEmpty)
    // Where that is not possible now, what was kept is there still.
    try? store.finishMoves(to: settings.sources)
    let credentials = CredentialFile(directories)
    // What is wrong with the file is told at once, not by every source that needs it.
    _ = try credentials.read()
    let subscriptions = Subscriptions(directories, clock: clock) { store }
    let configured = ConfiguredSources(directories)
    return ReaderServices(
      refresh: SourceRefresh(
        store: store, fetcher: fetcher(store, credentials.credential, clock),
        limiter: FetchLimiter(), textCommand: settings.textCommand),
      configured: { try configured.changedSettings() }, tour: tour,
      add: {
        try configured.checkIsThere()
        defer { configured.noteWritten() }
        return try await subscriptions.add($0, from: folder)
      },
      remove: { try subscriptions.take($0.id) }, forget: { try subscriptions.forget($0.id) },
      edit: { try subscriptions.edit($0) },
      importList: {
        try configured.checkIsThere()
        defer { configured.noteWritten() }
        return $0 == NewsboatFiles.name
          ? try subscriptions.add(.ofCurrentUser(), at: Date())
          : try subscriptions.add(.list(at: path(of: $0)))
      },
      move: { try subscriptions.move($0, to: $1) },
      signIn: { try await subscriptions.signIn($0) }, command: run, save: save,
      downloader: downloader(clock))
  }

  /// Asks the sources, and the tour, which is none of them.
  private nonisolated static func fetcher(
    _ store: PostStore, _ credentials: @escaping CredentialStore, _ clock: AnyClock
  ) -> ScriptedFetcher {
    ScriptedFetcher(
      others: SystemSourceFetcher(clock: clock, credentials: credentials),
      Tour.script(clock: clock) { store })
  }

  private nonisolated static func store(
    of directories: Directories, isNeeded: Bool
  ) throws -> PostStore {
    do {
      return try PostStore(path: directories.storeFile)
    } catch {
      if isNeeded { throw error }
      return try .inMemory(warning: "Posts are not saved. \(error.explanation)")
    }
  }

  /// Those that forget everything when the program ends.
  ///
  /// - Parameters:
  ///   - runsPrograms: Whether programs are run and files written for the user: a tape may be a stranger's.
  ///   - command: Takes the place of running programs where none are run.
  ///   - save: Takes the place of writing files where none are written.
  ///   - downloader: Puts files of posts on the disk; nil where none are to be there, or where programs are run.
  ///   - trial: Whether a sign-in opens what is closed without it; throws where it opens nothing. Nil where
  ///     nobody is asked for one.
  nonisolated static func session(
    store: PostStore, fetcher: any SourceFetcher, credentials: SessionCredentials, clock: AnyClock,
    now: @escaping @Sendable () -> Date = { Date() }, tour: TourPlacement = .never,
    isKept: Bool = false, random: RandomSource = .system, textCommand: [String]? = nil,
    runsPrograms: Bool = false,
    command: (@Sendable (UserCommand, CommandSubject) -> CommandOutcome)? = nil,
    save: (@Sendable ([UInt8], String) throws -> String)? = nil,
    downloader: Downloader? = nil,
    trial: (@Sendable (SignInRequest) async throws -> Bool)?
  ) -> ReaderServices {
    let signIn = trial.map { trial in
      { @Sendable (request: SignInRequest) async throws in
        if try await trial(request) {
          credentials.keep(request.credential, for: request.source.address)
        } else {
          credentials.forget(request.source.address)
        }
      }
    }
    return ReaderServices(
      refresh: SourceRefresh(
        store: store, fetcher: fetcher, limiter: FetchLimiter(clock: clock), now: now,
        random: random, textCommand: textCommand),
      tour: tour, isKept: isKept,
      add: { text in
        let location = try SourceAddress(argument: text, folder: folder)
        guard location.credential == nil || trial != nil else {
          throw UsageError("Recordings contain no passwords: add the address without one")
        }
        credentials.keep(location.credential, for: location.address)
        let source = Source(address: location.address)
        return try await FeedDiscovery(fetcher: fetcher).look(for: source, typed: text) {
          try $0.keep(in: store, at: now())
        }
      },
      importList: { typed in
        let list = try OPML.list(at: path(of: typed))
        let (found, refused) = list.found
        for (source, credential) in found { credentials.keep(credential, for: source.address) }
        return ImportResult(
          added: found.map(\.source), refused: refused, isTruncated: list.isTruncated)
      },
      signIn: signIn, command: command ?? (runsPrograms ? run : nil),
      save: runsPrograms ? Self.save : save,
      downloader: downloader ?? (runsPrograms ? Self.downloader(clock) : nil),
      rehearses: !runsPrograms)
  }

  /// Fetches files over HTTP into folders as they are written in the settings.
  private nonisolated static func downloader(_ clock: AnyClock) -> Downloader {
    Downloader(FileDownload(clock: clock), folder: path)
  }

  private nonisolated static let run = { @Sendable in
    try await CommandRunner().run($0, about: $1)
  }

  /// Writes a new file, and none over one that is there.
  private nonisolated static let save = { @Sendable (bytes: [UInt8], typed: String) in
    try UniqueFile.write(Data(bytes), as: path(of: typed))
  }

  /// A path as it is typed, seen from here.
  private nonisolated static func path(of typed: String) -> String {
    guard typed.hasPrefix("~/"), let home = try? Directories.ofCurrentUser().home else {
      return typed
    }
    return home + typed.dropFirst()
  }

  private nonisolated static var folder: String { FileManager.default.currentDirectoryPath }
}
