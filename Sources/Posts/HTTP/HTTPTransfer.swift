import Foundation
import StateKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its answer, from the first byte to the last.
///
/// The delegate and the two deadlines send their events into one stream, and one loop reads it: so
/// nothing is shared, the transfer ends exactly once, and a cancelled task leaves the loop at once.
///
/// While it waits for the server, a processor is busy on Linux (measured with Swift 6.3.1: 2.0 of 2 s
/// with a plain data task and a server that hangs). `URLSession` watches the socket for writing
/// until it has connected and does not stop watching before the transfer ends, and a connected
/// socket can always be written to. Nothing that can be set changes it: download and upload
/// tasks, HEAD, POST with a body, `Connection: close` and pipelining were tried (1.3 to 2.0 s). The
/// deadlines bound it.
struct HTTPTransfer {
  let url: URL
  let limits: HTTPLimits
  let clock: AnyClock

  /// The bytes of an answer that is a success; everything else is thrown.
  func bytes() async throws -> [UInt8] {
    let (events, sender) = AsyncStream<HTTPEvent>.makeStream()
    let delegate = HTTPDelegate(events: sender, limits: limits, host: url.hostAndPort)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.underlyingQueue = Self.queue
    let session = URLSession(
      configuration: Self.configuration, delegate: delegate, delegateQueue: queue)
    // The session holds its delegate until it is stopped.
    defer { queue.addOperation { delegate.stop(session) } }
    let task = session.dataTask(with: url.withLowercaseScheme)
    task.resume()
    return try await withThrowingTaskGroup(of: Void.self) { [clock, limits] group in
      defer { group.cancelAll() }
      let start = clock.now
      group.addTask {
        try await clock.sleep(until: start.advanced(by: limits.connect), tolerance: nil)
        sender.yield(.connectIsDue)
      }
      group.addTask {
        try await clock.sleep(until: start.advanced(by: limits.whole), tolerance: nil)
        sender.yield(.wholeIsDue)
      }
      return try await collect(events, of: task)
    }
  }
}

extension HTTPTransfer {
  /// Where all sessions call their delegates. An operation queue would make a concurrent one, which
  /// ends the stillness as the default executor does: see `LoadExecutor`. It does not hold the one it
  /// is given, and a session may need it longer than its transfer; so it is shared and never freed.
  private static let queue = DispatchQueue(label: "transfers")

  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.httpAdditionalHeaders = [
      "User-Agent": "Outpost", "Accept": "application/json, */*;q=0.5",
    ]
    return configuration
  }

  private func collect(
    _ events: AsyncStream<HTTPEvent>, of task: URLSessionTask
  ) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    var hasHead = false
    for await event in events {
      switch event {
      case .head(let code, let expected, let retryAfter):
        hasHead = true
        guard (200..<300).contains(code) else {
          throw PostsError.server(code: code, retryAfter: retryAfter)
        }
        guard expected <= limits.bytes else { throw PostsError.tooLarge(limit: limits.bytes) }
      case .data(let data): bytes.append(contentsOf: data)
      case .stopped(let error): throw error
      case .completed(nil): return bytes
      case .completed(let error?):
        throw HTTPFailure.error(for: error, host: host, hasHead: hasHead, limits: limits)
      case .connectIsDue:
        if !hasHead, !OwnConnections.mayExist(to: task.currentRequest?.url) {
          throw PostsError.noConnection(host: host, within: limits.connect)
        }
      case .wholeIsDue:
        throw hasHead
          ? PostsError.slowAnswer(host: host, within: limits.whole)
          : PostsError.noAnswer(host: host, within: limits.whole)
      }
    }
    // The stream ends without an answer only when the task that reads it is cancelled.
    throw CancellationError()
  }

  private var host: String { url.hostAndPort }
}
