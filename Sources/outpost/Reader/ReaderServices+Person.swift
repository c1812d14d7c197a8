import Foundation
import Posts
import StateKit

extension ReaderServices {
  /// Those that work on a person's configuration, and keep what they find.
  static func person(_ directories: Directories, clock: AnyClock) throws -> ReaderServices {
    let store = try PostStore(path: directories.storeFile)
    let signIns = SignInFile(directories)
    // What is wrong with the file is told at once, not by every source that needs it.
    _ = try signIns.read()
    let adding = SourceAdding(directories: directories, clock: clock)
    return ReaderServices(
      store: store,
      refresh: SourceRefresh(
        store: store, fetcher: SystemSourceFetcher(clock: clock, signIns: signIns),
        turns: FetchTurns()),
      add: { text in
        let place = try SourceAddress(argument: text, folder: Self.folder)
        let source = Source(address: place.address)
        if try ConfigurationFile(directories).sources().contains(where: { $0.id == source.id }) {
          try adding.keepSignIn(of: place, for: source)
          return .known(source)
        }
        switch try await adding.look(at: place, as: source) {
        case .choice(let links): return .choices(links)
        case .feed(let found):
          return try adding.add(found, of: place, to: store)
            ? .known(found.source) : .added(found.source, posts: found.feed.items.count)
        }
      },
      remove: { try ConfigurationFile(directories).remove($0.id) },
      signIn: { request in
        try await Self.prove(request, clock: clock)
        try signIns.keep(request.signIn, for: request.source.address)
      })
  }

  /// Those that forget everything when the program ends.
  static func session(_ places: [SourceAddress], clock: AnyClock) throws -> ReaderServices {
    let store = try PostStore.inMemory()
    let signIns = SessionSignIns(places)
    let fetcher = SystemSourceFetcher(clock: clock, signIns: signIns)
    return ReaderServices(
      store: store, refresh: SourceRefresh(store: store, fetcher: fetcher, turns: FetchTurns()),
      add: { text in
        let place = try SourceAddress(argument: text, folder: Self.folder)
        signIns.keep(place.signIn, for: place.address)
        switch try await SourceProbe(fetcher: fetcher).look(for: Source(address: place.address)) {
        case .choice(let links): return .choices(links)
        case .feed(let found):
          try store.save(found.feed, of: found.document, for: found.source.id, at: Date())
          return .added(found.source, posts: found.feed.items.count)
        }
      },
      remove: { _ in },
      signIn: { request in
        try await Self.prove(request, clock: clock)
        signIns.keep(request.signIn, for: request.source.address)
      })
  }

  private nonisolated static var folder: String { FileManager.default.currentDirectoryPath }

  /// Asks the source once with a sign-in; throws why it is not let in.
  private static func prove(_ request: SignInRequest, clock: AnyClock) async throws {
    let signIns = SessionSignIns()
    signIns.keep(request.signIn, for: request.source.address)
    let fetcher = SystemSourceFetcher(clock: clock, signIns: signIns)
    _ = try await fetcher.answer(of: request.source, given: nil)
  }
}
