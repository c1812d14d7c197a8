import Essentials
import Feeds
import Posts
import PostsUI
import StateKit
import Tape
import TerminalUI

/// Outpost as tapes play it.
enum ReaderProgram {
  /// The reader in a playback: the tape answers for its sources, or the tour does.
  static func make(in context: PlaybackContext) throws -> TapeProgram {
    TimeOffset.moveProcess(to: context.settings.timeZone)
    let sources = TapeSources(context.settings)
    let store = try PostStore.inMemory()
    try sources.keep(in: store, at: context.date())
    return try make(in: context, sources, store)
  }

  /// The same with a store that an earlier start has filled.
  private static func make(
    in context: PlaybackContext, _ sources: TapeSources, _ store: PostStore
  ) throws -> TapeProgram {
    let tour = Tour.script(clock: context.clock) { store }
    let answers = context.responses.map(sources.script)
    let script: ScriptedFetcher.Script = { source, validators in
      if let answer = try await tour(source, validators) { return answer }
      return try await answers?(source, validators)
    }
    let services = ReaderServices.session(
      store: store, fetcher: ScriptedFetcher(script), credentials: SessionCredentials(),
      clock: context.clock, now: context.date,
      tour: sources.configured.isEmpty || context.responses == nil ? .alone : .never, isKept: true,
      random: context.random, command: { CommandRunner.rehearse($0, about: $1) },
      save: { _, path in path },
      downloader: DemoDownloads.downloader(context.clock),
      trial: { try await isLetIn($0, script) })
    let model = ReaderModel(
      sources: context.responses == nil ? [] : sources.configured, services: services,
      clock: context.clock, executor: nil,
      settings: try context.settings.configuration.map(Posts.Settings.init(file:))
        ?? Posts.Settings(),
      staleTime: staleTime(isServer: context.settings.retries))
    if model.sources.count == 1 { model.show(.source(model.sources[0].id)) }
    // Before the first frame, as when it is run.
    model.refreshAll(.background)
    let state = { model.state.nameInTapes }
    let sourceState = { (name: String) in
      let id = sources.source(named: name)?.id
      return model.sources.first { $0.id == id }?.status.nameInTapes
    }
    // A tape knows no time but its own, so it waits for each picture that is drawn.
    let decoder = PictureProgram().blockingDecoder
    var known: [String: [UInt8]] = [:]
    let loader = PictureLoader { address in
      // The tape answers for each picture once, as the cache does after that.
      if let bytes = known[address] { return bytes }
      let bytes = try await picture(context.pictures)
      known[address] = bytes
      return bytes
    } discard: {
      known[$0] = nil
    }
    let restart = {
      await model.finish()
      return try make(in: context, sources, store)
    }
    return TapeProgram(state: state, sourceState: sourceState, restart: restart) {
      ReaderScreen(
        model: model, opensAlone: context.responses != nil && sources.areAlone,
        pictures: context.pictures == nil ? .off : .cells, date: context.date, openLink: { _ in }
      )
      .environment(\.pictureLoader, loader)
      .environment(\.pictureDecoder, decoder)
    }
  }

  /// What the tape answers for the next picture.
  private static func picture(_ responses: TapeResponses?) async throws -> [UInt8] {
    switch try await responses?.next() {
    case .picture(let path):
      guard let data = FileManager.default.contents(atPath: path) else {
        throw PostsError.noSuchFile(path)
      }
      return Array(data)
    case .status(404, _), .status(410, _): throw PostsError.noPicture
    case .status(let code, _): throw PostsError.server(code: code, retryAfter: nil)
    case .fail(let message, _): throw PostsError.scripted(message, isPermanent: true)
    case .posts, .feed, .empty, .never, nil: throw PostsError.noPicture
    }
  }

  /// Tries a sign-in: the next answer of the source says whether it is let in.
  private nonisolated static func isLetIn(
    _ request: SignInRequest, _ script: ScriptedFetcher.Script
  ) async throws -> Bool {
    do {
      _ = try await script(request.source, nil)
      return true
    } catch PostsError.server(code: 401, _) {
      throw PostsError.signInRefused
    }
  }

  /// What `Set Retries` says of Outpost: off, nothing is asked again before the user does it.
  static func staleTime(isServer: Bool) -> Duration {
    isServer ? .seconds(30 * 60) : .seconds(365 * 86_400)
  }
}

extension ViewState<[StoredPost]> {
  /// The state in a word, and what belongs to it in parentheses.
  var nameInTapes: String {
    switch self {
    case .idle: "idle"
    case .loading(after: .idle): "loading"
    case .loading(after: .loaded): "loading(loaded)"
    case .loading(after: .empty): "loading(empty)"
    case .loading(after: .failed): "loading(error)"
    case .loaded(let posts): "loaded(\(posts.count))"
    case .empty: "empty"
    case .error(_, .fullScreen): "error(fullScreen)"
    case .error(_, .alert): "error(alert)"
    case .error(_, .banner): "error(banner)"
    }
  }
}

extension SourceStatus {
  /// The state of a source in a word.
  var nameInTapes: String {
    switch self {
    case .idle: "idle"
    case .queued: "queued"
    case .loading: "loading"
    case .waiting: "waiting"
    case .fresh: "fresh"
    case .stale: "stale"
    case .failed: "failed"
    }
  }
}

/// The sources of a tape as those of the reader.
nonisolated struct TapeSources {
  private let named: [(tape: TapeSource, source: Source)]
  private let isNamed: Bool

  init(_ settings: TapeSettings) {
    isNamed = !settings.sources.isEmpty
    let sources = isNamed ? settings.sources : [TapeSource(name: settings.title ?? "Example")]
    named = sources.enumerated().map { index, tape in
      // What is like a file is asked when the user asks, and not again after a failure.
      let usual = settings.retries ? "https://source-\(index + 1).example/" : "/source-\(index + 1)"
      var source = Source(address: tape.address ?? usual, name: tape.name)
      source.folders = (tape.folder ?? "").split(separator: ",")
        .compactMap { Source.folder(String($0)) }
      return (tape, source)
    }
  }

  /// Those that the reader has at the start.
  var configured: [Source] { named.filter { !$0.tape.isNew }.map(\.source) }

  /// Whether there is one to read, and no other.
  var areAlone: Bool { named.count == 1 && !named[0].tape.isNew }

  /// The one that the tape calls so.
  func source(named name: String) -> Source? {
    named.first { $0.tape.name == name }?.source
  }

  /// Puts into the store what was kept of them, which were asked last the day before.
  func keep(in store: PostStore, at date: Date) throws {
    for (tape, source) in named {
      guard let path = tape.kept else { continue }
      let document = try Self.document(at: path, of: source)
      let feed: Feed
      do {
        feed = try PostsDecoder.feed(in: document)
      } catch {
        throw UsageError("\(path), kept by \(tape.name): \(error.explanation)")
      }
      try store.subscribe(to: [source])
      try store.save(feed, of: document, for: source.id, at: date)
      try store.recordUnchanged(source.id, at: date.addingTimeInterval(-86_400))
    }
  }

  /// What the tape answers for them.
  func script(_ answers: TapeResponses) -> ScriptedFetcher.Script {
    { source, _ in
      guard let tape = named.first(where: { $0.source.id == source.id })?.tape else { return nil }
      switch try await answers.next(of: isNamed ? tape.name : nil) {
      case .posts(nil): return .document(Tour.document)
      case .posts(let path?): return .document(try Self.document(at: path, of: source))
      case .feed(let path, let charset):
        return .document(try Self.document(at: path, charset, of: source))
      case .picture, .empty, .never:
        return .document(SourceDocument(bytes: Array("[]".utf8), address: Self.url(of: source)))
      case .status(let code, let wait): throw PostsError.server(code: code, retryAfter: wait)
      case .fail(let message, let isPermanent):
        throw PostsError.scripted(message, isPermanent: isPermanent)
      }
    }
  }
}

nonisolated extension TapeSources {
  private static func document(
    at path: String, _ charset: String? = nil, of source: Source
  ) throws -> SourceDocument {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PostsError.noSuchFile(path)
    }
    return SourceDocument(bytes: Array(data), charset: charset, address: url(of: source))
  }

  private static func url(of source: Source) -> URL {
    source.server.isEmpty
      ? URL(filePath: source.address) : URL(string: source.address) ?? URL(filePath: "/")
  }
}
