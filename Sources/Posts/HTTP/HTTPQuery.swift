import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a server is asked, and what may be said to whom.
struct HTTPQuery: Sendable {
  /// The address without a name and password in it: they are said in `signIn`.
  let url: URL
  /// Stand for the document that is here already.
  var validators = Validators()
  private let signIn: SignIn?

  /// - Parameter signIn: Said to the origin of the URL alone; what the URL itself holds counts where this is nil.
  init(url: URL, validators: Validators? = nil, signIn: SignIn? = nil) {
    self.url = url.withLowercaseScheme.withoutCredentials
    self.validators = validators ?? Validators()
    self.signIn = signIn ?? url.credentials
  }

  /// Whether the answer may be that nothing has changed.
  var isConditional: Bool { validators.etag != nil || validators.lastModified != nil }

  /// The first request.
  var request: URLRequest { request(to: url) }

  /// The request at an address that the server redirects to, or the first one.
  ///
  /// It is made anew, because what the system offers after a redirect brings the sign-in along.
  func request(to target: URL) -> URLRequest {
    var request = URLRequest(url: target.withLowercaseScheme.withoutCredentials)
    if let etag = validators.etag { request.setValue(etag, forHTTPHeaderField: "If-None-Match") }
    if let date = validators.lastModified {
      request.setValue(date, forHTTPHeaderField: "If-Modified-Since")
    }
    if isSignedIn(at: target) {
      request.setValue(signIn?.header, forHTTPHeaderField: "Authorization")
    }
    return request
  }

  /// Whether an address is told who asks.
  func isSignedIn(at target: URL) -> Bool { signIn != nil && target.origin == url.origin }
}
