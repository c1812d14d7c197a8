import Feeds
import Foundation

/// All that can go wrong on the way to posts, worded for the person who asked for them.
public enum PostsError: Error, Equatable, Sendable {
  /// The argument names no source that can be read.
  case badSource(String)
  /// A URL, or the target of a redirect, that is neither http nor https.
  case unsupportedScheme(String)
  case server(code: Int)
  case refused(host: String)
  case hostNotFound(String)
  case noConnection(host: String, within: Duration)
  /// Not even the head of an answer came.
  case noAnswer(host: String, within: Duration)
  /// The answer began, and did not end in time.
  case slowAnswer(host: String, within: Duration)
  case connectionLost(host: String)
  case untrusted(host: String)
  /// Any other failure of the network, in the words of the system.
  case network(host: String, reason: String)
  case tooManyRedirects(host: String, limit: Int)
  /// More bytes than we are willing to hold.
  case tooLarge(limit: Int)
  case noSuchFile(String)
  case isDirectory(String)
  case permissionDenied(String)
  case unreadable(String, reason: String)
  /// `-` was given, and nothing is piped in.
  case nothingPiped
  case notPosts(FeedError)
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
    case .unsupportedScheme(let scheme):
      "Not supported: \(scheme) addresses; only http and https are read"
    case .server(let code): "Server error with code: \(code)" + Self.meaning(of: code)
    case .refused(let host): "Network error: connection refused by \(host)"
    case .hostNotFound(let host): "Network error: \(host) was not found"
    case .noConnection(let host, let time):
      "Network error: no connection to \(host) within \(Self.words(time))"
    case .noAnswer(let host, let time):
      "Network error: no answer from \(host) within \(Self.words(time))"
    case .slowAnswer(let host, let time):
      "Network error: the answer from \(host) was not complete within \(Self.words(time))"
    case .connectionLost(let host): "Network error: the connection to \(host) was lost"
    case .untrusted(let host): "Network error: the certificate of \(host) is not trusted"
    case .network(let host, let reason): "Network error: \(host): \(reason)"
    case .tooManyRedirects(let host, let limit):
      "Network error: \(host) redirected more than \(limit) times"
    case .tooLarge(let limit): "Stopped at \(Self.size(limit)): the source is too large"
    case .noSuchFile(let path): "No such file: \(path)"
    case .isDirectory(let path): "Cannot read \(path): it is a directory; name a file in it"
    case .permissionDenied(let path): "Cannot read \(path): permission denied"
    case .unreadable(let path, let reason): "Cannot read \(path): \(reason)"
    case .nothingPiped: "Nothing to read: pipe posts in, as in `command | outpost -`"
    case .notPosts(let error): error.localizedDescription
    }
  }
}

extension PostsError {
  /// What a code means to the person; nothing where the code says it all.
  private static func meaning(of code: Int) -> String {
    switch code {
    case 401: " (it asks for a sign-in)"
    case 403: " (access is not allowed)"
    case 404: " (nothing at this address)"
    case 410: " (it was removed for good)"
    case 429: " (it was asked too often; wait a while)"
    case 502, 503, 504: " (not available for now; try later)"
    default: ""
    }
  }

  private static func words(_ time: Duration) -> String {
    let seconds = time / .seconds(1)
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
