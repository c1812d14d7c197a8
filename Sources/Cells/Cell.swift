/// One cell of the screen: a glyph, how wide it is, how it is drawn, and where it leads. 16 bytes.
public struct Cell: Equatable, Sendable {
  /// Its colours and attributes.
  public var style: Style
  /// Columns that the glyph covers: 1 or 2, and 0 for the right half of a wide one.
  let width: UInt8
  /// Of the hyperlink or the picture that it is a part of, the number in the buffer's tables, from 1; 0 for none.
  var link: UInt8 = 0
  /// A Unicode scalar, or `Cell.clusterFlag` and an index into the buffer's table of clusters.
  let glyph: UInt32

  static let clusterFlag: UInt32 = 1 << 31

  init(glyph: UInt32, width: UInt8, style: Style) {
    self.style = style
    self.width = width
    self.glyph = glyph
  }

  /// A space.
  public static let blank = Cell(glyph: 0x20, width: 1, style: .plain)

  static func space(_ style: Style) -> Cell { Cell(glyph: 0x20, width: 1, style: style) }

  static func rightHalf(_ style: Style) -> Cell { Cell(glyph: 0, width: 0, style: style) }

  /// The columns that the glyph covers: 1 or 2, and 0 for the right half of a wide glyph.
  public var columns: Int { Int(width) }

  /// Whether the glyph is that of the cell to the left, which is wide.
  public var isRightHalf: Bool { width == 0 }

  /// The glyph where it is a single scalar; nil for a cluster and for the right half of a wide glyph.
  package var onlyScalar: Unicode.Scalar? {
    isRightHalf || isCluster ? nil : Unicode.Scalar(glyph)
  }

  /// Whether it shows text, and neither a space nor a part of a form that is filled.
  package var isText: Bool {
    guard let scalar = onlyScalar else { return true }
    return scalar != " " && !("\u{2580}"..."\u{259F}").contains(scalar)
  }

  var isCluster: Bool { glyph & Cell.clusterFlag != 0 }
}
