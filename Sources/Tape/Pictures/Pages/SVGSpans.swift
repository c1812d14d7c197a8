import Cells

/// Writes a run of text as elements of an SVG, every glyph at the place of its cell whatever the font.
struct SVGSpans {
  private let run: TextRun
  private let hasLists: Bool
  private let look: String

  init(_ run: TextRun, hasLists: Bool, standard: PictureColor) {
    self.run = run
    self.hasLists = hasLists
    let parts = [
      run.ink.color == standard ? "" : " fill=\"\(run.ink.color.hex)\"",
      run.ink.isBold ? " font-weight=\"bold\"" : "",
      run.ink.isItalic ? " font-style=\"italic\"" : "",
    ]
    look = parts.joined()
  }

  var text: String {
    pieces.map { piece in
      if piece.count == 1, piece[0].columns == 2 { return wide(piece[0]) }
      let places = piece.map { CellBox(Point(x: $0.column, y: 0)).x.inPicture }
      let text = piece.map { $0.isShape ? " " : $0.text }.joined()
      return "<tspan x=\"\(places.joined(separator: " "))\"\(look)>\(text.inXML)</tspan>"
    }.joined()
  }

  /// A wide glyph stands in the middle of its two cells, as fonts disagree about how wide it is.
  private func wide(_ glyph: TextRun.Glyph) -> String {
    let middle = CellBox(Point(x: glyph.column + 1, y: 0)).x.inPicture
    let size = glyph.isIdeograph ? " font-size=\"\(CellBox.ideographSize)\"" : ""
    return
      "<tspan x=\"\(middle)\" text-anchor=\"middle\"\(size)\(look)>\(glyph.text.inXML)</tspan>"
  }

  /// The glyphs that share an element: those of one UTF-16 unit, each of which has a place in its list.
  private var pieces: [[TextRun.Glyph]] {
    let pieces = run.glyphs.reduce(into: [[TextRun.Glyph]]()) { pieces, glyph in
      if hasLists, isListed(glyph), let last = pieces.last?.last, isListed(last) {
        pieces[pieces.count - 1].append(glyph)
      } else {
        pieces.append([glyph])
      }
    }
    return pieces.map(trimmed).filter { !$0.isEmpty }
  }

  private func isListed(_ glyph: TextRun.Glyph) -> Bool { glyph.isPlain || glyph.isShape }

  /// The piece without the blanks, and the shapes that are blanks here, at its ends.
  private func trimmed(_ piece: [TextRun.Glyph]) -> [TextRun.Glyph] {
    func isInk(_ glyph: TextRun.Glyph) -> Bool { !glyph.isBlank && !glyph.isShape }
    guard let first = piece.firstIndex(where: isInk), let last = piece.lastIndex(where: isInk)
    else { return [] }
    return Array(piece[first...last])
  }
}
