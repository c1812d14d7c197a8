import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session of the system's, asked from a queue: it lets its caller wait while it is busy.
final class HTTPSession: NSObject, URLSessionDataDelegate {
  private struct Route {
    let delegate: HTTPDelegate
    let task: URLSessionTask
  }

  private let session = Mutex<URLSession?>(nil)
  /// By task. A lock, because they are added on our queue and looked up on the session's.
  private let routes = Mutex<[Int: Route]>([:])

  override init() {
    super.init()
    // It holds its delegate until it is ended.
    session.withLock {
      $0 = URLSession(
        configuration: Self.configuration, delegate: self, delegateQueue: Self.delegateQueue)
    }
  }

  /// Starts a transfer, and returns at once.
  func begin(_ delegate: HTTPDelegate) {
    Self.queue.async {
      guard !delegate.isStopped, let session = self.session.withLock({ $0 }) else { return }
      let task = session.dataTask(with: delegate.query.request)
      self.routes.withLock {
        $0[task.taskIdentifier] = Route(delegate: delegate, task: task)
      }
      task.resume()
    }
  }

  /// Stops a transfer, and returns at once. What still comes of it is told to its delegate, which counts it.
  func end(_ delegate: HTTPDelegate) {
    delegate.stop()
    Self.queue.async {
      self.routes.withLock { routes in routes.values.first { $0.delegate === delegate } }?
        .task.cancel()
    }
  }

  /// Closes all connections, and returns at once.
  func end() {
    Self.queue.async {
      self.session.withLock { session in
        defer { session = nil }
        return session
      }?.invalidateAndCancel()
    }
  }
}

extension HTTPSession {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    delegate(of: task)?.redirect(response, newRequest, completionHandler)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    delegate(of: dataTask)?.receive(response, completionHandler)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    delegate(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    routes.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.delegate
      .complete(task.response, error)
  }
}

extension HTTPSession {
  /// Where all sessions are asked: they work in one line, and a thread for each that waits for it would leave Dispatch
  /// none of its 255 to work with.
  private static let queue = DispatchQueue(label: "sessions")

  private func delegate(of task: URLSessionTask) -> HTTPDelegate? {
    routes.withLock { $0[task.taskIdentifier]?.delegate }
  }

  private static var delegateQueue: OperationQueue {
    #if canImport(FoundationNetworking)
      return InlineQueue()
    #else
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      return queue
    #endif
  }

  /// Feeds of all kinds first, and then whatever there is: many servers name a feed wrongly.
  private static let accepted =
    "application/rss+xml, application/atom+xml, application/feed+json, application/json;q=0.9, "
    + "application/xml;q=0.8, text/xml;q=0.8, */*;q=0.5"

  /// One that keeps nothing. On Linux every one, `ephemeral` too, makes folders for what it could keep: those are
  /// spared, or gone again.
  private static var fresh: URLSessionConfiguration {
    #if canImport(FoundationNetworking)
      FoundationFolders.areSpared
      return .default
    #else
      return .ephemeral
    #endif
  }

  private static var configuration: URLSessionConfiguration {
    let configuration = fresh
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
