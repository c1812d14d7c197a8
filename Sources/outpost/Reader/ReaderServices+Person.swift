import Essentials
import Posts
import StateKit

extension ReaderServices {
  /// Those that work on a person's configuration, and keep what they find.
  static func person(
    _ directories: Directories, sources: [Source], clock: AnyClock
  ) throws -> ReaderServices {
    let store = try PostStore(openedAt: directories.storeFile)
    // Where that is not possible now, what was kept is there still.
    try? store.finishMoves(to: sources)
    let signIns = SignInFile(directories)
    // What is wrong with the file is told at once, not by every source that needs it.
    _ = try signIns.read()
    let subscriptions = Subscriptions(directories, clock: clock) { store }
    let configured = ConfiguredSources(directories)
    return ReaderServices(
      store: store,
      refresh: SourceRefresh(
        store: store, fetcher: SystemSourceFetcher(clock: clock, signIns: signIns),
        turns: FetchTurns()),
      configured: { try configured.news() },
      add: { try await subscriptions.add($0, from: folder) },
      remove: { try subscriptions.remove($0.id) },
      move: { try subscriptions.move($0, to: $1) },
      signIn: { try await subscriptions.signIn($0) })
  }

  /// Those that forget everything when the program ends.
  ///
  /// - Parameter trial: Whether a sign-in opens what is closed without it; throws where it opens nothing. Nil where
  ///   nobody is asked for one.
  static func session(
    store: PostStore, fetcher: any SourceFetcher, signIns: SessionSignIns, clock: AnyClock,
    now: @escaping @Sendable () -> Date = { Date() }, random: RandomSource = .system,
    trial: (@Sendable (SignInRequest) async throws -> Bool)?
  ) -> ReaderServices {
    let signIn = trial.map { trial in
      { @Sendable (request: SignInRequest) async throws in
        if try await trial(request) {
          signIns.keep(request.signIn, for: request.source.address)
        } else {
          signIns.forget(request.source.address)
        }
      }
    }
    return ReaderServices(
      store: store,
      refresh: SourceRefresh(
        store: store, fetcher: fetcher, turns: FetchTurns(clock: clock), now: now,
        random: random),
      now: now, random: random,
      add: { text in
        let place = try SourceAddress(argument: text, folder: folder)
        signIns.keep(place.signIn, for: place.address)
        let source = Source(address: place.address)
        switch try await SourceProbe(fetcher: fetcher).look(for: source, typed: text) {
        case .choice(let links): return .choices(links)
        case .asksForSignIn(let source): return .asksForSignIn(source)
        case .feed(let found):
          try store.adopt([found.source])
          try store.save(found.feed, of: found.document, for: found.source.id, at: now())
          return .added(found.source, posts: found.feed.items.count)
        }
      },
      remove: { _ in },
      signIn: signIn)
  }

  private nonisolated static var folder: String { FileManager.default.currentDirectoryPath }
}
