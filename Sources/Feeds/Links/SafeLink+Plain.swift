extension SafeLink {
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
