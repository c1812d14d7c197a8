import Essentials

extension URL {
  /// The host, with the port where the URL names one.
  var hostAndPort: String {
    let host = host(percentEncoded: false) ?? ""
    let bracketed = host.contains(":") ? "[\(host)]" : host
    return port.map { "\(bracketed):\($0)" } ?? bracketed
  }

  /// The same URL; on Linux `URLSession` knows its schemes by their lowercase names only.
  var withLowercaseScheme: URL {
    guard let scheme, scheme != scheme.lowercased(),
      var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    parts.scheme = scheme.lowercased()
    return parts.url ?? self
  }

  /// Why it cannot be asked, nil where it can.
  var objection: PostsError? {
    let scheme = scheme?.lowercased() ?? ""
    guard scheme == "http" || scheme == "https" else { return .unsupportedScheme(scheme) }
    guard let host = host(), !host.isEmpty else { return .badSource(shown) }
    guard (1...65_535).contains(port ?? 80) else { return .badPort(shown) }
    #if canImport(FoundationNetworking)
      // There `URLSession` looks for brackets in the host, which `URL` has taken off, and gives up.
      guard !host.contains(":") else { return .badHost("[\(host)]") }
    #endif
    return nil
  }

  private var shown: String { absoluteString.withoutCredentials }
}
