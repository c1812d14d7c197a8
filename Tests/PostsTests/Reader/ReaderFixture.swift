import Foundation
import Posts
import StateKit
import TestSupport
import Testing

/// A reader whose sources answer as a test says.
@MainActor final class ReaderFixture {
  let time = TestClock()
  let fetcher = TestResponses()
  let store: PostStore
  let model: ReaderModel

  /// A reader of sources with these addresses.
  ///
  /// - Parameters:
  ///   - configured: Says which sources there are by now.
  ///   - changedSettings: The same with other settings, where these are to change, too.
  ///   - isMovable: Whether the new address of one can be written down.
  ///   - signingIn: Is given each sign-in.
  init(
    _ addresses: [String], store: PostStore? = nil, staleTime: Duration = .seconds(1800),
    configured: (@Sendable () throws -> [Source]?)? = nil,
    changedSettings: (@Sendable () throws -> Settings?)? = nil,
    importList: (@Sendable (String) throws -> ImportResult)? = nil, isMovable: Bool = true,
    settings: Settings = Settings(), downloader: Downloader? = nil,
    notifyLimit: Duration = .seconds(10),
    signingIn: (@Sendable (SignInRequest) -> Void)? = nil, rehearses: Bool = false,
    executor: (any TaskExecutor)? = LoadExecutor()
  ) throws {
    self.store = try store ?? .inMemory()
    let (time, fetcher, kept) = (time, fetcher, self.store)
    if store == nil { try kept.subscribe(to: addresses.map { Source(address: $0) }) }
    let start = time.now
    let now = { @Sendable in
      Date(timeIntervalSince1970: 1_780_000_000 + start.duration(to: time.now) / .seconds(1))
    }
    var changed = changedSettings
    if let configured { changed = { try configured().map { Settings(sources: $0) } } }
    let services = ReaderServices(
      refresh: SourceRefresh(
        store: kept, fetcher: fetcher.fetcher, limiter: FetchLimiter(clock: TestClock().clock),
        now: now
      ),
      configured: changed,
      add: { address in
        guard address.hasPrefix("http") else { throw PostsError.badSource(address) }
        return .added(Source(address: address), posts: 0)
      },
      importList: importList,
      move: { id, address in
        guard isMovable else { throw ConfigurationError.cannotEdit(path: "config.toml") }
        try kept.move(id, to: address)
        return Source(address: address)
      },
      signIn: { request in
        signingIn?(request)
        guard request.credential == .basic(user: "ada", password: "right") else {
          throw PostsError.signInRefused
        }
      }, downloader: downloader, notifyLimit: notifyLimit,
      rehearses: rehearses)
    model = ReaderModel(
      sources: addresses.map { Source(address: $0) }, services: services, clock: time.clock,
      executor: executor, settings: settings, staleTime: staleTime)
  }

  /// The titles of the posts on the list.
  var titles: [String] { model.state.content?.map(\.title) ?? [] }

  func post(_ title: String) throws -> StoredPost {
    try #require(model.state.content?.first { $0.title == title })
  }

  /// Lets other tasks run until a condition holds; short pauses pass meanwhile.
  func until(
    sourceLocation: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
  ) async rethrows {
    try await TestSupport.until(
      sourceLocation: sourceLocation, seen: { "\(model.state)" }, condition)
  }

  /// Waits until all loads are over and the list is what is kept.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    await until(sourceLocation: sourceLocation) {
      !model.sources.contains(where: \.status.isBusy) && !model.isReading
    }
  }
}
