import Essentials

/// Who to say one is, to a source that asks for it. Nothing that is printed of it shows the secret.
public enum SignIn: Equatable, Sendable {
  /// A name and a password (RFC 7617).
  case basic(user: String, password: String)
  /// A token that somebody was given for this program (RFC 6750).
  case bearer(token: String)

  /// What the header `Authorization` says.
  var header: String {
    switch self {
    case .basic(let user, let password):
      "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
    // A line break would end the header and begin another.
    case .bearer(let token): "Bearer " + String(token.unicodeScalars.filter { $0.value > 0x20 })
    }
  }

  /// Why no server accepts this; nil if it is valid.
  public var validationError: String? {
    switch self {
    case .basic(let user, _) where user.contains(":"): "a name cannot hold a colon"
    case .basic(let user, let password):
      (user + password).unicodeScalars.contains { $0.properties.generalCategory == .control }
        ? "a name and a password cannot hold control characters" : nil
    case .bearer(let token):
      !token.isEmpty && token.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        ? nil : "a token is of visible ASCII characters"
    }
  }
}

extension SignIn: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Which kind it is, and no more.
  public var description: String {
    switch self {
    case .basic: "a name and a password"
    case .bearer: "a token"
    }
  }

  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Knows who to say one is; what is behind it can change while the program runs.
public protocol SignIns: Sendable {
  /// - Parameter address: That of a source, as the user configured it.
  /// - Returns: Nil where nobody signed in.
  func signIn(for address: String) -> SignIn?
}

/// Nobody signed in anywhere.
public struct NoSignIns: SignIns {
  /// There is nothing to know.
  public init() {}

  public func signIn(for address: String) -> SignIn? { nil }
}
