/// An address that a terminal opens when the text that it stands behind is clicked (OSC 8).
///
/// Its parts hold printable ASCII only, so that no address can do more to the terminal than be opened.
public struct Hyperlink: Hashable, Sendable {
  /// The address, percent-encoded where it was anything but printable ASCII.
  public let address: String

  /// Schemes that a click may open.
  private static let schemes = ["http:", "https:", "mailto:"].map { Array($0.utf8) }
  private static let longestScheme = 7
  /// Bytes; terminals keep no longer one.
  private static let capacity = 2083

  /// Nil for an address of another scheme, or one that is too long for terminals.
  public init?(_ address: String) {
    guard address.utf8.count <= Self.capacity else { return nil }
    // By bytes: a mark may follow the colon.
    let start = address.utf8.prefix(Self.longestScheme).map { $0 | 0x20 }
    guard Self.schemes.contains(where: start.starts) else { return nil }
    var encoded = ""
    for byte in address.utf8 {
      if (0x21...0x7E).contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    guard encoded.utf8.count <= Self.capacity else { return nil }
    self.address = encoded
  }

  /// The same for each piece of a link that is wrapped, so that they are one link: a hash of the address (FNV-1a).
  public var id: String {
    let hash = address.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return String(hash, radix: 36)
  }
}
