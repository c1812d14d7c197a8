extension SignIn {
  /// Why no server can be told this; nil where it can.
  public var objection: String? {
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
