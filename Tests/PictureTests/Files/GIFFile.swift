/// GIF as tests write it: of 128 colours, not compressed.
struct GIFFile {
  /// A block of pixels of one colour of `palette`.
  struct Frame {
    var left = 0
    var width = 16
    let color: UInt8
    var hundredths: UInt16 = 8
    /// What becomes of it: 0 and 1 nothing, 2 it goes, 3 what was there comes back.
    var disposal: UInt8 = 0
    /// The colour that lets what lies beneath show through.
    var transparent: UInt8?
  }

  static let palette: [UInt32] = [0, PixelGrid.red, PixelGrid.green, PixelGrid.blue]
  var width: UInt16 = 16
  var height: UInt16 = 16
  var frames: [Frame]

  var bytes: [UInt8] {
    var bytes = Array("GIF89a".utf8) + width.littleEndianBytes + height.littleEndianBytes
    bytes += [0xF6, 0, 0]
    for index in 0..<128 {
      let color = index < Self.palette.count ? Self.palette[index] : 0
      bytes += color.bigEndianBytes.prefix(3)
    }
    for frame in frames {
      let flags = frame.disposal << 2 | (frame.transparent == nil ? 0 : 1)
      bytes += [0x21, 0xF9, 4, flags] + frame.hundredths.littleEndianBytes
      bytes += [frame.transparent ?? 0, 0, 0x2C]
      bytes += UInt16(frame.left).littleEndianBytes + [0, 0]
      bytes += UInt16(frame.width).littleEndianBytes + UInt16(16).littleEndianBytes + [0, 7]
      bytes += Self.blocks(Self.codes(frame.color, count: frame.width * 16))
    }
    return bytes + [0x3B]
  }

  /// Codes of eight bits: the table is cleared before one would need nine.
  private static func codes(_ color: UInt8, count: Int) -> [UInt8] {
    (0..<count).flatMap { $0 % 100 == 0 ? [0x80, color] : [color] } + [0x81]
  }

  private static func blocks(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 255).flatMap { start -> [UInt8] in
      let block = bytes[start..<min(start + 255, bytes.count)]
      return [UInt8(block.count)] + block
    } + [0]
  }
}
