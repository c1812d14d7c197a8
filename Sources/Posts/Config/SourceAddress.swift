import Essentials

/// Where a source is, as the user names it: checked, in one spelling, and without the sign-in that it may hold.
public struct SourceAddress: Equatable, Sendable {
  /// An http or https address, or the absolute path of a file.
  public let address: String
  /// What stood between `//` and `@`; nil where nothing did.
  public let credential: Credential?

  /// Throws `PostsError` or `ConfigurationError` with names for the user, and never with the sign-in in them.
  ///
  /// - Parameters:
  ///   - argument: An address, or the path of a file.
  ///   - folder: What a path that is not absolute is seen from.
  public init(argument: String, folder: String) throws {
    if Self.isPlain(argument) {
      address = argument
      credential = nil
      return
    }
    let (plain, credential) = Self.split(Self.withoutFeedScheme(argument))
    switch try Self.checked(plain) {
    case .standardInput: throw ConfigurationError.standardInput
    case .file(let path):
      let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
      address = URL(filePath: whole).standardizedFileURL.path(percentEncoded: false)
      self.credential = nil
    case .web(let url):
      address = Self.spelled(url)
      self.credential = credential
    }
  }

  /// Throws `PostsError.noSuchFile` where no file is there and what the user typed looks like an address.
  public func check(typed argument: String) throws {
    guard address.hasPrefix("/"), AddressGuess(argument) != nil,
      !FileManager.default.fileExists(atPath: address)
    else { return }
    throw PostsError.noSuchFile(argument)
  }

  /// What is piped in: a source for as long as the program runs, and none to keep.
  public static var standardInput: SourceAddress { SourceAddress(address: "-", credential: nil) }

  /// Of an address that was checked already.
  init(address: String, credential: Credential?) {
    self.address = address
    self.credential = credential
  }

  /// The same address with another sign-in; with its own where that is nil.
  func with(_ credential: Credential?) -> SourceAddress {
    SourceAddress(address: address, credential: credential ?? self.credential)
  }

  /// Says that something is no source, without the sign-in that it may hold.
  static func refusal(of argument: String) -> PostsError {
    guard let sign = argument.lastIndex(of: "@") else { return .badSource(argument) }
    return .badSource("…\(argument[sign...])")
  }

  /// What an argument names; a mistake in one that holds a sign-in all the same is told without it.
  private static func checked(_ argument: String) throws -> PostSource {
    do {
      return try PostSource(argument: argument)
    } catch {
      throw argument.contains("@") ? refusal(of: argument) : error
    }
  }

  /// Whether it is an address in its one spelling, seen at a glance: the other way takes 0.05 ms each, which is a
  /// long start with a thousand sources.
  private static func isPlain(_ argument: String) -> Bool {
    let bytes = argument.utf8
    guard let scheme = ["https://", "http://"].first(where: argument.hasPrefix) else {
      return false
    }
    let rest = bytes.dropFirst(scheme.utf8.count)
    let host = rest.prefix { $0 != UInt8(ascii: "/") }
    return !host.isEmpty && host.count < rest.count && host.allSatisfy(\.isPlainInHost)
      && rest.allSatisfy { $0.isPlainInHost || $0.isPlainInPath }
  }

  /// What `feed:` stands for, which some pages and lists put before an address, or instead of `http:`.
  private static func withoutFeedScheme(_ argument: String) -> String {
    guard argument.lowercased().hasPrefix("feed:") else { return argument }
    let rest = argument.dropFirst(5)
    return rest.hasPrefix("//") ? "http:" + rest : String(rest)
  }

  /// The argument without its sign-in, and the sign-in.
  private static func split(_ argument: String) -> (String, Credential?) {
    guard let start = argument.firstRange(of: "://")?.upperBound else { return (argument, nil) }
    let end = argument[start...].firstIndex { "/?#".contains($0) } ?? argument.endIndex
    guard let sign = argument[start..<end].lastIndex(of: "@") else { return (argument, nil) }
    let parts = argument[start..<sign].split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts.map { $0.percentDecoded ?? String($0) }
    let (user, password) = (names.first ?? "", names.count > 1 ? names[1] : "")
    let isEmpty = user.isEmpty && password.isEmpty
    return (
      String(argument[..<start] + argument[argument.index(after: sign)...]),
      isEmpty ? nil : .basic(user: user, password: password)
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

extension UInt8 {
  fileprivate var isPlainInHost: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "0"..."9", "-", ".": true
    default: false
    }
  }

  fileprivate var isPlainInPath: Bool {
    switch Unicode.Scalar(self) {
    case "A"..."Z", "_", "~", "/", "?", "=", "&", "+": true
    default: false
    }
  }
}

extension Substring {
  /// The text that an address spells with percent signs; nil where a sign spells nothing, or the bytes are no text.
  fileprivate var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      bytes.append(UInt8(digits[0] * 16 + digits[1]))
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
