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
  static func session(_ places: [SourceAddress], clock: AnyClock) throws -> ReaderServices {
    let store = try PostStore.inMemory()
    let signIns = SessionSignIns(places)
    let fetcher = SystemSourceFetcher(clock: clock, signIns: signIns)
    return ReaderServices(
      store: store, refresh: SourceRefresh(store: store, fetcher: fetcher, turns: FetchTurns()),
      add: { text in
        let place = try SourceAddress(argument: text, folder: folder)
        signIns.keep(place.signIn, for: place.address)
        let source = Source(address: place.address)
        switch try await SourceProbe(fetcher: fetcher).look(for: source, typed: text) {
        case .choice(let links): return .choices(links)
        case .asksForSignIn(let source): return .asksForSignIn(source)
        case .feed(let found):
          try store.adopt([found.source])
          try store.save(found.feed, of: found.document, for: found.source.id, at: Date())
          return .added(found.source, posts: found.feed.items.count)
        }
      },
      remove: { _ in },
      signIn: { request in
        if try await SignInTrial(clock: clock).isNeeded(request) {
          signIns.keep(request.signIn, for: request.source.address)
        } else {
          signIns.forget(request.source.address)
        }
      })
  }

  private nonisolated static var folder: String { FileManager.default.currentDirectoryPath }
}
