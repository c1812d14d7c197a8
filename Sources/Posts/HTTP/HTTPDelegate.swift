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
/// It is called where the session works, one call after the other. After it was stopped, and only then, its task is
/// cancelled, and it gives no answer any more: on Linux the answer to a redirect that was cancelled before ends the
/// process with a fatal error. One that was given before the cancelling is in time, as both wait in the same line.
final class HTTPDelegate: Sendable {
  let query: HTTPQuery
  private let events: AsyncStream<HTTPEvent>.Continuation
  private let limits: HTTPLimits
  private let received = Atomic(0)
  private let redirects = Atomic(0)
  private let hasHead = Atomic(false)
  private let stopped = Atomic(false)
  private let isCut = Atomic(false)
  /// Who is asked now. A lock, because whoever waits looks at it.
  private let target: Mutex<URL>

  init(events: AsyncStream<HTTPEvent>.Continuation, query: HTTPQuery, limits: HTTPLimits) {
    self.events = events
    self.query = query
    self.limits = limits
    target = Mutex(query.url)
  }

  /// Who is asked now, after redirects.
  var url: URL { target.withLock { $0 } }
  /// Whether nothing is to be heard of it any more.
  var isStopped: Bool { stopped.load(ordering: .acquiring) }

  /// Follows a redirect, or ends the request where it may not be followed.
  func redirect(
    _ response: HTTPURLResponse, _ newRequest: URLRequest, _ follow: (URLRequest?) -> Void
  ) {
    guard !isStopped, let url = Self.target(of: response) ?? newRequest.url else { return }
    if let error = objection(to: url) { return stop(error) }
    target.withLock { $0 = url }
    follow(query.request(to: url))
  }

  /// Takes the head of the last answer, or on Linux of one that says that an answer is to come (103).
  func receive(_ response: URLResponse, _ proceed: (URLSession.ResponseDisposition) -> Void) {
    guard !isStopped else { return }
    let head = HTTPHead(response, now: Date())
    if !(100..<200).contains(head.code) {
      hasHead.store(true, ordering: .relaxed)
      events.yield(.head(head))
    }
    proceed(.allow)
  }

  /// Takes bytes, decompressed.
  func receive(_ data: Data) {
    let total = received.add(data.count, ordering: .relaxed).newValue
    if total <= limits.bytes {
      events.yield(.data(data))
    } else {
      stop(.tooLarge(limit: limits.bytes))
      if total / Self.patience > limits.bytes, !isCut.exchange(true, ordering: .relaxed) {
        OwnConnections.cut(to: url)
      }
    }
  }

  /// Takes the end, in whatever way.
  func complete(_ response: URLResponse?, _ error: (any Error)?) {
    // On Linux a redirect that leads nowhere is not passed on as an answer.
    if error == nil, !hasHead.load(ordering: .relaxed), let response {
      events.yield(.head(HTTPHead(response, now: Date())))
    }
    events.yield(.completed(error))
    events.finish()
  }

  /// Ends what is told of the request; its task can be cancelled after that, and not before.
  func stop() {
    stopped.store(true, ordering: .releasing)
    events.finish()
  }
}

extension HTTPDelegate {
  /// How many times the limit may come after it was stopped. A task that is cancelled waits in line with the bytes
  /// that it should not get any more, and 1.6 MB of Brotli can keep a processor busy for an hour: then the connection is cut.
  private static let patience = 4

  private func stop(_ error: PostsError) {
    guard !isStopped else { return }
    events.yield(.stopped(error))
    stop()
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
