/// JPEG as tests write it: each block of 8 × 8 pixels has one colour.
struct JPEGFile {
  enum Kind {
    /// Luminance and two of colour, as photos are.
    case photo
    /// Cyan, magenta, yellow and black.
    case print
    /// The same as programs of Adobe write it, each part inverted.
    case adobePrint
  }

  let grid: PixelGrid
  var kind = Kind.photo
  /// How the picture lies, as EXIF counts it.
  var orientation: UInt16?

  var bytes: [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let orientation { bytes += Self.exif(orientation) }
    if kind == .adobePrint {
      bytes += Self.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0])
    }
    bytes += Self.tables + Self.frame(width: grid.width, height: grid.height, parts: parts)
    let order = (1...UInt8(parts)).flatMap { [$0, 0] as [UInt8] }
    bytes += Self.segment(0xDA, [UInt8(parts)] + order + [0, 63, 0])
    return bytes + scan + [0xFF, 0xD9]
  }

  /// The lengths of numbers from 0 to 11 bits as codes of four bits, and the end of a block as one of one bit.
  private static let tables: [UInt8] = {
    let none = [UInt8](repeating: 0, count: 12)
    return segment(0xDB, [0] + Array(repeating: 1, count: 64))
      + segment(0xC4, [0x00, 0, 0, 0, 12] + none + Array(0...11))
      + segment(0xC4, [0x10, 1, 0, 0, 0] + none + [0])
  }()

  /// A picture of one part in some scans; 0xC2 is a frame of several.
  static func grey(side: Int, frame marker: UInt8 = 0xC0, scans: [UInt8]) -> [UInt8] {
    [0xFF, 0xD8] + tables + frame(marker, width: side, height: side, parts: 1) + scans
      + [0xFF, 0xD9]
  }

  /// What is told of some coefficients of each block of a grey picture.
  static func scan(_ coefficients: ClosedRange<UInt8>, _ bytes: [UInt8]) -> [UInt8] {
    segment(0xDA, [1, 1, 0, coefficients.lowerBound, coefficients.upperBound, 0]) + bytes
  }

  static func frame(_ marker: UInt8 = 0xC0, width: Int, height: Int, parts: Int) -> [UInt8] {
    let size = UInt16(height).bigEndianBytes + UInt16(width).bigEndianBytes
    let parts = (1...UInt8(parts)).flatMap { [$0, 0x11, 0] as [UInt8] }
    return segment(marker, [8] + size + [UInt8(parts.count / 3)] + parts)
  }

  static func segment(_ marker: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [0xFF, marker] + UInt16(bytes.count + 2).bigEndianBytes + bytes
  }

  private static func exif(_ orientation: UInt16) -> [UInt8] {
    let head: [UInt8] = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8]
    let entry: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1] + orientation.bigEndianBytes
    return segment(0xE1, head + entry + [0, 0, 0, 0, 0, 0])
  }

  private var parts: Int { kind == .photo ? 3 : 4 }

  private func values(_ color: UInt32) -> [Double] {
    let rgb = color.bigEndianBytes.prefix(3).map(Double.init)
    switch kind {
    case .photo:
      let light = 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2]
      return [light, 128 + (rgb[2] - light) / 1.772, 128 + (rgb[0] - light) / 1.402]
    case .print: return rgb.map { 255 - $0 } + [0]
    case .adobePrint: return rgb + [255]
    }
  }

  private var scan: [UInt8] {
    var bits = BitString()
    var before = Array(repeating: 0, count: parts)
    for y in stride(from: 0, to: grid.height, by: 8) {
      for x in stride(from: 0, to: grid.width, by: 8) {
        for (part, value) in values(grid.pixel(x, y)).enumerated() {
          let level = Int((8 * (value - 128)).rounded())
          bits.append(difference: level - before[part])
          before[part] = level
        }
      }
    }
    return bits.bytes
  }
}

private struct BitString {
  private var bits: [Bool] = []

  /// Appends a number by its length and its bits, where those of a negative one are inverted, and the end of a block.
  mutating func append(difference: Int) {
    let magnitude = abs(difference)
    let length = Int.bitWidth - magnitude.leadingZeroBitCount
    append(length, count: 4)
    append(difference < 0 ? ~magnitude : magnitude, count: length)
    append(0, count: 1)
  }

  private mutating func append(_ number: Int, count: Int) {
    for bit in (0..<count).reversed() { bits.append(number >> bit & 1 == 1) }
  }

  var bytes: [UInt8] {
    stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = (0..<8).reduce(UInt8(0)) { byte, bit in
        byte << 1 | (start + bit < bits.count && !bits[start + bit] ? 0 : 1)
      }
      return byte == 0xFF ? [0xFF, 0] : [byte]
    }
  }
}
