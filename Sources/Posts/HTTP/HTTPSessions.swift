import Foundation
import Synchronization

/// The sessions of the transfers that run: one for each server.
///
/// Transfers to a server share it for its connections. On Linux a transfer that waits on a new connection keeps a
/// processor busy: `URLSession` watches the socket for writing until it has connected and does not stop before
/// the transfer ends, and a connected socket can always be written to. On one that was used before it watches for
/// reading only. Measured with Swift 6.3.1, 1,000 documents from one server that takes 20 ms each, two at once: 10.1 s of
/// processor time with a session each, 0.6 s with one; for a server that hangs, 0.9 s a second on a new
/// connection and nothing on a used one. Eight that hang take no more than one. Nothing that can be set changes it:
/// download and upload tasks, HEAD, POST with a body, `Connection: close`, pipelining and suspending were tried.
///
/// Servers share none, because all that a session does is done in a line: what one server sends would hold the
/// others up. Between refreshes there are none: nothing is held open, and nothing can wake the program.
final class HTTPSessions: Sendable {
  /// How many sessions without a transfer may wait for the next one.
  private static let spare = 8

  private struct Open {
    let origin: String
    let session: HTTPSession
    var transfers = 0
    /// After a bomb it may never do anything again.
    var isUsable = true
  }

  private struct State {
    /// Those without a transfer stand in the order in which they lost it.
    var open: [Open] = []
    var holds = 0
  }

  /// A lock, because a transfer that is cancelled ends without waiting for anything.
  private let state = Mutex(State())

  /// Keeps connections until `release`, as more transfers are to come.
  func hold() { state.withLock { $0.holds += 1 } }

  /// Closes what no transfer needs, once nobody holds it.
  func release() {
    let over = state.withLock { state in
      state.holds -= 1
      return Self.takeOver(&state)
    }
    for session in over { session.end() }
  }

  /// Starts a transfer and returns at once; `end` has to follow.
  func begin(_ delegate: HTTPDelegate) -> HTTPSession {
    let origin = delegate.query.url.origin
    let session = state.withLock { state in
      let known = state.open.firstIndex { $0.origin == origin && $0.isUsable }
      let place = known ?? state.open.endIndex
      if known == nil { state.open.append(Open(origin: origin, session: HTTPSession())) }
      state.open[place].transfers += 1
      return state.open[place].session
    }
    session.begin(delegate)
    return session
  }

  /// Stops a transfer that was begun, whatever it is doing, and returns at once.
  func end(_ delegate: HTTPDelegate, in session: HTTPSession) {
    session.end(delegate)
    let over = state.withLock { state in
      guard let place = state.open.firstIndex(where: { $0.session === session }) else {
        return [HTTPSession]()
      }
      var current = state.open.remove(at: place)
      current.transfers -= 1
      if delegate.isTooLarge { current.isUsable = false }
      state.open.append(current)
      return Self.takeOver(&state)
    }
    for session in over { session.end() }
  }

  /// Takes out those that nobody is going to need.
  private static func takeOver(_ state: inout State) -> [HTTPSession] {
    let idle = state.open.filter { $0.transfers == 0 }
    let kept = state.holds > 0 ? idle.filter(\.isUsable).suffix(spare).map(\.session) : []
    let over = idle.map(\.session).filter { session in !kept.contains { $0 === session } }
    state.open.removeAll { open in over.contains { $0 === open.session } }
    return over
  }
}
