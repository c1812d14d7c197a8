import Essentials

extension URL {
  /// Whom a secret is said to: the scheme, host and port that a URL leads to (RFC 6454).
  var origin: String {
    let scheme = scheme?.lowercased() ?? ""
    let host = host(percentEncoded: false)?.lowercased() ?? ""
    return "\(scheme)://\(host):\(port ?? (scheme == "https" ? 443 : 80))"
  }

  /// The name and password in front of the host.
  var credentials: SignIn? {
    guard let user = user(percentEncoded: false), !user.isEmpty else { return nil }
    return .basic(user: user, password: password(percentEncoded: false) ?? "")
  }

  /// The same address, to be asked and shown.
  var withoutCredentials: URL {
    guard user() != nil || password() != nil,
      var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    parts.user = nil
    parts.password = nil
    return parts.url ?? self
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
