import Foundation
import StateKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its answer, from the first byte to the last.
///
/// The delegate and the two deadlines send their events into one stream, and one loop reads it: so
/// nothing is shared, the transfer ends exactly once, and a cancelled task leaves the loop at once.
struct HTTPTransfer {
  let query: HTTPQuery
  let limits: HTTPLimits
  let clock: AnyClock
  let sessions: HTTPSessions

  /// An answer that is a success, or that nothing has changed where that was asked; everything else is thrown.
  func answer() async throws -> HTTPAnswer {
    let (events, sender) = AsyncStream<HTTPEvent>.makeStream()
    let delegate = HTTPDelegate(events: sender, query: query, limits: limits)
    let session = sessions.begin(delegate)
    defer { sessions.end(delegate, in: session) }
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
      return try await collect(events, of: delegate)
    }
  }
}

extension HTTPTransfer {
  private func collect(
    _ events: AsyncStream<HTTPEvent>, of delegate: HTTPDelegate
  ) async throws -> HTTPAnswer {
    var bytes: [UInt8] = []
    var head: HTTPHead?
    for await event in events {
      switch event {
      case .head(let new):
        try check(new)
        head = new
      case .data(let data): bytes.append(contentsOf: data)
      case .stopped(let error): throw error
      case .completed(nil):
        guard let head else { throw PostsError.notHTTP(host: host) }
        return HTTPAnswer(head: head, bytes: bytes)
      case .completed(let error?):
        throw HTTPFailure.error(for: error, host: host, hasHead: head != nil, limits: limits)
      case .connectIsDue:
        if head == nil, !OwnConnections.mayExist(to: delegate.url) {
          throw PostsError.noConnection(host: host, within: limits.connect)
        }
      case .wholeIsDue:
        throw head != nil
          ? PostsError.slowAnswer(host: host, within: limits.whole)
          : PostsError.noAnswer(host: host, within: limits.whole)
      }
    }
    // The stream ends without an answer only when the task that reads it is cancelled.
    throw CancellationError()
  }

  /// Throws what makes the rest of the answer not worth having.
  private func check(_ head: HTTPHead) throws {
    if head.code == 304, query.isConditional { return }
    if head.code == 401, query.isSignedIn(at: head.url ?? query.url) {
      throw PostsError.signInRefused
    }
    guard (200..<300).contains(head.code) else {
      throw PostsError.server(code: head.code, retryAfter: head.retryAfter)
    }
    guard head.expectedBytes <= limits.bytes else {
      throw PostsError.tooLarge(limit: limits.bytes)
    }
  }

  private var host: String { query.url.hostAndPort }
}
