/// Text between the brackets that a terminal puts around what is pasted.
nonisolated struct Paste {
  private var bytes: [UInt8] = []

  /// Bytes that are kept until the end has come. A longer paste comes in pieces.
  static let capacity = 1 << 20
  private static let end = Array("\u{1B}[201~".utf8)

  /// Takes more of it; returns what follows the closing bracket, nil until that has come.
  mutating func append(_ more: some Collection<UInt8>) -> [UInt8]? {
    var index = max(0, bytes.count - Self.end.count + 1)
    bytes += more
    while index + Self.end.count <= bytes.count {
      if bytes[index] == 0x1B, bytes[index..<index + Self.end.count].elementsEqual(Self.end) {
        let rest = Array(bytes[(index + Self.end.count)...])
        bytes.removeSubrange(index...)
        return rest
      }
      index += 1
    }
    return nil
  }

  /// Takes out the text so far when it is much, nil before.
  mutating func takePiece() -> String? {
    guard bytes.count > Self.capacity else { return nil }
    var end = bytes.count - Self.end.count
    // Behind whole characters and whole ends of lines.
    for _ in 0..<4 where bytes[end] & 0xC0 == 0x80 || bytes[end - 1] == 0x0D { end -= 1 }
    let piece = Paste(bytes: Array(bytes[..<end])).text
    bytes.removeSubrange(..<end)
    return piece
  }

  /// The text, its lines ended by `\n`, without control characters but for tabs.
  var text: String {
    var scalars = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      if scalar == "\n", isAfterReturn { continue }
      if scalar == "\r" || scalar == "\n" {
        scalars.append("\n")
      } else if scalar == "\t" || scalar.properties.generalCategory != .control {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
