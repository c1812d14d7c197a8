import Essentials
import Feeds
import Fetch

extension PostsError: LocalizedError {
  /// One line; names in it come from outside and are cleaned like the text of a post.
  public var errorDescription: String? { TextCleaner.clean(message, lines: .one) }
}

extension PostsError {
  private var message: String {
    switch self {
    case .badSource(let source): "Not a source: \(source); \(Self.whatIsOne)"
    case .fileElsewhere(let address):
      "Not a source: \(address); a file must be local, as file:///path"
    case .badPort(let address): "Not a source: \(address); a port is a number from 1 to 65535"
    case .unsupportedScheme(""): "Not supported: an address without http or https"
    case .unsupportedScheme(let scheme): "Not supported: \(scheme) addresses; \(Self.whatIsRead)"
    case .server(let code, let wait): server(code, Self.meaning(of: code, wait))
    case .signInRefused: server(401, "the sign-in was rejected")
    case .noPassword(let program, let reason): "No password from \(program): \(reason)"
    case .noText(let program, let reason): "No text from \(program): \(reason)"
    case .noFeed(let program, let reason): "No feed from \(program): \(reason)"
    case .notNotified(let program, let reason): "New posts were not told by \(program): \(reason)"
    case .notDownloaded(let reason): "Not downloaded: \(reason)"
    case .alreadyDownloading: "Not downloaded: another Outpost is downloading it"
    case .noPicture: "There is no picture at its address."
    case .badPicture(let reason): "The picture cannot be loaded: \(reason)."
    case .http(let error, let host, let limits): Self.message(for: error, of: host, limits)
    case .tooLarge(let limit): "Stopped at \(Self.size(limit)): the source is too large"
    case .noSuchFile(let path): "No such file: \(path)" + Self.suggestion(for: path)
    case .isDirectory(let path): unread(path, "it is a directory; name a file in it")
    case .permissionDenied(let path): unread(path, "permission denied")
    case .unreadable(let path, let reason): unread(path, reason)
    case .slowFile(let path, let time): unread(path, "it did not end", time)
    case .nothingPiped: "Nothing to read: pipe posts in, as in `command | outpost -`"
    case .notPosts(let error): error.explanation
    case .scripted(let message, _): message
    }
  }

  private static let whatIsOne = "give an http or https URL, a file path, or - for standard input"
  private static let whatIsRead = "only http and https are read"

  private func server(_ code: Int, _ meaning: String) -> String {
    "Server error with code: \(code) (\(meaning))"
  }

  private func unread(_ path: String, _ cause: String, _ time: Duration? = nil) -> String {
    "Cannot read \(path): " + cause + (time.map { " within \(Self.text(of: $0))" } ?? "")
  }
}

extension PostsError {
  private static func message(
    for error: HTTPError, of host: String, _ limits: HTTPLimits
  ) -> String {
    func network(_ cause: String) -> String { "Network error: \(cause)" }
    return switch error {
    case .refused: network("connection refused by \(host)")
    case .hostNotFound: network("\(host) was not found")
    case .unreachable: network("\(host) cannot be reached")
    case .noConnection: network("no connection to \(host) within \(text(of: limits.connect))")
    case .noResponse: network("no response from \(host) within \(text(of: limits.whole))")
    case .slowResponse:
      network("the response from \(host) was incomplete within \(text(of: limits.whole))")
    case .cutOff(hasHead: false): network("the connection to \(host) was lost")
    case .cutOff(hasHead: true), .undecodable:
      network("the response from \(host) is truncated or broken")
    case .untrusted(let fault): network(message(for: fault, of: host))
    case .notSecure: network("no secure connection to \(host); does it speak https?")
    case .notHTTP: network("\(host) did not send HTTP")
    case .proxy:
      network("the proxy cannot be used; see proxy in config.toml, or http_proxy and https_proxy")
    case .tooManyRedirects: network("\(host) redirected more than \(limits.redirects) times")
    case .noLibrary: "Cannot fetch: libcurl 4 is missing; try `apt-get install libcurl4`"
    case .noResources: "Cannot fetch: the system is out of threads or memory"
    case .leadsToHTTP:
      "Not safe: \(host) redirects from https to http, which others can read and change; "
        + "allow-http = true for it in config.toml permits it"
    case .unsupportedScheme, .badAddress, .badPort, .tooLarge, .other(0):
      network("the request to \(host) failed")
    case .other(let code): network("the request to \(host) failed (libcurl \(code))")
    }
  }

  private static func message(for fault: HTTPError.Certificate, of host: String) -> String {
    switch fault {
    case .expired: "the certificate of \(host) has expired, or is not valid yet"
    case .selfSigned: "the certificate of \(host) is self-signed and not trusted"
    case .wrongHost: "the certificate of \(host) is for another host"
    case .unknownIssuer: "the certificate of \(host) is not trusted"
    }
  }

  private static func suggestion(for path: String) -> String {
    AddressGuess(path).map { "; did you mean \($0.address)?" } ?? ""
  }

  /// What a code means to the user, and when to try again.
  private static func meaning(of code: Int, _ retryAfter: Duration?) -> String {
    let meaning = HTTPStatus.meaning(of: code) ?? HTTPStatus.meaning(ofClass: code)
    guard [429, 502, 503, 504].contains(code) else { return meaning }
    let wait = retryAfter.flatMap { $0 > .zero ? "in \(text(of: $0))" : nil }
    return "\(meaning); try again \(wait ?? "later")"
  }

  private static func text(of time: Duration) -> String {
    let seconds = time / .seconds(1)
    if seconds > 120 { return "\(Int((seconds / 60).rounded(.up))) min" }
    return seconds >= 1 ? "\(Int(seconds.rounded())) s" : "\(Int((seconds * 1000).rounded())) ms"
  }

  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case 1_000_000_000...: "\(bytes / 1_000_000_000) GB"
    case 1_000_000...: "\(bytes / 1_000_000) MB"
    case 1000...: "\(bytes / 1000) KB"
    default: "\(bytes) bytes"
    }
  }
}
