import Essentials

/// Who to say one is, to a source that asks for it. Nothing that is printed of it shows the secret.
public enum SignIn: Equatable, Sendable {
  /// A name and a password (RFC 7617).
  case basic(user: String, password: String)
  /// A token that somebody was given for this program (RFC 6750).
  case bearer(token: String)
}

extension SignIn {
  /// What the header `Authorization` says.
  var header: String {
    switch self {
    case .basic(let user, let password):
      "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
    // A line break would end the header and begin another.
    case .bearer(let token): "Bearer " + String(token.unicodeScalars.filter { $0.value > 0x20 })
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
