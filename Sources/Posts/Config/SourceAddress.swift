import Foundation

/// Where a source is, as a person names it: checked, in one spelling, and without the sign-in that it may hold.
public struct SourceAddress: Equatable, Sendable {
  /// An http or https address, or the absolute path of a file.
  public let address: String
  /// What stood between `//` and `@`; nil where nothing did.
  public let signIn: SignIn?

  /// Throws `PostsError` or `ConfigurationError` with words for the person, and never with the sign-in in them.
  ///
  /// - Parameters:
  ///   - argument: An address, or the path of a file.
  ///   - folder: What a path that is not absolute is seen from.
  public init(argument: String, folder: String) throws {
    let (plain, signIn) = Self.parted(argument)
    switch try Self.checked(plain) {
    case .tour: throw PostsError.badSource(plain)
    case .standardInput: throw ConfigurationError.standardInput
    case .file(let path):
      let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
      address = URL(filePath: whole).standardizedFileURL.path(percentEncoded: false)
      self.signIn = nil
    case .web(let url):
      address = Self.spelled(url)
      self.signIn = signIn
    }
  }
}

extension SourceAddress {
  /// What an argument names; a mistake in one that holds a sign-in all the same is told without it.
  private static func checked(_ argument: String) throws -> PostSource {
    do {
      return try PostSource(argument: argument)
    } catch {
      guard let sign = argument.lastIndex(of: "@") else { throw error }
      throw PostsError.badSource("…\(argument[sign...])")
    }
  }

  /// The argument without its sign-in, and the sign-in.
  private static func parted(_ argument: String) -> (String, SignIn?) {
    guard let match = argument.wholeMatch(of: #/([A-Za-z]+:\/\/)([^\/?#]*)@([\s\S]*)/#) else {
      return (argument, nil)
    }
    let parts = match.2.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts.map { $0.removingPercentEncoding ?? String($0) }
    let (user, password) = (words.first ?? "", words.count > 1 ? words[1] : "")
    let isEmpty = user.isEmpty && password.isEmpty
    return (
      String(match.1 + match.3), isEmpty ? nil : .basic(user: user, password: password)
    )
  }

  /// The one spelling of those that mean the same: RFC 3986, 6.2.2.1 and 6.2.3; without what stands behind `#`, which no
  /// server sees.
  private static func spelled(_ url: URL) -> String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return url.absoluteString
    }
    parts.scheme = parts.scheme?.lowercased()
    parts.percentEncodedHost = parts.percentEncodedHost?.lowercased()
    if parts.port == (parts.scheme == "https" ? 443 : 80) { parts.port = nil }
    if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/" }
    parts.fragment = nil
    return parts.string ?? url.absoluteString
  }
}
