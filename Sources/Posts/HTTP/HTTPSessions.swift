import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The one session of all transfers that run at the same time; it ends with the last of them.
///
/// They share it for its connections. On Linux a transfer that waits on a new connection keeps a processor busy:
/// `URLSession` watches the socket for writing until it has connected and does not stop before the transfer
/// ends, and a connected socket can always be written to. On one that was used before it watches for reading only.
/// Measured with Swift 6.3.1, 1,000 documents from one server that takes 20 ms each, two at once: 10.1 s of
/// processor time with a session each and 0.6 s with one; for a server that hangs, 0.9 s a second on a new
/// connection, 0 on a used one. Eight that hang take no more than one. Nothing that can be set changes it: download and
/// upload tasks, HEAD, POST with a body, `Connection: close`, pipelining and suspending were tried.
///
/// Between refreshes there is none: no connection is held open, and nothing can wake the program.
final class HTTPSessions: Sendable {
  private struct Open {
    let session: URLSession
    let router: HTTPRouter
    var transfers = 0
  }

  /// A lock, because transfers begin in their tasks and end on the queue of the delegates.
  private let open = Mutex<Open?>(nil)

  /// Starts a request; `end` has to follow.
  func begin(_ request: URLRequest, _ delegate: HTTPDelegate) -> URLSessionTask {
    let task = open.withLock { open in
      var current = open ?? Self.makeSession()
      current.transfers += 1
      open = current
      let task = current.session.dataTask(with: request)
      current.router.add(delegate, for: task)
      return task
    }
    task.resume()
    return task
  }

  /// Stops a request that was begun, whatever it is doing, and returns at once.
  func end(_ task: URLSessionTask, _ delegate: HTTPDelegate) {
    Self.queue.async {
      delegate.stop(task)
      let last = self.open.withLock { open in
        open?.transfers -= 1
        guard open?.transfers == 0 else { return nil as URLSession? }
        defer { open = nil }
        return open?.session
      }
      last?.invalidateAndCancel()
    }
  }
}

extension HTTPSessions {
  /// Where all sessions call their delegates. An operation queue would make a concurrent one, which
  /// ends the stillness as the default executor does: see `LoadExecutor`. It does not hold the one it
  /// is given, and a session may need it longer than its transfers; so it is shared and never freed.
  private static let queue = DispatchQueue(label: "transfers")

  private static func makeSession() -> Open {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.underlyingQueue = Self.queue
    let router = HTTPRouter()
    return Open(
      session: URLSession(configuration: configuration, delegate: router, delegateQueue: queue),
      router: router)
  }

  /// Feeds of all kinds first, and then whatever there is: many servers name a feed wrongly.
  private static let accepted =
    "application/rss+xml, application/atom+xml, application/feed+json, application/json;q=0.9, "
    + "application/xml;q=0.8, text/xml;q=0.8, */*;q=0.5"

  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    // Who asks sees to it that it is not too many; one that waited here would be taken for one that hangs.
    configuration.httpMaximumConnectionsPerHost = 64
    configuration.httpAdditionalHeaders = ["User-Agent": "Outpost", "Accept": accepted]
    return configuration
  }
}
