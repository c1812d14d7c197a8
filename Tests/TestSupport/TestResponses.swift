import Foundation
import Posts
import StateKit
import Synchronization

/// What sources answer in a test, and when.
public final class TestResponses: Sendable {
  private struct State {
    var answers: [Source.ID: Result<SourceResponse, PostsError>] = [:]
    var waiting: [Source.ID: CheckedContinuation<Void, Never>] = [:]
    var held: Set<Source.ID> = []
    var asked: [Source.ID] = []
  }

  // A lock, because loads ask from their own threads.
  private let state = Mutex(State())

  public init() {}

  /// Asks for these answers.
  public var fetcher: ScriptedFetcher {
    ScriptedFetcher { try await self.answer(of: $0, given: $1) }
  }

  private func answer(
    of source: Source, given validators: Validators?
  ) async throws -> SourceResponse {
    await withCheckedContinuation { continuation in
      state.withLock {
        $0.asked.append(source.id)
        guard $0.held.contains(source.id) else { return continuation.resume() }
        $0.waiting[source.id] = continuation
      }
    }
    try Task.checkCancellation()
    return try state.withLock { $0.answers[source.id] ?? .failure(.server(code: 404)) }.get()
  }

  /// From now on the source answers so.
  public func answer(_ source: Source.ID, _ answer: Result<SourceResponse, PostsError>) {
    state.withLock { $0.answers[source] = answer }
  }

  /// From now on the source answers with posts that are called so.
  public func answer(
    _ source: Source.ID, titles: [String], etag: String? = nil, terms: SourceTerms = SourceTerms()
  ) {
    let posts = titles.map {
      #"{"id": "\#($0)", "title": "\#($0)", "body": "The text of \#($0)."}"#
    }
    var document = SourceDocument(
      bytes: Array("[\(posts.joined(separator: ","))]".utf8), validators: Validators(etag: etag),
      address: URL(filePath: "/"))
    document.terms = terms
    answer(source, .success(.document(document)))
  }

  /// From now on the source does not answer until it is released.
  public func hold(_ source: Source.ID) { state.withLock { _ = $0.held.insert(source) } }

  public func release(_ source: Source.ID) {
    let waiting = state.withLock { state in
      state.held.remove(source)
      return state.waiting.removeValue(forKey: source)
    }
    waiting?.resume()
  }

  public var asked: [Source.ID] { state.withLock { $0.asked } }
}
