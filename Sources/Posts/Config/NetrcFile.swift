import Essentials

/// The names and passwords in `~/.netrc`, which curl, git and ftp read, too. It is read, never written.
///
/// They are told only to servers over https, or on this machine; `default`, which would tell every server, is ignored.
struct NetrcFile: Sendable {
  let path: String
  private let memory = CredentialMemory()

  init(path: String) { self.path = path }

  /// Nil, too, where others than its owner may read the file.
  func credential(for address: String) -> Credential? {
    guard let version = FileQuestion.etag(of: path), !FilePrivacy.isExposed(path),
      let host = URLComponents(string: address)?.percentEncodedHost?.lowercased(),
      !Source(address: address).isReadableOnTheWay
    else { return nil }
    return memory.credentials(as: version) {
      let bytes = try? FileBytes.read(path: path, limit: 1_000_000)
      return Self.credentials(in: String(decoding: bytes ?? [], as: UTF8.self))
    }[host]
  }

  /// By host; the first of those of one host counts.
  static func credentials(in text: String) -> [String: Credential] {
    var credentials: [String: Credential] = [:]
    var host: String?
    var (user, password): (String, String?) = ("", nil)
    var words = Self.words(of: text)[...]
    while true {
      let word = words.popFirst()
      switch word {
      case "machine", "default", nil:
        if let host, let password, credentials[host] == nil {
          let credential = Credential.basic(user: user, password: password)
          if credential.validationError == nil { credentials[host] = credential }
        }
        guard let word else { return credentials }
        host = word == "machine" ? words.popFirst()?.lowercased() : nil
        (user, password) = ("", nil)
      case "login": user = words.popFirst() ?? ""
      case "password": password = words.popFirst()
      case "account": words = words.dropFirst()
      case _: break
      }
    }
  }
}

extension NetrcFile {
  /// Without comments, and without macros, which go on to the next empty line.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var isMacro = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.allSatisfy(\.isWhitespace) { isMacro = false }
      if isMacro || line.drop(while: \.isWhitespace).first == "#" { continue }
      let found = Self.words(ofLine: line)
      let macro = found.firstIndex(of: "macdef")
      isMacro = macro != nil
      words += found[..<(macro ?? found.endIndex)]
    }
    return words
  }

  /// Those in quotation marks may hold blanks, and `\"`, as curl reads them.
  private static func words(ofLine line: Substring) -> [String] {
    var words: [String] = []
    var rest = line.drop(while: \.isWhitespace)
    while let first = rest.first {
      var word = ""
      if first == "\"" {
        rest.removeFirst()
        while let character = rest.popFirst(), character != "\"" {
          word.append(character == "\\" ? rest.popFirst() ?? character : character)
        }
      } else {
        word = String(rest.prefix { !$0.isWhitespace })
        rest = rest.dropFirst(word.count)
      }
      words.append(word)
      rest = rest.drop(while: \.isWhitespace)
    }
    return words
  }
}
