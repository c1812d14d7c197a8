/// What goes into one cell: a spacing scalar with the marks on it, or an emoji of several scalars.
struct CellGlyph {
  var scalars: [Unicode.Scalar]
  var columns: Int

  /// Marks beyond these are dropped, so that stacked accents cannot climb out of their row.
  private static let maximumMarks = 4

  /// Splits a user-perceived character into what cells hold, leaving out all that must not be drawn.
  static func each(in character: Character, _ body: (CellGlyph) -> Void) {
    let scalars = character.unicodeScalars
    if let only = scalars.first, scalars.count == 1 {
      if only.isDrawable, only.columns > 0 {
        body(CellGlyph(scalars: [only], columns: only.columns))
      }
      return
    }
    if let emoji = emoji(scalars) { return body(emoji) }
    var glyph: CellGlyph?
    for scalar in scalars where scalar.isDrawable {
      let columns = scalar.columns
      if columns > 0 {
        if let glyph { body(glyph) }
        glyph = CellGlyph(scalars: [scalar], columns: columns)
      } else if let marks = glyph?.scalars.count, marks <= maximumMarks {
        glyph?.scalars.append(scalar)
      }
    }
    if let glyph { body(glyph) }
  }

  /// An emoji sequence as one picture two columns wide: joined, coloured, a flag or a keycap.
  private static func emoji(_ scalars: Character.UnicodeScalarView) -> CellGlyph? {
    guard let first = scalars.first, first.properties.isEmoji else { return nil }
    var kept = scalars.filter { $0.isEmojiPart }
    // A joiner at the end would reach into the next cell.
    while kept.last == "\u{200D}" { kept.removeLast() }
    let isPicture =
      kept.contains { $0.value == 0xFE0F || $0.value == 0x200D || $0.value == 0x20E3 }
      || kept.dropFirst().contains { $0.properties.isEmoji && $0.value > 0xFF }
    guard isPicture, kept.count > 1, kept.count <= 12 else { return nil }
    return CellGlyph(scalars: Array(kept), columns: 2)
  }
}

extension Unicode.Scalar {
  /// Whether this scalar can be part of an emoji sequence; tags, which can hide text, cannot.
  fileprivate var isEmojiPart: Bool {
    properties.isEmoji || value == 0x200D || value == 0xFE0F || value == 0x20E3
  }
}
