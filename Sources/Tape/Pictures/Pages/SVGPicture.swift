import Cells

extension Snapshot {
  /// The screen in a window, as a vector picture that needs nothing from outside and may stand in an `<img>`.
  public var svg: String { SVGPicture(self, hasLists: true).text }
}

/// Writes a snapshot as SVG.
struct SVGPicture {
  private let snapshot: Snapshot
  private let hasLists: Bool
  private let palette: PicturePalette
  private let frame: PictureFrame

  /// - Parameter hasLists: Whether a run is one element with a list of positions. librsvg knows no such lists: for
  ///   it, each glyph is an element.
  init(_ snapshot: Snapshot, hasLists: Bool) {
    self.snapshot = snapshot
    self.hasLists = hasLists
    palette = PicturePalette(snapshot.theme)
    frame = PictureFrame(snapshot)
  }

  var text: String {
    let size = "width=\"\(frame.width)\" height=\"\(frame.height)\""
    let box = "viewBox=\"0 0 \(frame.width) \(frame.height)\""
    let name = frame.title.isEmpty ? "A terminal" : frame.title
    let offset =
      "translate(\(PictureFrame.padding) \(PictureFrame.barHeight + PictureFrame.padding))"
    return
      (["<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(box) role=\"img\">"]
      + ["<title>\(name.inXML)</title>"] + window + ["<g transform=\"\(offset)\">"]
      + ScreenShapes(snapshot, palette: palette).elements(cursorColor: palette.ink)
      + textRows + ["</g>", "</svg>"]).joined(separator: "\n") + "\n"
  }

  private var window: [String] {
    let (width, height) = (frame.width, frame.height)
    let (radius, bar) = (PictureFrame.radius, PictureFrame.barHeight)
    let corner = "a\(radius) \(radius) 0 0 1 \(radius)"
    return [
      "<rect width=\"\(width)\" height=\"\(height)\" rx=\"\(radius)\" fill=\"\(palette.ground.hex)\"/>",
      "<path fill=\"\(palette.bar.hex)\" d=\"M0 \(bar)V\(radius)\(corner) -\(radius)"
        + "H\(width - radius)\(corner) \(radius)V\(bar)z\"/>",
      "<path fill=\"\(palette.border.hex)\" shape-rendering=\"crispEdges\""
        + " d=\"M0 \(bar - 1)h\(width)v1h-\(width)z\"/>",
      "<rect x=\".5\" y=\".5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"\(radius).5\""
        + " fill=\"none\" stroke=\"\(palette.border.hex)\"/>",
    ] + buttons + title
  }

  private var buttons: [String] {
    PictureFrame.buttons.map {
      "<circle cx=\"\($0.x)\" cy=\"\(PictureFrame.barHeight / 2)\" r=\"6\" fill=\"\($0.color)\"/>"
    }
  }

  private var title: [String] {
    guard !frame.title.isEmpty else { return [] }
    let attributes =
      "x=\"\((Double(frame.width) / 2).inPicture)\" y=\"\(PictureFrame.barHeight / 2 + 5)\""
    let look = "font-size=\"\(PictureFrame.titleSize)\" fill=\"\(palette.title.hex)\""
    return [
      "<text \(attributes) text-anchor=\"middle\" font-family=\"\(PictureFrame.titleFonts)\" \(look)>"
        + frame.title.inXML + "</text>"
    ]
  }

  /// The rows, each one element, so that text is selected and found as it is read. Browsers want `xml:space` on
  /// each; without it they drop blanks, and take the positions in lists for other glyphs.
  private var textRows: [String] {
    let rows = (0..<snapshot.buffer.size.height).compactMap { y -> String? in
      let spans = TextRun.all(in: snapshot.buffer, row: y, palette: palette)
        .map { SVGSpans(run: $0, hasLists: hasLists, standard: palette.ink).text }.joined()
      guard !spans.isEmpty else { return nil }
      let baseline = CellBox(Point(x: 0, y: y)).y + CellBox.baseline
      return "<text y=\"\(baseline.inPicture)\" xml:space=\"preserve\">\(spans)</text>"
    }
    guard !rows.isEmpty else { return [] }
    let font = "font-family=\"\(PictureFrame.textFonts)\" font-size=\"\(CellBox.fontSize)\""
    let style = "font-variant-ligatures:none"
    return ["<g \(font) fill=\"\(palette.ink.hex)\" style=\"\(style)\">"] + rows + ["</g>"]
  }
}

/// Writes a run of text as elements of an SVG, every glyph at its cell whatever the font.
private struct SVGSpans {
  let run: TextRun
  let hasLists: Bool
  /// The colour that need not be said.
  let standard: PictureColor

  private var look: String {
    (run.ink.color == standard ? "" : " fill=\"\(run.ink.color.hex)\"")
      + (run.ink.isBold ? " font-weight=\"bold\"" : "")
      + (run.ink.isItalic ? " font-style=\"italic\"" : "")
  }

  var text: String {
    pieces.map { piece in
      if piece.count == 1, piece[0].columns == 2 { return wide(piece[0]) }
      let positions = piece.map { CellBox(Point(x: $0.column, y: 0)).x.inPicture }
      let text = piece.map { $0.isShape ? " " : $0.text }.joined()
      return "<tspan x=\"\(positions.joined(separator: " "))\"\(look)>\(text.inXML)</tspan>"
    }.joined()
  }

  /// A wide glyph stands in the middle of its two cells, as fonts disagree about how wide it is.
  private func wide(_ glyph: TextRun.Glyph) -> String {
    let middle = CellBox(Point(x: glyph.column + 1, y: 0)).x.inPicture
    let size = glyph.isIdeograph ? " font-size=\"\(CellBox.ideographSize)\"" : ""
    return
      "<tspan x=\"\(middle)\" text-anchor=\"middle\"\(size)\(look)>\(glyph.text.inXML)</tspan>"
  }

  /// The glyphs that share an element: those of one UTF-16 unit, each of which has a position in its list.
  private var pieces: [[TextRun.Glyph]] {
    run.glyphs.stretches { hasLists && isListed($0) && isListed($1) }
      .map(trimmed).filter { !$0.isEmpty }
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
