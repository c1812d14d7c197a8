import Essentials
import Feeds
import StateKit

/// Asks a source, reads what it answers and keeps it: the one way that a source is refreshed.
public struct SourceRefresh: Sendable {
  let store: PostStore
  private let fetcher: any SourceFetcher
  private let limiter: FetchLimiter
  let now: @Sendable () -> Date
  let random: RandomSource
  /// The user's program that finds the text of a page, with its arguments; nil to find it ourselves.
  private let textCommand: [String]?

  /// - Parameters:
  ///   - now: Tells when things happen, for what the store records of them.
  ///   - random: Draws how long a source is left alone that has failed.
  public init(
    store: PostStore, fetcher: any SourceFetcher, limiter: FetchLimiter,
    now: @escaping @Sendable () -> Date = { Date() }, random: RandomSource = .system,
    textCommand: [String]? = nil
  ) {
    self.store = store
    self.fetcher = fetcher
    self.limiter = limiter
    self.now = now
    self.random = random
    self.textCommand = textCommand
  }

  /// Waits for a permit and refreshes a source, whether or not it may be asked automatically.
  ///
  /// The store then holds the whole answer, or why there was none, which is thrown as well: a `PostsError`, a
  /// `StoreError` where the store itself failed, and `CancellationError` at once when the task is cancelled, with the
  /// store as it was.
  ///
  /// - Parameters:
  ///   - trigger: Why it is asked: tries of the user do not put off the ones that nobody asks for.
  ///   - onStart: Called when the request starts, once the source has a permit.
  @concurrent public func run(
    _ source: Source, for trigger: LoadTrigger = .background,
    onStart: @escaping @Sendable () -> Void = {}
  ) async throws -> RefreshOutcome {
    fetcher.hold()
    defer { fetcher.release() }
    // A filter asks the server of what it reads.
    let input = SourceCommand(source.id)?.input.map { Source(address: $0) }
    do {
      let outcome = try await limiter.withPermit((input ?? source).server) {
        onStart()
        return try await fetcher.answer(of: source, given: store.validators(of: source.id))
      } use: { answer in
        try keep(answer, of: source)
      }
      if case .posts(let new, let changed, _, _) = outcome, new + changed > 1000 {
        FeedMemory.trim()
      }
      return outcome
    } catch let error as PostsError {
      // A server that hangs up because we did is no failure of its own.
      try Task.checkCancellation()
      // A failure to record it is not why there is no response.
      try? record(error, of: source, for: trigger)
      throw error
    }
  }
}

extension SourceRefresh {
  /// Fetches the page of a post, of which the source gives a part only, and keeps the text of its article.
  ///
  /// Throws `PostsError` where the page does not come, and `PageTextError` where it has no text.
  ///
  /// - Parameters:
  ///   - link: The address of the page.
  ///   - source: Who gives the post, which may have to be asked in its own way.
  @concurrent func keepWholeText(
    of post: StoredPost.ID, at link: String, from source: Source? = nil
  ) async throws {
    var page = Source(address: link)
    page.isPage = true
    page.allowsHTTP = source?.allowsHTTP ?? false
    page.userAgent = source?.userAgent
    page.proxy = source?.proxy
    fetcher.hold()
    defer { fetcher.release() }
    let server = page.server
    let document = try await limiter.withPermit(server) { [page] in
      try await fetcher.answer(of: page, given: nil)
    } use: { response in
      guard case .document(let document) = response else { throw PostsError.server(code: 304) }
      guard !document.isTruncated else {
        throw PostsError.http(.cutOff(hasHead: true), host: server)
      }
      return document
    }
    // A command may take its time, and is not waited for by other sources.
    let content = try await text(of: document)
    try Task.checkCancellation()
    try store.save(whole: content, of: post)
  }

  /// The text that the user's command finds in a page; without one, what we find.
  private func text(of page: SourceDocument) async throws -> PostContent {
    guard let textCommand else {
      return try await BlockingWork.run {
        try PageText.content(of: page.bytes, charset: page.charset, address: page.address)
      }
    }
    do {
      let output = try await CommandOutput(textCommand, limit: .seconds(30), maximum: 10_000_000)
        .bytes(reading: page.bytes)
      if output.contains(where: { $0 > 0x20 }) {
        return PostContent(found: String(decoding: output, as: UTF8.self), base: page.address)
      }
      throw CommandOutput.Failure(reason: "it printed nothing")
    } catch let failure as CommandOutput.Failure {
      throw PostsError.noText(textCommand[0], reason: failure.reason)
    }
  }

  private func keep(_ answer: SourceResponse, of source: Source) throws -> RefreshOutcome {
    switch answer {
    case .unchanged(let terms):
      try Task.checkCancellation()
      try store.recordUnchanged(source.id, terms, at: now())
      return .unchanged
    case .document(let document):
      if document.isTruncated { return try keepPart(document, of: source) }
      let isKept = try store.holds(document, of: source.id)
      if try isKept && store.validators(of: source.id) == document.validators {
        var terms = document.terms
        // Only a server that says "unchanged" may leave out what it said before.
        terms.maxAge = terms.maxAge ?? .zero
        try store.recordUnchanged(source.id, terms, at: now())
        return .unchanged
      }
      return try read(document, of: source)
    }
  }

  /// Keeps what came of a document that was cut, and throws that it was, so that it is asked for again.
  private func keepPart(_ document: SourceDocument, of source: Source) throws -> RefreshOutcome {
    let last = try store.failure(of: source.id)
    _ = try read(document, of: source)
    // It is no success: tries that failed in a row go on being counted.
    if let last { try store.record(last, of: source.id) }
    throw PostsError.http(.cutOff(hasHead: true), host: source.server)
  }

  private func read(_ document: SourceDocument, of source: Source) throws -> RefreshOutcome {
    let feed = try PostsDecoder.feed(in: document)
    try Task.checkCancellation()
    let counts = try store.save(feed, of: document, for: source.id, at: now())
    return .posts(
      new: counts.new, changed: counts.changed, isTruncated: feed.isTruncated,
      notified: counts.notified)
  }

  private func record(_ error: PostsError, of source: Source, for trigger: LoadTrigger) throws {
    let (last, date) = (try store.failure(of: source.id), now())
    var failure = SourceFailure(
      error, attempts: (last?.attempts ?? 0) + 1, at: date, random: random)
    // Tries of the user, and those that follow one another in one load, put nothing off.
    if let last, !last.mayBeAsked(at: date) {
      failure.attempts = last.attempts
      if !error.asksToWait { failure.nextTry = last.nextTry }
    }
    try store.record(failure, of: source.id)
  }
}

/// What came of asking a source.
public enum RefreshOutcome: Equatable, Sendable {
  /// It has nothing newer than what is kept.
  case unchanged
  /// It answered with posts: so many that were not here, so many that read differently now.
  ///
  /// `notified` counts the new ones that a rule wants told. `isTruncated` says that the document stops before its end, so more may have been meant.
  case posts(new: Int, changed: Int, isTruncated: Bool, notified: Int = 0)
}
