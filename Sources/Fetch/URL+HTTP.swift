import Essentials

extension URL {
  /// Throws why it cannot be asked.
  public func validate() throws(HTTPError) {
    let scheme = scheme?.lowercased() ?? ""
    let shown = withoutCredentials.absoluteString
    guard scheme == "http" || scheme == "https" else { throw .unsupportedScheme(scheme) }
    guard let host = host(), !host.isEmpty else { throw .badAddress(shown) }
    guard (1...65_535).contains(port ?? 80) else { throw .badPort(shown) }
  }

  var isHTTPS: Bool { scheme?.lowercased() == "https" }

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
