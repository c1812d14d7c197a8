/// A small picture of blocks of 8 × 16 pixels, a cell each.
struct PixelGrid {
  let columns: Int
  /// Red, green, blue and how opaque it is, a byte each, row by row.
  let blocks: [UInt32]

  init(columns: Int, _ blocks: [UInt32]) {
    self.columns = columns
    self.blocks = blocks
  }

  static let red: UInt32 = 0xFF00_00FF
  static let green: UInt32 = 0x00FF_00FF
  static let blue: UInt32 = 0x0000_FFFF
  static let white: UInt32 = 0xFFFF_FFFF

  /// Red beside blue.
  static let pair = PixelGrid(columns: 2, [red, blue])
  /// A colour in each corner.
  static let corners = PixelGrid(columns: 2, [red, blue, green, white])

  var width: Int { 8 * columns }
  var height: Int { 16 * (blocks.count / columns) }

  func pixel(_ x: Int, _ y: Int) -> UInt32 { blocks[y / 16 * columns + x / 8] }
}

extension UInt32 {
  /// Its bytes, the highest first.
  var bigEndianBytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * $0)) } }
}

extension UInt16 {
  var bigEndianBytes: [UInt8] { [UInt8(self >> 8), UInt8(truncatingIfNeeded: self)] }
  var littleEndianBytes: [UInt8] { bigEndianBytes.reversed() }
}
