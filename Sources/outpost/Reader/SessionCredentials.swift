import Posts
import Synchronization

/// Sign-ins that are forgotten when the program ends.
nonisolated final class SessionCredentials: Sendable {
  // A lock, because loads ask from threads of their own.
  private let known = Mutex<[String: Credential]>([:])

  /// Those that stood in addresses on the command line.
  init(_ locations: [SourceAddress] = []) {
    for location in locations { keep(location.credential, for: location.address) }
  }

  func credential(for address: String) -> Credential? {
    known.withLock { $0[address] }
  }

  func keep(_ credential: Credential?, for address: String) {
    guard let credential else { return }
    known.withLock { $0[address] = credential }
  }

  func forget(_ address: String) {
    known.withLock { $0[address] = nil }
  }
}
