/// PNG as tests write it: not compressed.
enum PNGFile {
  /// - Parameter isDeep: Whether each part of a pixel has 16 bits.
  static func bytes(_ grid: PixelGrid, isDeep: Bool = false) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<grid.height {
      rows.append(0)
      for x in 0..<grid.width {
        for byte in grid.pixel(x, y).bigEndianBytes { rows += isDeep ? [byte, byte] : [byte] }
      }
    }
    let head = head(
      width: UInt32(grid.width), height: UInt32(grid.height), depth: isDeep ? 16 : 8, kind: 6)
    return head + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// The signature and the header; kind 6 has red, green, blue and alpha, 0 is grey.
  static func head(width: UInt32, height: UInt32, depth: UInt8 = 8, kind: UInt8 = 6) -> [UInt8] {
    let header = width.bigEndianBytes + height.bigEndianBytes + [depth, kind, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
  }

  static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + bytes
    return UInt32(bytes.count).bigEndianBytes + body + crc(body).bigEndianBytes
  }

  /// The same bytes with the sums of its chunks as they should be; those of another format as they are.
  static func summed(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return bytes }
    var bytes = bytes
    var at = 8
    while at + 12 <= bytes.count {
      let count = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard at + 12 + count <= bytes.count else { break }
      let end = at + 8 + count
      bytes.replaceSubrange(end..<end + 4, with: crc(bytes[at + 4..<end]).bigEndianBytes)
      at = end + 4
    }
    return bytes
  }

  /// A stream of zlib in blocks that are not compressed.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let count = UInt16(block.count)
      stream.append(start + 65_535 >= bytes.count ? 1 : 0)
      stream += count.littleEndianBytes + (~count).littleEndianBytes + block
    }
    return stream + adler(bytes).bigEndianBytes
  }

  static func adler(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let sums = bytes.reduce((1, 0) as (UInt32, UInt32)) { sums, byte in
      let low = (sums.0 + UInt32(byte)) % 65_521
      return (low, (sums.1 + low) % 65_521)
    }
    return sums.1 << 16 | sums.0
  }

  private static func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }
}
