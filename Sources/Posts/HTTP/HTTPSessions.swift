import Synchronization

/// The one session of all transfers, which is there only while somebody needs it.
///
/// Transfers share it for its connections: 1,000 documents from one server that takes 20 ms each, two at once, took
/// 10.1 s of processor time with a session each and 0.6 s with one (Swift 6.3.1).
///
/// Between refreshes there is none: nothing is held open, and nothing can wake the program.
final class HTTPSessions: Sendable {
  private struct State {
    var session: HTTPSession?
    /// Transfers that run, and those who hold it because more are to come.
    var users = 0
  }

  /// A lock, because a transfer that is cancelled ends without waiting for anything.
  private let state = Mutex(State())

  /// Keeps connections until `release`, as more transfers are to come.
  func hold() { state.withLock { $0.users += 1 } }

  /// Closes all connections, once nobody needs them.
  func release() {
    let last = state.withLock { state in
      state.users -= 1
      return state.users == 0 ? state.session.take() : nil
    }
    last?.end()
  }

  /// Starts a transfer and returns at once; `end` has to follow.
  func begin(_ delegate: HTTPDelegate) -> HTTPSession {
    let session = state.withLock { state in
      let session = state.session ?? HTTPSession()
      state.session = session
      state.users += 1
      return session
    }
    session.begin(delegate)
    return session
  }

  /// Stops a transfer that was begun, whatever it is doing, and returns at once.
  func end(_ delegate: HTTPDelegate, in session: HTTPSession) {
    session.end(delegate)
    release()
  }
}
