import Essentials

extension URL {
  /// The host, with the port where the URL names one.
  public var hostAndPort: String {
    let host = host(percentEncoded: false) ?? ""
    let bracketed = host.contains(":") ? "[\(host)]" : host
    return port.map { "\(bracketed):\($0)" } ?? bracketed
  }

  /// Throws why it cannot be asked.
  public func validate() throws(HTTPError) {
    let scheme = scheme?.lowercased() ?? ""
    let shown = withoutCredentials.absoluteString
    guard scheme == "http" || scheme == "https" else { throw .unsupportedScheme(scheme) }
    guard let host = host(), !host.isEmpty else { throw .badAddress(shown) }
    guard (1...65_535).contains(port ?? 80) else { throw .badPort(shown) }
  }

  var isHTTPS: Bool { scheme?.lowercased() == "https" }

  /// Whom a secret is said to: the scheme, host and port that a URL leads to (RFC 6454).
  public var origin: String {
    let scheme = scheme?.lowercased() ?? ""
    let host = host(percentEncoded: false)?.lowercased() ?? ""
    return "\(scheme)://\(host):\(port ?? (scheme == "https" ? 443 : 80))"
  }

  /// The same address, without a name and a password, to be asked and shown.
  public var withoutCredentials: URL {
    guard user() != nil || password() != nil,
      var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    parts.user = nil
    parts.password = nil
    return parts.url ?? self
  }
}
