import Feeds
import Fetch

/// All that can go wrong on the way to posts, worded for the user who asked for them.
public enum PostsError: Error, Equatable, Sendable {
  /// The argument names no source that can be read.
  case badSource(String)
  /// The URL of a file on another machine.
  case fileElsewhere(String)
  /// A URL whose port is no number from 1 to 65535.
  case badPort(String)
  /// A URL, or the target of a redirect, that is neither http nor https.
  case unsupportedScheme(String)
  /// The server answered with an HTTP status that is no success, and may have asked to wait.
  case server(code: Int, retryAfter: Duration? = nil)
  /// The server did not let in whoever the sign-in names; where none was sent, that is `server(code: 401)`.
  case signInRefused
  /// The program that is to print the password of a source did not.
  case noPassword(String, reason: String)
  /// The host is there and accepts no connection.
  case refused(host: String)
  /// No address is known for the name.
  case hostNotFound(String)
  /// There is an address, and no way to it.
  case unreachable(host: String)
  /// Not even a connection came about in time.
  case noConnection(host: String, within: Duration)
  /// Not even the head of an answer came.
  case noResponse(host: String, within: Duration)
  /// The answer began, and did not end in time.
  case slowResponse(host: String, within: Duration)
  /// The connection broke before the answer was whole.
  case connectionLost(host: String)
  /// The certificate of the host is not to be trusted.
  case untrusted(host: String, HTTPError.Certificate = .unknownIssuer)
  /// No secure connection came about; often the host speaks no https.
  case notSecure(host: String)
  /// Something answers, but not in HTTP.
  case notHTTP(host: String)
  /// The answer began, and ended too early or cannot be unpacked.
  case brokenResponse(host: String)
  /// The proxy that the environment names is not there, or lets nobody through.
  case badProxy
  /// There is no libcurl on this machine.
  case noLibrary
  /// The system has no thread or no memory left.
  case noResources
  /// Any other failure of the network, by its number in libcurl.
  case network(host: String, code: Int = 0)
  /// An https address leads to one that anybody on the way can read and change.
  case leadsToHTTP(host: String)
  /// The address led to another one more often than the limit allows.
  case tooManyRedirects(host: String, limit: Int)
  /// More bytes than we are willing to hold.
  case tooLarge(limit: Int)
  /// Nothing has this path.
  case noSuchFile(String)
  /// The path names a directory.
  case isDirectory(String)
  /// The system does not let this user read the file.
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
