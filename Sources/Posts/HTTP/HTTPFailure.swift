import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Words a failure of the system as one of ours.
enum HTTPFailure {
  /// - Parameter hasHead: Whether the answer had begun.
  static func error(for error: any Error, host: String, hasHead: Bool, limits: HTTPLimits)
    -> any Error
  {
    guard let error = error as? URLError else { return PostsError.network(host: host) }
    return switch error.code {
    case .cancelled: CancellationError()
    case .cannotConnectToHost: PostsError.refused(host: host)
    case .cannotFindHost, .dnsLookupFailed: PostsError.hostNotFound(host)
    case .timedOut: PostsError.noAnswer(host: host, within: limits.whole)
    case .networkConnectionLost: PostsError.connectionLost(host: host)
    // On Linux: the connection was closed instead of an answer.
    case .badServerResponse: PostsError.connectionLost(host: host)
    case .secureConnectionFailed: PostsError.notSecure(host: host)
    case .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      PostsError.untrusted(host: host)
    // Only http and https are ever asked for, so what is not supported is the answer.
    case .unsupportedURL, .cannotParseResponse: PostsError.notHTTP(host: host)
    case .badURL: PostsError.badHost(host)
    default: unknown(error.localizedDescription, host: host, hasHead: hasHead)
    }
  }

  /// What Linux has no code for, it tells in words: those of curl, not meant for a person.
  private static func unknown(_ words: String, host: String, hasHead: Bool) -> PostsError {
    if hasHead { return .brokenAnswer(host: host) }
    if words.contains("certificate") { return .untrusted(host: host) }
    if words.contains("SSL") || words.contains("TLS") { return .notSecure(host: host) }
    if words.contains("connect to") { return .unreachable(host: host) }
    let isNoHTTP = ["header", "server reply", "Content-Length"].contains(where: words.contains)
    return isNoHTTP ? .notHTTP(host: host) : .network(host: host)
  }
}
