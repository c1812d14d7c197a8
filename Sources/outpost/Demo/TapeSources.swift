import Essentials
import Feeds
import Posts
import Tape

/// The sources of a tape as those of the reader.
nonisolated struct TapeSources {
  private let named: [(tape: TapeSource, source: Source)]
  private let isNamed: Bool

  init(_ settings: TapeSettings) {
    isNamed = !settings.sources.isEmpty
    let sources = isNamed ? settings.sources : [TapeSource(name: "Example")]
    named = sources.enumerated().map { index, tape in
      // What is like a file is asked when the user asks, and not again after a failure.
      let usual = settings.retries ? "https://source-\(index + 1).example/" : "/source-\(index + 1)"
      return (tape, Source(address: tape.address ?? usual, name: tape.name, folder: tape.folder))
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
      try store.adopt([source])
      try store.save(
        PostsDecoder.feed(in: document), of: document, for: source.id, at: date)
      try store.noteUnchanged(source.id, at: date.addingTimeInterval(-86_400))
    }
  }

  /// What the tape answers for them.
  func script(_ answers: TapeAnswers) -> ScriptedFetcher.Script {
    { source, _ in
      guard let tape = named.first(where: { $0.source.id == source.id })?.tape else { return nil }
      switch try await answers.next(of: isNamed ? tape.name : nil) {
      case .posts(nil): return .document(Tour.document)
      case .posts(let path?), .feed(let path, nil):
        return .document(try Self.document(at: path, of: source))
      case .feed(let path, let charset?):
        return .document(try Self.document(at: path, charset, of: source))
      case .empty, .never:
        return .document(SourceDocument(bytes: Array("[]".utf8), address: Self.url(of: source)))
      case .status(let code, let wait): throw PostsError.server(code: code, retryAfter: wait)
      case .fail(let words, let isPermanent):
        throw PostsError.scripted(words, isPermanent: isPermanent)
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
