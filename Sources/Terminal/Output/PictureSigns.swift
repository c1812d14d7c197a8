import CNCurses
import Cells

/// Signs that ncurses holds for cells of pictures. Each cell has colours of its own, more than the palette has entries;
/// `OutputRewriter` writes them with the glyph in place of the sign.
///
/// The signs are for private use, of the last plane, which no text has. Where one does, a box stands for it.
nonisolated struct PictureSigns {
  /// What is written for a sign.
  struct Look: Hashable {
    let glyph: Unicode.Scalar
    let foreground: CellColor
    let background: CellColor
  }

  private var numbers: [Look: UInt32] = [:]
  private var looks: [Look] = []

  /// The last signs of the plane are kitty's.
  private static let range: ClosedRange<UInt32> = 0x100000...0x10DFFF
  /// Cells of a screen, beyond which pictures have the colours of the palette.
  static let mostCells = 12_000
  /// Whether the C library gives each one column.
  static let areNarrow = cn_columns(range.lowerBound) == 1 && cn_columns(range.upperBound) == 1

  /// Whether so many cells more find room.
  func hasRoom(for count: Int) -> Bool { looks.count + count <= Self.range.count }

  /// Whether a scalar is one of those that stand for others.
  static func contains(_ scalar: Unicode.Scalar) -> Bool { range.contains(scalar.value) }

  /// What a cell of a picture in direct colours looks like; nil for any other cell.
  static func look(of cell: Cell) -> Look? {
    guard let glyph = cell.onlyScalar, isBlock(glyph) else { return nil }
    let style = cell.style
    guard style.foreground.isDirect || style.background.isDirect else { return nil }
    return Look(glyph: glyph, foreground: style.foreground, background: style.background)
  }

  /// The sign for a cell; nil where all are in use.
  mutating func sign(for look: Look) -> Unicode.Scalar? {
    if let value = numbers[look] { return Unicode.Scalar(value) }
    guard hasRoom(for: 1) else { return nil }
    let value = Self.range.lowerBound + UInt32(looks.count)
    numbers[look] = value
    looks.append(look)
    return Unicode.Scalar(value)
  }

  /// What is written for a sign, by its bytes of UTF-8; nil for any other.
  func look(at bytes: some Collection<UInt8>) -> Look? {
    guard bytes.count == 4 else { return nil }
    let value = bytes.reduce(UInt32(0)) { $0 << 6 | UInt32($1 & 0x3F) } & 0x1F_FFFF
    guard Self.range.contains(value) else { return nil }
    let number = Int(value - Self.range.lowerBound)
    return looks.indices.contains(number) ? looks[number] : nil
  }

  /// Whether a scalar is a part of a cell, as pictures are made of.
  private static func isBlock(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x2580...0x259F, 0x1FB00...0x1FB3B: true
    default: false
    }
  }
}

extension CellColor {
  fileprivate nonisolated var isDirect: Bool { if case .rgb = kind { true } else { false } }
}
