import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes what a session tells on to the delegate of the transfer that it is about.
///
/// On Linux a task has a delegate of its own, too, and `URLSession` does not call it.
final class HTTPRouter: NSObject, URLSessionDataDelegate {
  /// A lock, because delegates are added where transfers begin and called on the queue of the session.
  private let delegates = Mutex<[Int: HTTPDelegate]>([:])

  func add(_ delegate: HTTPDelegate, for task: URLSessionTask) {
    delegates.withLock { $0[task.taskIdentifier] = delegate }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    delegate(of: task)?.redirect(task, response, newRequest, completionHandler)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    delegate(of: dataTask)?.receive(response, completionHandler)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    delegate(of: dataTask)?.receive(data, dataTask)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    delegates.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.complete(task, error)
  }
}

extension HTTPRouter {
  private func delegate(of task: URLSessionTask) -> HTTPDelegate? {
    delegates.withLock { $0[task.taskIdentifier] }
  }
}
