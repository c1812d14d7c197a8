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
final class HTTPDelegate: NSObject, URLSessionDataDelegate {
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

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard !isStopped.load(ordering: .relaxed) else { return }
    let target = Self.target(of: response) ?? newRequest.url
    let error = objection(to: target)
    completionHandler(error == nil ? target.map(query.request(to:)) : nil)
    if let error { stop(error, session) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    hasHead.store(true, ordering: .relaxed)
    events.yield(.head(HTTPHead(response, now: Date())))
    if !isStopped.load(ordering: .relaxed) { completionHandler(.allow) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let total = received.add(data.count, ordering: .relaxed).newValue
    if total > limits.bytes {
      stop(.tooLarge(limit: limits.bytes), session)
    } else {
      events.yield(.data(data))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
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
  func stop(_ session: URLSession) {
    guard !isStopped.exchange(true, ordering: .relaxed) else { return }
    events.finish()
    session.invalidateAndCancel()
  }

  private func stop(_ error: PostsError, _ session: URLSession) {
    events.yield(.stopped(error))
    stop(session)
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
