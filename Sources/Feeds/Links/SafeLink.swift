import Essentials

/// Addresses from outside, made such that a terminal may show them and a browser may be given them.
///
/// What is answered is ASCII without white space or quotation marks. Names of hosts in other letters are written as
/// Punycode, so that none looks like another; who signs in (`user:password@`) is ignored.
public enum SafeLink {
  /// Longer addresses are refused.
  static let maximumLength = 2_000

  /// The absolute address that a text means from `base`; nil unless it is http, https or mailto.
  public static func link(_ text: String, base: URL? = nil) -> String? {
    isPlain(text) ? text : made(of: text, base: base)
  }

  /// The same by the long way, which takes an address apart.
  static func made(of text: String, base: URL?) -> String? {
    guard text.utf8.count <= maximumLength * 4 else { return nil }
    let text = TextCleaner.clean(
      String(String.UnicodeScalarView(text.unicodeScalars.filter { !breaks.contains($0) })),
      lines: .one)
    var link = LinkParts(text)
    if link.scheme == nil, let base {
      guard !text.isEmpty, let whole = link.based(on: LinkParts(base.absoluteString)) else {
        return nil
      }
      link = whole
    } else if link.scheme == nil, link.host != nil {
      link.scheme = "https"
    }
    guard let safe = link.safe, safe.utf8.count <= maximumLength else { return nil }
    return safe
  }

  /// Browsers leave them out of an address, wherever they stand.
  private static let breaks: Set<Unicode.Scalar> = ["\t", "\n", "\r"]

  /// Whether an address is already as it would be answered, which most are: found by one look at its bytes.
  ///
  /// It may answer false too often, never true.
  static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let start =
        bytes.starts(with: "https://".utf8) ? 8 : bytes.starts(with: "http://".utf8) ? 7 : 0
      guard start > 0, bytes.count <= maximumLength,
        let slash = bytes[start...].firstIndex(of: UInt8(ascii: "/")),
        isPlain(host: UnsafeBufferPointer(rebasing: bytes[start..<slash]))
      else { return false }
      var before: UInt8 = 0
      return bytes[slash...].allSatisfy { byte in
        defer { before = byte }
        return isPlain(byte) && !(byte == UInt8(ascii: ".") && before == UInt8(ascii: "/"))
      }
    }
  }

  /// A name of small letters, without anything that would be written in another way.
  private static func isPlain(host: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !host.isEmpty, host.count <= 255, host.contains(where: \.isSmall) else { return false }
    let hyphen = UInt8(ascii: "-")
    var before = hyphen
    return host.allSatisfy { byte in
      defer { before = byte }
      // Two hyphens may be Punycode.
      if byte == hyphen { return before != hyphen }
      return byte.isSmall || byte.isDigit || byte == UInt8(ascii: ".")
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case _ where byte.isLetter || byte.isDigit: true
    case 0x2B...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x23, 0x26, 0x5F, 0x7E: true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isSmall: Bool { self >= 0x61 && self <= 0x7A }
}
