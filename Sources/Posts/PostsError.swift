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
  /// The program that is to find the text of a page gave none.
  case noText(String, reason: String)
  /// The program that is to print a feed gave none.
  case noFeed(String, reason: String)
  /// The program that tells of new posts failed.
  case notNotified(String, reason: String)
  /// A file of a post cannot be put on the disk.
  case notDownloaded(reason: String)
  /// Another program is downloading the same file.
  case alreadyDownloading
  /// There is no picture at an address.
  case noPicture
  /// What is at the address of a picture cannot be had, or is none.
  case badPicture(reason: String)
  /// A host gave no answer over HTTP within these limits.
  case http(HTTPError, host: String, limits: HTTPLimits = HTTPLimits())
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
