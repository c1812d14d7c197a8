import CCurl
import Essentials

/// Asks servers. All clients share one thread and its connections, which are there only while somebody asks, or holds
/// them.
public struct HTTPClient: Sendable {
  public init() {}

  /// Keeps connections until `release`, as more is going to be asked.
  public func hold() { cu_hold(1) }

  /// Follows each `hold`.
  public func release() { cu_hold(-1) }

  /// What is answered in the end, after redirects, whatever its status; also what came of a body that was cut.
  ///
  /// Throws `HTTPError`, and `CancellationError` at once when the task is cancelled.
  public func response(to request: HTTPRequest) async throws -> HTTPResponse {
    // Only what servers take counts.
    var time = request.limits.whole
    var url = request.url.withoutCredentials
    var permanentURL = url
    for _ in 0...request.limits.redirects {
      try url.validate()
      var response = try await HTTPExchange(request, at: url, within: time).run()
      response.permanentURL = permanentURL
      guard [301, 302, 303, 307, 308].contains(response.status), let location = response["Location"]
      else { return response }
      guard let target = URL(string: location, relativeTo: url)?.absoluteURL.withHostInASCII else {
        throw HTTPError.badAddress(location)
      }
      guard request.follows?(target) != false else { return response }
      let isDowngrade = url.isHTTPS && !target.isHTTPS
      if isDowngrade, !request.allowsHTTP { throw HTTPError.leadsToHTTP }
      time -= response.time
      let isPermanent = !isDowngrade && [301, 308].contains(response.status)
      if isPermanent, url == permanentURL { permanentURL = target.withoutCredentials }
      url = target.withoutCredentials
    }
    throw HTTPError.tooManyRedirects
  }
}
