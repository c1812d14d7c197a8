import Essentials

/// The parts of an address (RFC 3986), as they are written.
struct LinkParts {
  /// In small letters; nil where the address is relative.
  var scheme: String?
  var host: Substring?
  var path: Substring
  /// With its `?`; empty where there is none.
  var query: Substring
  /// With its `#`; empty where there is none.
  var fragment: Substring

  init(_ text: String) {
    var rest = Substring(text)
    if let colon = rest.firstIndex(of: ":"), Self.isScheme(rest[..<colon]) {
      scheme = rest[..<colon].lowercased()
      rest = rest[rest.index(after: colon)...]
    }
    let end = rest.firstIndex(of: "#") ?? rest.endIndex
    fragment = rest[end...]
    rest = rest[..<end]
    let mark = rest.firstIndex(of: "?") ?? rest.endIndex
    query = rest[mark...]
    path = rest[..<mark]
    if scheme == "mailto" { return }
    // Browsers take both slashes alike; what the user reads as the host must be the host.
    path = Substring(path.map { $0 == "\\" ? "/" : String($0) }.joined())
    guard path.hasPrefix("//") else { return }
    let authority = path.drop { $0 == "/" }
    let slash = authority.firstIndex(of: "/") ?? authority.endIndex
    host = authority[..<slash]
    path = authority[slash...]
  }

  /// The address that this relative one means on a page.
  func based(on page: LinkParts) -> LinkParts? {
    guard page.scheme == "http" || page.scheme == "https" else { return nil }
    var link = self
    link.scheme = page.scheme
    if host != nil { return link }
    link.host = page.host
    if path.isEmpty {
      link.path = page.path
      if query.isEmpty { link.query = page.query }
    } else if !path.hasPrefix("/") {
      let folder = page.path.lastIndex(of: "/").map { page.path[...$0] } ?? "/"
      link.path = folder + path
    }
    return link
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, first.isLetter else { return false }
    return text.utf8.allSatisfy { $0.isLetter || $0.isDigit || [0x2B, 0x2D, 0x2E].contains($0) }
  }
}

extension LinkParts {
  /// The address as it may be shown and opened; nil where it is of no kind that may.
  var safe: String? {
    switch scheme {
    case "http", "https":
      guard let scheme, let host, let safeHost = LinkHost.safe(host) else { return nil }
      let path = Self.withoutDots(self.path)
      return scheme + "://" + safeHost + Self.encoded(path.isEmpty ? "/" : path)
        + Self.encoded(query) + Self.encoded(fragment)
    case "mailto": return mail
    default: return nil
    }
  }

  /// Of a letter only what it says and to whom: some mail programs attach a file that an address names.
  private var mail: String? {
    let address = Self.encoded(path)
    guard address.contains("@"), !address.hasPrefix("-") else { return nil }
    let fields = query.dropFirst().split(separator: "&").filter { field in
      ["subject", "body", "cc"].contains(field.prefix { $0 != "=" }.lowercased())
    }
    let query = fields.map(Self.encoded).joined(separator: "&")
    return "mailto:" + address + (query.isEmpty ? "" : "?" + query)
  }

  /// The path without `.` and `..`.
  private static func withoutDots(_ path: Substring) -> Substring {
    guard path.contains("/.") else { return path }
    var parts: [Substring] = []
    let all = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for (index, part) in all.enumerated() {
      let isLast = index == all.count - 1
      switch part.lowercased() {
      case ".", "%2e": if isLast { parts.append("") }
      case "..", ".%2e", "%2e.", "%2e%2e":
        if !parts.isEmpty { parts.removeLast() }
        if isLast { parts.append("") }
      default: parts.append(part)
      }
    }
    return Substring("/" + parts.joined(separator: "/"))
  }

  /// Everything but letters, digits and the usual signs as `%` and two hexadecimal digits.
  private static func encoded(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        byte == 0x25 && index + 2 < bytes.count && bytes[index + 1].isHex && bytes[index + 2].isHex
      if isEscape || byte != 0x25 && byte.isPlainInLink {
        result.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += Array((digits.count < 2 ? "%0" + digits : "%" + digits).utf8)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
  /// Whether it is a digit of ASCII.
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isHex: Bool { isDigit || self | 0x20 >= 0x61 && self | 0x20 <= 0x66 }

  /// Whether it stands for itself in an address.
  fileprivate var isPlainInLink: Bool {
    switch self {
    case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E: true
    default: false
    }
  }
}

/// The name of a host and its port, as a link may show them.
private enum LinkHost {
  /// Small letters of ASCII, other letters as Punycode, no name or password before it; nil where it is no host.
  static func safe(_ authority: Substring) -> String? {
    let whole = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    if whole.first == "[" { return numeric(whole) }
    let parts = whole.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first, let port = port(parts.dropFirst().first) else {
      return nil
    }
    return safeName(name).map { $0 + port }
  }

  private static func port(_ text: Substring?) -> String? {
    guard let text, !text.isEmpty else { return "" }
    guard text.utf8.allSatisfy(\.isDigit), UInt16(text) != nil else { return nil }
    return ":" + text
  }

  /// An address of IP version 6.
  private static func numeric(_ text: Substring) -> String? {
    guard let close = text.firstIndex(of: "]") else { return nil }
    let rest = text[text.index(after: close)...]
    let digits = text[..<close].dropFirst().utf8
    guard !digits.isEmpty,
      digits.allSatisfy({
        $0.isDigit || $0.isLetter && $0 | 0x20 < 0x67 || $0 == 0x3A || $0 == 0x2E
      }),
      rest.isEmpty || rest.first == ":", let port = port(rest.dropFirst())
    else { return nil }
    return text[...close].lowercased() + port
  }

  private static func safeName(_ text: Substring) -> String? {
    guard let name = HostName.ascii(text) else { return nil }
    return name.utf8.contains { $0 != 0x2E } && name.utf8.first != 0x2D ? name : nil
  }
}
