import Essentials

/// The name of a host and its port, as a link may show them.
enum LinkHost {
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
