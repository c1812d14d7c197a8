import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes on what a request tells, and stops it where it goes beyond its limits.
///
/// The bytes are counted here, after decompression and before anything holds them: on Linux
/// `URLSession` puts no bound on a compressed answer, and a reader of the events may lag behind.
final class HTTPDelegate: NSObject, URLSessionDataDelegate {
  private let events: AsyncStream<HTTPEvent>.Continuation
  private let limits: HTTPLimits
  private let host: String
  private let received = Atomic(0)
  private let redirects = Atomic(0)

  init(events: AsyncStream<HTTPEvent>.Continuation, limits: HTTPLimits, host: String) {
    self.events = events
    self.limits = limits
    self.host = host
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let scheme = request.url?.scheme?.lowercased() ?? ""
    if scheme != "http", scheme != "https" {
      stop(.unsupportedScheme(scheme), task)
      completionHandler(nil)
    } else if redirects.add(1, ordering: .relaxed).newValue > limits.redirects {
      stop(.tooManyRedirects(host: host, limit: limits.redirects), task)
      completionHandler(nil)
    } else {
      completionHandler(request)
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let code = (response as? HTTPURLResponse)?.statusCode ?? 0
    events.yield(.head(code: code, expectedBytes: response.expectedContentLength))
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let total = received.add(data.count, ordering: .relaxed).newValue
    if total > limits.bytes {
      stop(.tooLarge(limit: limits.bytes), dataTask)
    } else {
      events.yield(.data(data))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    events.yield(.completed(error))
    events.finish()
  }

  private func stop(_ error: PostsError, _ task: URLSessionTask) {
    events.yield(.stopped(error))
    events.finish()
    task.cancel()
  }
}
