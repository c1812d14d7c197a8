import Fetch

extension PostsError {
  /// A failure of an exchange over HTTP; what an address alone makes wrong is told without a host.
  init(_ error: HTTPError, host: String, limits: HTTPLimits) {
    self =
      switch error {
      case .unsupportedScheme(let scheme): .unsupportedScheme(scheme)
      case .badAddress(let address): .badSource(address)
      case .badPort(let address): .badPort(address)
      case .tooLarge: .tooLarge(limit: limits.bytes)
      case .leadsToHTTP, .tooManyRedirects, .hostNotFound, .refused, .unreachable, .noConnection,
        .noResponse, .slowResponse, .cutOff, .undecodable, .notSecure, .untrusted, .notHTTP, .proxy,
        .noLibrary, .noResources, .other:
        .http(error, host: host, limits: limits)
      }
  }
}

extension HTTPError {
  /// Whether the same again may go well.
  var isTransient: Bool {
    switch self {
    case .hostNotFound, .refused, .unreachable, .noConnection, .noResponse, .slowResponse, .cutOff,
      .undecodable, .notSecure, .proxy, .noResources, .other:
      true
    case .unsupportedScheme, .badAddress, .badPort, .tooManyRedirects, .leadsToHTTP, .tooLarge,
      .untrusted, .notHTTP, .noLibrary:
      false
    }
  }

  /// Whether no server was reached, which may be the fault of this machine's network.
  var isUnreached: Bool {
    switch self {
    case .hostNotFound, .refused, .unreachable, .noConnection, .proxy: true
    case .noResponse, .slowResponse, .cutOff, .undecodable, .notSecure, .noResources, .other,
      .unsupportedScheme, .badAddress, .badPort, .tooManyRedirects, .leadsToHTTP, .tooLarge,
      .untrusted, .notHTTP, .noLibrary:
      false
    }
  }
}
