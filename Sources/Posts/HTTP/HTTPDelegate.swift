import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes on what a request tells, and stops it where it goes beyond its limits.
///
/// The bytes are counted here, after decompression and before anything holds them: on Linux
/// `URLSession` puts no bound on a compressed answer, and a reader of the events may lag behind.
///
/// All of it happens on one serial queue, cancelling too, and after that no answer is given: on Linux
/// the answer to a redirect that was cancelled meanwhile ends the process with a fatal error.
final class HTTPDelegate: Sendable {
  private let events: AsyncStream<HTTPEvent>.Continuation
  private let query: HTTPQuery
  private let limits: HTTPLimits
  private let received = Atomic(0)
  private let redirects = Atomic(0)
  private let hasHead = Atomic(false)
  private let isStopped = Atomic(false)

  init(events: AsyncStream<HTTPEvent>.Continuation, query: HTTPQuery, limits: HTTPLimits) {
    self.events = events
    self.query = query
    self.limits = limits
  }

  /// Follows a redirect, or ends the request where it may not be followed.
  func redirect(
    _ task: URLSessionTask, _ response: HTTPURLResponse, _ newRequest: URLRequest,
    _ follow: (URLRequest?) -> Void
  ) {
    guard !isStopped.load(ordering: .relaxed) else { return }
    let target = Self.target(of: response) ?? newRequest.url
    let error = objection(to: target)
    follow(error == nil ? target.map(query.request(to:)) : nil)
    if let error { stop(error, task) }
  }

  /// Takes the head of the last answer.
  func receive(
    _ response: URLResponse, _ proceed: (URLSession.ResponseDisposition) -> Void
  ) {
    hasHead.store(true, ordering: .relaxed)
    events.yield(.head(HTTPHead(response, now: Date())))
    if !isStopped.load(ordering: .relaxed) { proceed(.allow) }
  }

  /// Takes bytes, decompressed.
  func receive(_ data: Data, _ task: URLSessionTask) {
    let total = received.add(data.count, ordering: .relaxed).newValue
    if total > limits.bytes {
      stop(.tooLarge(limit: limits.bytes), task)
    } else {
      events.yield(.data(data))
    }
  }

  /// Takes the end, in whatever way.
  func complete(_ task: URLSessionTask, _ error: (any Error)?) {
    // On Linux a redirect that leads nowhere is not passed on as an answer.
    if error == nil, !hasHead.load(ordering: .relaxed),
      let response = task.response as? HTTPURLResponse
    {
      events.yield(.head(HTTPHead(response, now: Date())))
    }
    events.yield(.completed(error))
    events.finish()
  }

  /// Ends the request, whatever it is doing; to be called on the queue of the session only.
  func stop(_ task: URLSessionTask) {
    guard !isStopped.exchange(true, ordering: .relaxed) else { return }
    events.finish()
    task.cancel()
  }

  private func stop(_ error: PostsError, _ task: URLSessionTask) {
    events.yield(.stopped(error))
    stop(task)
  }

  /// Where a redirect really leads: on Linux the request that is offered names this server again
  /// when the target has no host, as a file has none.
  private static func target(of response: HTTPURLResponse) -> URL? {
    guard let location = response.value(forHTTPHeaderField: "Location") else { return nil }
    return URL(string: location, relativeTo: response.url)?.absoluteURL
  }

  private func objection(to target: URL?) -> PostsError? {
    if let error = target?.objection { return error }
    let count = redirects.add(1, ordering: .relaxed).newValue
    return count > limits.redirects
      ? .tooManyRedirects(host: query.url.hostAndPort, limit: limits.redirects) : nil
  }
}
