import Fetch

extension PostsError {
  /// Words a failure of an exchange over HTTP.
  init(_ error: HTTPError, host: String, limits: HTTPLimits) {
    self =
      switch error {
      case .unsupportedScheme(let scheme): .unsupportedScheme(scheme)
      case .badAddress(let address): .badSource(address)
      case .badPort(let address): .badPort(address)
      case .leadsToHTTP: .leadsToHTTP(host: host)
      case .tooManyRedirects: .tooManyRedirects(host: host, limit: limits.redirects)
      case .hostNotFound: .hostNotFound(host)
      case .refused: .refused(host: host)
      case .unreachable: .unreachable(host: host)
      case .noConnection: .noConnection(host: host, within: limits.connect)
      case .noResponse: .noResponse(host: host, within: limits.whole)
      case .slowResponse: .slowResponse(host: host, within: limits.whole)
      case .cutOff(hasHead: false): .connectionLost(host: host)
      case .cutOff(hasHead: true), .undecodable: .brokenResponse(host: host)
      case .tooLarge: .tooLarge(limit: limits.bytes)
      case .notSecure: .notSecure(host: host)
      case .untrusted(let certificate): .untrusted(host: host, certificate)
      case .notHTTP: .notHTTP(host: host)
      case .proxy: .badProxy
      case .noLibrary: .noLibrary
      case .noResources: .noResources
      case .other(let code): .network(host: host, code: code)
      }
  }
}
