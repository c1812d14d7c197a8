extension URL {
  /// The host, with the port where the URL names one.
  package var hostAndPort: String {
    let host = host(percentEncoded: false) ?? ""
    let bracketed = host.contains(":") ? "[\(host)]" : host
    return port.map { "\(bracketed):\($0)" } ?? bracketed
  }

  /// The server that a secret is for: the scheme, host and port that a URL leads to (RFC 6454).
  package var origin: String {
    let scheme = scheme?.lowercased() ?? ""
    let host = host(percentEncoded: false)?.lowercased() ?? ""
    return "\(scheme)://\(host):\(port ?? (scheme == "https" ? 443 : 80))"
  }
}
