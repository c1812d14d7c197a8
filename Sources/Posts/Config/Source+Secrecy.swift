import Essentials

extension Source {
  /// Whether anybody on the way can read what it is told: http, but to another machine than this one.
  public var isReadableOnTheWay: Bool {
    guard let parts = URLComponents(string: address), parts.scheme?.lowercased() == "http"
    else { return false }
    let host = parts.percentEncodedHost?.lowercased() ?? ""
    return host != "localhost" && !host.hasSuffix(".localhost") && host != "[::1]"
      && !(host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." })
  }
}
