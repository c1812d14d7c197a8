/// The sequence by which a terminal takes a text into the clipboard (OSC 52).
enum Clipboard {
  /// Bytes of a text that terminals take at least; xterm leaves out longer ones.
  static let capacity = 74_000

  /// Nil for a text that is too long to be taken whole.
  static func sequence(copying text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    guard bytes.count <= capacity else { return nil }
    return Array("\u{1B}]52;c;".utf8) + base64(bytes) + Array("\u{1B}\\".utf8)
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 3).flatMap { start -> [UInt8] in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { bits, offset in
        bits << 8 | (offset < group.count ? Int(group[start + offset]) : 0)
      }
      let signs = stride(from: 18, through: 0, by: -6).map { letters[bits >> $0 & 63] }
      return signs.prefix(group.count + 1)
        + Array(repeating: UInt8(ascii: "="), count: 3 - group.count)
    }
  }
}
