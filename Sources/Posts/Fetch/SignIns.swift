/// Knows who to say one is; what is behind it can change while the program runs.
public protocol SignIns: Sendable {
  /// - Parameter address: That of a source, as the person configured it.
  /// - Returns: Nil where nobody signed in.
  func signIn(for address: String) -> SignIn?
}

/// Nobody signed in anywhere.
public struct NoSignIns: SignIns {
  /// There is nothing to know.
  public init() {}

  public func signIn(for address: String) -> SignIn? { nil }
}
