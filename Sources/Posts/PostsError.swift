import Feeds
import Foundation

/// All that can go wrong on the way to posts, worded for the person who asked for them.
public enum PostsError: Error, Equatable, Sendable {
  /// The argument names no source that can be read.
  case badSource(String)
  /// A URL whose port is no number from 1 to 65535.
  case badPort(String)
  /// A URL, or the target of a redirect, that is neither http nor https.
  case unsupportedScheme(String)
  /// The server answered with an HTTP status that is no success, and may have asked to wait.
  case server(code: Int, retryAfter: Duration? = nil)
  /// The host is there and accepts no connection.
  case refused(host: String)
  /// No address is known for the name.
  case hostNotFound(String)
  /// A host that this system cannot ask, as an address of IPv6 on Linux.
  case badHost(String)
  /// There is an address, and no way to it.
  case unreachable(host: String)
  /// Not even a connection came about in time.
  case noConnection(host: String, within: Duration)
  /// Not even the head of an answer came.
  case noAnswer(host: String, within: Duration)
  /// The answer began, and did not end in time.
  case slowAnswer(host: String, within: Duration)
  /// The connection broke before the answer was whole.
  case connectionLost(host: String)
  /// The certificate of the host is not to be trusted.
  case untrusted(host: String)
  /// No secure connection came about; often the host speaks no https.
  case notSecure(host: String)
  /// Something answers, but not in HTTP.
  case notHTTP(host: String)
  /// The answer began, and ended too early or cannot be unpacked.
  case brokenAnswer(host: String)
  /// Any other failure of the network.
  case network(host: String)
  /// The address led to another one more often than the limit allows.
  case tooManyRedirects(host: String, limit: Int)
  /// More bytes than we are willing to hold.
  case tooLarge(limit: Int)
  /// Nothing has this path.
  case noSuchFile(String)
  /// The path names a directory.
  case isDirectory(String)
  /// The system does not let this person read the file.
  case permissionDenied(String)
  /// Any other failure to read a file, in the words of the system.
  case unreadable(String, reason: String)
  /// A file, as a pipe or one on another machine, did not come to its end in time.
  case slowFile(String, within: Duration)
  /// `-` was given, and nothing is piped in.
  case nothingPiped
  /// Bytes came, and they are no posts: what they seem to be instead.
  case notPosts(FeedError)
  /// A failure of a demo, in its own words; a permanent one is not tried again.
  case scripted(String, isPermanent: Bool = false)
}

extension PostsError: LocalizedError {
  /// One line; names in it come from outside and are cleaned like the text of a post.
  public var errorDescription: String? { TextCleaner.clean(words, lines: .one) }
}

extension PostsError {
  private var words: String {
    switch self {
    case .badSource(let source):
      "Not a source: \(source); give an http or https URL, a file path, or - for standard input"
    case .badPort(let address): "Not a source: \(address); a port is a number from 1 to 65535"
    case .unsupportedScheme(let scheme):
      "Not supported: \(scheme) addresses; only http and https are read"
    case .server(let code, let retryAfter):
      "Server error with code: \(code)" + Self.meaning(of: code, retryAfter)
    case .refused(let host): "Network error: connection refused by \(host)"
    case .hostNotFound(let host): "Network error: \(host) was not found"
    case .badHost(let host):
      "Not supported: \(host) as a host; give its name, or an address such as 127.0.0.1"
    case .unreachable(let host): "Network error: \(host) cannot be reached"
    case .noConnection(let host, let time):
      "Network error: no connection to \(host) within \(Self.words(time))"
    case .noAnswer(let host, let time):
      "Network error: no answer from \(host) within \(Self.words(time))"
    case .slowAnswer(let host, let time):
      "Network error: the answer from \(host) was not complete within \(Self.words(time))"
    case .connectionLost(let host): "Network error: the connection to \(host) was lost"
    case .untrusted(let host): "Network error: the certificate of \(host) is not trusted"
    case .notSecure(let host):
      "Network error: no secure connection to \(host); does it speak https?"
    case .notHTTP(let host): "Network error: \(host) sent no HTTP answer"
    case .brokenAnswer(let host): "Network error: the answer from \(host) is cut short or broken"
    case .network(let host): "Network error: the exchange with \(host) failed"
    case .tooManyRedirects(let host, let limit):
      "Network error: \(host) redirected more than \(limit) times"
    case .tooLarge(let limit): "Stopped at \(Self.size(limit)): the source is too large"
    case .noSuchFile(let path): "No such file: \(path)" + Self.suggestion(for: path)
    case .isDirectory(let path): "Cannot read \(path): it is a directory; name a file in it"
    case .permissionDenied(let path): "Cannot read \(path): permission denied"
    case .unreadable(let path, let reason): "Cannot read \(path): \(reason)"
    case .slowFile(let path, let time):
      "Cannot read \(path): it did not come to its end within \(Self.words(time))"
    case .nothingPiped: "Nothing to read: pipe posts in, as in `command | outpost -`"
    case .notPosts(let error): error.localizedDescription
    case .scripted(let words, _): words
    }
  }
}

extension PostsError {
  /// The address that the person may have meant: one without its scheme, or with one slash.
  private static func suggestion(for path: String) -> String {
    if let match = path.wholeMatch(of: #/(https?):\/([^\/].*)/#.ignoresCase()) {
      return "; did you mean \(match.1)://\(match.2)?"
    }
    let isAddress = path.wholeMatch(of: #/[A-Za-z0-9.-]+:[0-9]{1,5}(\/.*)?/#) != nil
    return isAddress ? "; did you mean http://\(path)?" : ""
  }

  /// What a code means to the person; nothing where the code says it all.
  private static func meaning(of code: Int, _ retryAfter: Duration?) -> String {
    let later = retryAfter.flatMap { $0 > .zero ? "it asks to wait \(words($0))" : nil }
    return switch code {
    case 301, 302, 303, 307, 308: " (it redirects, but names no address to go to)"
    case 401: " (it asks for a sign-in)"
    case 403: " (access is not allowed)"
    case 404: " (nothing at this address)"
    case 410: " (it was removed for good)"
    case 429: " (it was asked too often; \(later ?? "wait a while"))"
    case 502, 503, 504: " (not available for now; \(later ?? "try later"))"
    default: ""
    }
  }

  private static func words(_ time: Duration) -> String {
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
