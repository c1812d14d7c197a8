import Essentials
import Fetch
import StateKit

/// What the SOURCE argument of the command line names.
public enum PostSource: Equatable, Sendable {
  /// `-`: what is piped in.
  case standardInput
  /// An http or https URL.
  case web(URL)
  /// A path, or the path of a file URL.
  case file(path: String)

  /// Throws `PostsError` with words for the user when the argument cannot name a source.
  public init(argument: String) throws {
    if argument == "-" {
      self = .standardInput
    } else if argument.contains("://") {
      try self.init(address: argument.trimming(\.isWhitespace))
    } else if argument.isEmpty {
      throw PostsError.badSource("an empty name")
    } else {
      self = .file(path: argument)
    }
  }
}

extension PostSource {
  /// What it is told by: a URL without the sign-in in it, a path, `-`.
  public var address: String {
    if case .web(let url) = self { url.withoutCredentials.absoluteString } else { argument }
  }

  /// What names it, the sign-in in it and all.
  public var argument: String {
    switch self {
    case .standardInput: "-"
    case .web(let url): url.absoluteString
    case .file(let path): path
    }
  }

  private init(address: String) throws {
    guard let url = URL(string: address)?.withHostInASCII, let scheme = url.scheme?.lowercased(),
      !scheme.isEmpty
    else {
      throw PostsError.badSource(address.withoutCredentials)
    }
    if scheme == "file" {
      guard ["", "localhost"].contains(url.host()?.lowercased() ?? "") else {
        throw PostsError.fileElsewhere(address)
      }
      self = .file(path: url.path(percentEncoded: false))
    } else {
      do {
        try url.validate()
      } catch {
        throw PostsError(error, host: url.hostAndPort, limits: HTTPLimits())
      }
      self = .web(url)
    }
  }
}
