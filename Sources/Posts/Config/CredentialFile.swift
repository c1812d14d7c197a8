import Essentials
import Synchronization

/// The file of what servers are told to prove who asks: only its owner can read it, and nothing here ever prints it.
///
/// A sign-in that was kept a moment ago, here or by another program, is the answer to the next question.
public struct CredentialFile: Sendable {
  /// Where the file is, or would be.
  public let path: String
  private let memory = CredentialMemory()
  private let netrc: NetrcFile?

  public init(_ directories: Directories) {
    path = directories.credentialFile
    netrc = directories.netrcFile.map(NetrcFile.init)
  }

  /// Everything in the file, by address or origin; nothing where there is no file.
  ///
  /// Throws `ConfigurationError.exposed` where others may read it, and what else is wrong with it; no error holds
  /// anything that the file says.
  public func read() throws -> [String: Credential] {
    try CredentialParser.read(text(), path: path)
  }

  /// Keeps a sign-in.
  ///
  /// - Parameter scope: The address of one source, or an origin, as `https://example.org`, for all of a server.
  public func keep(_ credential: Credential, for scope: String) throws {
    if let validationError = credential.validationError {
      throw ConfigurationError.badCredential(reason: validationError)
    }
    guard let scope = CredentialParser.scope(scope) else {
      throw ConfigurationError.badCredential(reason: "only http and https addresses have one")
    }
    try changing(scope) { text in
      let lines: [String]
      switch credential {
      case .basic(let user, let password):
        lines = [
          "user = " + TOMLText.quoted(user), "password = " + TOMLText.quoted(password),
        ]
      case .bearer(let token): lines = ["token = " + TOMLText.quoted(token)]
      }
      return try TOMLText(text.appending([["[\(TOMLText.quoted(scope))]"] + lines]), path: path)
    }
  }

  /// Forgets the sign-in of an address or an origin.
  public func forget(_ scope: String) throws {
    if let scope = CredentialParser.scope(scope) { try changing(scope) { $0 } }
  }
}

extension CredentialFile {
  /// That of the address itself, else that of its server, else what `~/.netrc` has for its host; nil where there is
  /// none, or the file cannot be read.
  public func credential(for address: String) -> Credential? {
    kept(for: address) ?? netrc?.credential(for: address)
  }

  private func kept(for address: String) -> Credential? {
    guard !FilePrivacy.isExposed(path) else { return nil }
    let all = memory.credentials(as: FileQuestion.etag(of: path)) {
      (try? read()) ?? [:]
    }
    guard !all.isEmpty else { return nil }
    return all[address] ?? Self.origin(of: address).flatMap { all[$0] }
  }

  /// Scheme, host and port of an address, as `https://example.org`, without a port that goes without saying; nil
  /// for the path of a file.
  public static func origin(of address: String) -> String? {
    guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
      let host = parts.percentEncodedHost?.lowercased(), scheme == "http" || scheme == "https"
    else { return nil }
    let usual = scheme == "https" ? 443 : 80
    let port = parts.port.flatMap { $0 == usual ? nil : ":\($0)" } ?? ""
    return "\(scheme)://\(host)\(port)"
  }
}

extension CredentialFile {
  private func text() throws -> TOMLText {
    if FilePrivacy.isExposed(path) { throw ConfigurationError.exposed(path: path) }
    do {
      return try TOMLText(path: path)
    } catch ConfigurationError.notTOML(_, let line, let column, _) {
      // The cause quotes the text.
      throw ConfigurationError.notTOML(
        path: path, line: line, column: column, cause: "the text is truncated or has a syntax error"
      )
    }
  }

  /// Writes what becomes of the text without the old sign-in of a scope; only where there is something to write.
  private func changing(_ scope: String, _ change: (TOMLText) throws -> TOMLText) throws {
    try Directories.make(path.folder)
    try FileLock.holding(path) {
      let text = try text()
      _ = try CredentialParser.read(text, path: path)
      let key = text.table.map(\.key).first { CredentialParser.scope($0) == scope } ?? scope
      let new = try change(TOMLText(text.removing(text.table[key]), path: path))
      guard new.bytes != text.bytes else { return }
      try FileReplacement.write(new.bytes, to: path, mode: 0o600)
      memory.forget()
    }
  }
}

/// Reads a file of sign-ins: a table each, named by its address or origin, with a user and a password, or a token.
private enum CredentialParser {
  static func read(_ text: TOMLText, path: String) throws -> [String: Credential] {
    var credentials: [String: Credential] = [:]
    var mistakes: [ConfigurationMistake] = []
    for member in text.table {
      if let scope = scope(member.key), let credential = member.value.table.flatMap(credential),
        credential.validationError == nil
      {
        credentials[scope] = credential
      } else {
        mistakes.append(.init(member.place, expected))
      }
    }
    guard mistakes.isEmpty else {
      throw ConfigurationError.mistakes(path: path, mistakes.sorted { $0.line < $1.line })
    }
    return credentials
  }

  /// The one spelling of an address or an origin; nil for what is neither.
  static func scope(_ key: String) -> String? {
    guard let found = try? SourceAddress(argument: key, folder: "/"), found.credential == nil,
      found.address.hasPrefix("http")
    else { return nil }
    let isOrigin = key.split(separator: "/", omittingEmptySubsequences: false).count == 3
    return isOrigin ? CredentialFile.origin(of: found.address) : found.address
  }

  private static let expected =
    #"a sign-in is ["https://example.org"] with a user and a password, or a token, below it"#

  private static func credential(_ table: TOMLTable) -> Credential? {
    let values = table.reduce(into: [String: String]()) { $0[$1.key] = $1.value.string }
    guard values.count == table.count else { return nil }
    switch Set(values.keys) {
    case ["user", "password"]:
      return .basic(user: values["user"] ?? "", password: values["password"] ?? "")
    case ["token"]: return values["token"].map(Credential.bearer)
    case _: return nil
    }
  }
}

/// What stood in a file of sign-ins when it was read last: it is asked before each request, of which a refresh makes a
/// thousand.
final class CredentialMemory: Sendable {
  // A lock, because the loads of many sources ask at once; who comes second waits for the first to read.
  private let last = Mutex<(version: String, credentials: [String: Credential])?>(nil)

  /// What stands in the file, which is read only where it is another version than the last one.
  ///
  /// - Parameter version: Differs where the file does; nil where there is no file, and nothing to read.
  func credentials(as version: String?, read: () -> [String: Credential]) -> [String: Credential] {
    guard let version else { return [:] }
    return last.withLock { last in
      if let last, last.version == version { return last.credentials }
      let credentials = read()
      last = (version, credentials)
      return credentials
    }
  }

  /// Has it read again.
  func forget() { last.withLock { $0 = nil } }
}
