import Foundation
import Synchronization

/// The sessions of the transfers that run: one for each server, which ends with the last of its transfers.
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
  private struct Open {
    let origin: String
    let session: HTTPSession
    var transfers = 0
    /// After a bomb it may never do anything again.
    var isUsable = true
  }

  /// A lock, because a transfer that is cancelled ends without waiting for anything.
  private let open = Mutex<[Open]>([])

  /// Starts a transfer and returns at once; `end` has to follow.
  func begin(_ delegate: HTTPDelegate) -> HTTPSession {
    let origin = delegate.query.url.origin
    let session = open.withLock { open in
      let place = open.firstIndex { $0.origin == origin && $0.isUsable } ?? open.endIndex
      if place == open.endIndex { open.append(Open(origin: origin, session: HTTPSession())) }
      open[place].transfers += 1
      return open[place].session
    }
    session.begin(delegate)
    return session
  }

  /// Stops a transfer that was begun, whatever it is doing, and returns at once.
  func end(_ delegate: HTTPDelegate, in session: HTTPSession) {
    session.end(delegate)
    let isLast = open.withLock { open in
      guard let place = open.firstIndex(where: { $0.session === session }) else { return false }
      open[place].transfers -= 1
      if delegate.isTooLarge { open[place].isUsable = false }
      guard open[place].transfers == 0 else { return false }
      open.remove(at: place)
      return true
    }
    if isLast { session.end() }
  }
}
