/// Reads a file of sign-ins: a table each, named by its address or origin, with a user and a password, or a token.
enum SignInReader {
  static func read(_ text: TOMLText, path: String) throws -> [String: SignIn] {
    var signIns: [String: SignIn] = [:]
    var mistakes: [ConfigurationMistake] = []
    for member in text.table {
      let (key, value) = (member.key, member.value)
      let line = text.outline.entries.first { $0.path.first == key }?.line ?? 1
      if let place = place(key), let signIn = value.table.flatMap(signIn), signIn.objection == nil {
        signIns[place] = signIn
      } else {
        mistakes.append(.init(line: line, words: expected))
      }
    }
    guard mistakes.isEmpty else {
      throw ConfigurationError.mistakes(path: path, mistakes.sorted { $0.line < $1.line })
    }
    return signIns
  }

  /// The one spelling of an address or an origin; nil for what is neither.
  static func place(_ key: String) -> String? {
    guard let found = try? SourceAddress(argument: key, folder: "/"), found.signIn == nil,
      found.address.hasPrefix("http")
    else { return nil }
    let isOrigin = key.split(separator: "/", omittingEmptySubsequences: false).count == 3
    return isOrigin ? SignInFile.origin(of: found.address) : found.address
  }

  private static let expected =
    #"a sign-in is written ["https://example.org"], and beneath it a user and a password, or a token"#

  private static func signIn(_ table: TOMLTable) -> SignIn? {
    let words = table.reduce(into: [String: String]()) { $0[$1.key] = $1.value.string }
    guard words.count == table.count else { return nil }
    switch Set(words.keys) {
    case ["user", "password"]:
      return .basic(user: words["user"] ?? "", password: words["password"] ?? "")
    case ["token"]: return words["token"].map(SignIn.bearer)
    case _: return nil
    }
  }
}
