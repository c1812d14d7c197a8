import Synchronization

/// What stood in a file of sign-ins when it was read last: it is asked before each request, of which a refresh makes a
/// thousand.
final class SignInMemory: Sendable {
  private struct Reading {
    let version: String
    let signIns: [String: SignIn]
  }

  // A lock, because the loads of many sources ask at once; who comes second waits for the first to read.
  private let last = Mutex<Reading?>(nil)

  /// What stands in the file, which is read only where it is another version than the last one.
  ///
  /// - Parameter version: Differs where the file does; nil where there is no file, and nothing to read.
  func signIns(as version: String?, read: () -> [String: SignIn]) -> [String: SignIn] {
    guard let version else { return [:] }
    return last.withLock { last in
      if let last, last.version == version { return last.signIns }
      let signIns = read()
      last = Reading(version: version, signIns: signIns)
      return signIns
    }
  }

  /// Has it read again.
  func forget() { last.withLock { $0 = nil } }
}
