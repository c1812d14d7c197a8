/// A PNG of noise, which is as large as its pixels.
package enum NoisePNG {
  /// Of so many pixels at each side, three bytes each.
  package static func bytes(side: Int) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(side * (3 * side + 1))
    var noise: UInt32 = 1
    for _ in 0..<side {
      rows.append(0)
      for _ in 0..<3 * side {
        noise = noise &* 1_664_525 &+ 1_013_904_223
        rows.append(UInt8(noise >> 24))
      }
    }
    let size = big(UInt32(side))
    let head = chunk("IHDR", size + size + [8, 2, 0, 0, 0])
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return signature + head + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + bytes
    return big(UInt32(bytes.count)) + body + big(sum(body))
  }

  /// A stream of zlib in blocks that are not compressed.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var (low, high) = (UInt32(1), UInt32(0))
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let count = UInt16(block.count)
      stream.append(start + 65_535 >= bytes.count ? 1 : 0)
      for half in [count, ~count] { stream += [UInt8(half & 0xFF), UInt8(half >> 8)] }
      stream += block
      for byte in block {
        low = (low + UInt32(byte)) % 65_521
        high = (high + low) % 65_521
      }
    }
    return stream + big(high << 16 | low)
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }

  private static func sum(_ bytes: [UInt8]) -> UInt32 {
    let table = table
    var sum = UInt32.max
    for byte in bytes { sum = sum >> 8 ^ table[Int(sum & 0xFF ^ UInt32(byte))] }
    return ~sum
  }
}
