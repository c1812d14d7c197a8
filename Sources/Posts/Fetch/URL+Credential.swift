import Essentials

extension URL {
  /// The name and password in front of the host.
  var credential: Credential? {
    guard let user = user(percentEncoded: false), !user.isEmpty else { return nil }
    return .basic(user: user, password: password(percentEncoded: false) ?? "")
  }
}

extension String {
  /// An address to be shown that may be none, and may have a name and password in front of its host.
  var withoutCredentials: String {
    guard let slashes = firstRange(of: "://") else { return self }
    let rest = self[slashes.upperBound...]
    let authority = rest.prefix { !"/?#".contains($0) }
    guard let at = authority.lastIndex(of: "@") else { return self }
    return String(self[..<slashes.upperBound] + rest[rest.index(after: at)...])
  }
}
