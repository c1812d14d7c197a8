import Essentials
import Feeds
import Posts
import StateKit

/// What came of asking one source for `outpost list`.
nonisolated struct ListResult: Sendable {
  private let source: PostSource
  private let result: Result<Feed, any Error>

  /// Asks all at the same time, as many as a server bears, and answers in the order given.
  ///
  /// - Parameter proxy: The address of a proxy; nil for that of the environment, empty for none.
  @concurrent static func of(_ sources: [PostSource], proxy: String?) async -> [ListResult] {
    let limiter = FetchLimiter()
    let fetcher = SystemSourceFetcher(clock: .continuous(), proxy: proxy)
    return await withTaskGroup(of: (Int, ListResult).self) { group in
      for (index, source) in sources.enumerated() {
        group.addTask { (index, await ListResult(asking: source, with: fetcher, in: limiter)) }
      }
      var answers: [Int: ListResult] = [:]
      for await (index, answer) in group { answers[index] = answer }
      return sources.indices.compactMap { answers[$0] }
    }
  }

  /// What the source gave; nothing where it failed.
  var posts: [Post] { (try? result.get().items) ?? [] }

  var isFailure: Bool {
    switch result {
    case .success: false
    case .failure: true
    }
  }

  /// What is wrong with the answer as a whole, or why there is none; nil where all is well.
  ///
  /// - Parameter isOneOfMany: Whether it is to be said whose answer it is.
  func warning(isOneOfMany: Bool) -> String? {
    let message: String?
    switch result {
    case .success(let feed): message = feed.warning
    case .failure(let error): message = error.explanation
    }
    guard let message, isOneOfMany, !message.contains(source.address) else { return message }
    return "\(source.address): \(message)"
  }
}

nonisolated extension ListResult {
  private init(
    asking source: PostSource, with fetcher: SystemSourceFetcher, in limiter: FetchLimiter
  ) async {
    self.source = source
    do {
      result = .success(
        try await limiter.withPermit(Source(address: source.address).server) {
          try await fetcher.answer(of: Source(address: source.argument), given: nil)
        } use: { answer in
          guard case .document(let document) = answer else { throw PostsError.server(code: 304) }
          return try PostsDecoder.feed(in: document)
        })
    } catch {
      result = .failure(error)
    }
  }
}
