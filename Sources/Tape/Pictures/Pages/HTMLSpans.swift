/// Writes the runs of a row as elements of a page: a run is a span, and what a font may give another width
/// stands in a box of one or two columns of its own.
struct HTMLSpans {
  private let runs: [TextRun]
  private let inks: [CellLook.Ink]

  init(_ runs: [TextRun], inks: [CellLook.Ink]) {
    self.runs = runs
    self.inks = inks
  }

  /// The row; an empty one still has a line for whoever copies it.
  var text: String {
    guard !runs.isEmpty else { return "<br/>" }
    var column = 0
    return runs.map { run in
      let start = run.glyphs.first?.column ?? column
      let gap = String(repeating: " ", count: start - column)
      column = run.glyphs.last.map { $0.column + $0.columns } ?? column
      return gap + span(run)
    }.joined()
  }

  private func span(_ run: TextRun) -> String {
    let number = inks.firstIndex(of: run.ink) ?? 0
    var text = ""
    var index = 0
    while index < run.glyphs.count {
      let glyph = run.glyphs[index]
      let end = run.glyphs[index...].firstIndex { !$0.isShape } ?? run.glyphs.count
      if glyph.isShape {
        text += shapes(run.glyphs[index..<end])
      } else if glyph.isPlain {
        text += glyph.text.inXML
      } else {
        text += "<span class=\"\(glyph.columns == 2 ? "wide" : "box")\">\(glyph.text.inXML)</span>"
      }
      index = max(end, index + 1)
    }
    return "<span class=\"s\(number)\">\(text)</span>"
  }

  /// Signs that are drawn behind the text: what is copied, but not seen.
  private func shapes(_ glyphs: ArraySlice<TextRun.Glyph>) -> String {
    let text = glyphs.map(\.text).joined()
    return "<span class=\"box shape\" style=\"width:\(glyphs.count)ch\">\(text)</span>"
  }
}
