/// A small gzip file of many equal bytes, made by hand: no library here writes gzip.
public enum GzipBomb {
  /// - Parameters:
  ///   - copies: How often 2,064 bytes are repeated, at 13 bytes each.
  ///   - byte: Below 144.
  public static func bytes(copies: Int, of byte: UInt8 = 0x20) -> [UInt8] {
    var bits = Bits(bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
    bits.append(0b011, count: 3)  // The last block, with the fixed codes.
    bits.append(reversed: 0x30 + UInt32(byte), count: 8)
    // A multiple of eight bits brings the pattern back to where it began.
    let start = bits.bytes.count
    for _ in 0..<8 { bits.appendMatch() }
    let pattern = bits.bytes[start..<start + 13]
    return Array(bits.bytes[..<start]) + Array(repeating: pattern, count: copies).joined()
  }
}

private struct Bits {
  var bytes: [UInt8]
  private var pending: UInt32 = 0
  private var pendingCount = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func append(_ value: UInt32, count: Int) {
    pending |= value << UInt32(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Codes stand with their highest bit first.
  mutating func append(reversed code: UInt32, count: Int) {
    for bit in (0..<count).reversed() { append(code >> UInt32(bit) & 1, count: 1) }
  }

  /// The last 258 bytes again: length code 285, distance code 0.
  mutating func appendMatch() {
    append(reversed: 0b1100_0101, count: 8)
    append(0, count: 5)
  }
}
