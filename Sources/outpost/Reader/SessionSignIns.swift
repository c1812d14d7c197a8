import Posts
import Synchronization

/// Sign-ins that are forgotten when the program ends.
final class SessionSignIns: SignIns {
  // A lock, because loads ask from threads of their own.
  private let known = Mutex<[String: SignIn]>([:])

  /// Those that stood in addresses on the command line.
  init(_ locations: [SourceAddress] = []) {
    for location in locations { keep(location.signIn, for: location.address) }
  }

  func signIn(for address: String) -> SignIn? {
    known.withLock { $0[address] }
  }

  func keep(_ signIn: SignIn?, for address: String) {
    guard let signIn else { return }
    known.withLock { $0[address] = signIn }
  }

  func forget(_ address: String) {
    known.withLock { $0[address] = nil }
  }
}
