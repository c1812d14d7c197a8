import Essentials

/// What a source asks for before it sends its posts. No text that is printed of it shows the secret.
public enum Credential: Equatable, Sendable {
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
    case .basic(let user, _) where user.contains(":"): "a user name cannot contain a colon"
    case .basic(let user, let password):
      (user + password).unicodeScalars.contains { $0.properties.generalCategory == .control }
        ? "a user name and a password cannot contain control characters" : nil
    case .bearer(let token):
      !token.isEmpty && token.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        ? nil : "a token must be visible ASCII characters"
    }
  }
}

extension Credential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
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

/// Knows the credentials of sources by their addresses as the user configured them, which can change while the program
/// runs; nil where nobody signed in.
public typealias CredentialStore = @Sendable (_ address: String) -> Credential?
