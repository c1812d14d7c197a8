import Cells

/// Neighbouring glyphs of a row that are drawn alike, so that they can be one element of a picture.
struct TextRun: Equatable, Sendable {
  /// One glyph, and the cells that it covers.
  struct Glyph: Equatable, Sendable {
    var text: String
    var column: Int
    var columns: Int
    /// Whether a font is sure to give it one column. All others are positioned one by one: wide
    /// ones, symbols, marks on letters, and letters that join or run to the left.
    var isPlain: Bool
    /// Whether it is drawn as a shape, and the text is only there to be copied.
    var isShape: Bool
  }

  let ink: CellLook.Ink
  private(set) var glyphs: [Glyph]

  /// The runs of a row, without the blanks at their ends.
  static func all(in buffer: CellBuffer, row: Int, palette: PicturePalette) -> [TextRun] {
    var runs: [TextRun] = []
    for x in 0..<buffer.size.width {
      let cell = buffer[x, row]
      if cell.isRightHalf { continue }
      let ink = CellLook(cell.style, palette: palette).ink
      let glyph = Glyph(cell, text: buffer.text(of: cell), column: x)
      if let last = runs.last, last.ink == ink || glyph.isBlank {
        runs[runs.count - 1].glyphs.append(glyph)
      } else if !glyph.isBlank {
        runs.append(TextRun(ink: ink, glyphs: [glyph]))
      }
    }
    return runs.map { run in
      var run = run
      while run.glyphs.last?.isBlank == true { run.glyphs.removeLast() }
      return run
    }
  }
}

extension TextRun.Glyph {
  var isBlank: Bool { text == " " }

  /// Whether it is a wide sign of a script; emoji are two cells wide already.
  var isIdeograph: Bool {
    columns == 2 && !text.unicodeScalars.contains { $0.properties.isEmojiPresentation }
      && text.unicodeScalars.count == 1
  }

  fileprivate init(_ cell: Cell, text: String, column: Int) {
    let scalar = cell.onlyScalar
    self.init(
      text: text, column: column, columns: cell.columns,
      isPlain: scalar.map { (0x20...0x24F).contains($0.value) } ?? false,
      isShape: scalar.flatMap { SignShape($0, at: .zero) } != nil)
  }
}
