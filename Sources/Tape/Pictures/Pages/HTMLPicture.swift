import Cells
import Essentials

extension Snapshot {
  /// The screen in a window, as a page that needs nothing from outside and whose text can be selected.
  public var html: String { HTMLPicture(self).text }
}

/// Writes a snapshot as a page that is well-formed XML too. The text is on top; all else is a picture behind it.
private struct HTMLPicture {
  private let snapshot: Snapshot
  private let palette: PicturePalette
  private let frame: PictureFrame

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    palette = PicturePalette(snapshot.theme)
    frame = PictureFrame(snapshot)
  }

  var text: String {
    let runs = (0..<snapshot.buffer.size.height).map {
      TextRun.all(in: snapshot.buffer, row: $0, palette: palette)
    }
    var inks: [CellLook.Ink] = []
    for run in runs.joined() where !inks.contains(run.ink) { inks.append(run.ink) }
    let rows = runs.map { row in
      "<div class=\"row\">\(HTMLSpans(runs: row, inks: inks).text)</div>"
    }
    let name = (frame.title.isEmpty ? "A terminal" : frame.title).inXML
    return
      (["<!DOCTYPE html>", "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">", "<head>"]
      + ["<meta charset=\"utf-8\"/>", "<title>\(name)</title>", "<style>"] + rules(inks)
      + ["</style>", "</head>", "<body>", "<div class=\"window\">"] + bar
      + ["<div class=\"screen\">", ground] + rows
      + ["</div>", "</div>", "</body>", "</html>"]).joined(separator: "\n") + "\n"
  }

  private var bar: [String] {
    let buttons = PictureFrame.buttons.map { "<i style=\"background:\($0.color)\"></i>" }
    return ["<div class=\"bar\">\(buttons.joined())<b>\(frame.title.inXML)</b></div>"]
  }

  /// Backgrounds, lines and blocks, stretched to the columns of the font that the text has got.
  private var ground: String {
    let (width, height) = frame.grid
    let size = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
    let shapes = ScreenShapes(snapshot, palette: palette).elements(cursorColor: palette.ink)
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) preserveAspectRatio=\"none\">"
      + shapes.joined() + "</svg>"
    let data = Data(svg.utf8).base64EncodedString()
    return "<img alt=\"\" src=\"data:image/svg+xml;base64,\(data)\"/>"
  }

  private func rules(_ inks: [CellLook.Ink]) -> [String] {
    let size = snapshot.buffer.size
    let (bar, padding) = (PictureFrame.barHeight, PictureFrame.padding)
    let row = Int(CellBox.height)
    let outline = "border:1px solid \(palette.border.hex);border-radius:\(PictureFrame.radius)px"
    let font = "\(CellBox.fontSize)px/\(row)px \(PictureFrame.textFonts)"
    return [
      "body{margin:24px;background:\(palette.bar.hex)}",
      ".window{display:table;margin:auto;\(outline);background:\(palette.ground.hex)}",
      ".bar{position:relative;height:\(bar - 1)px;min-width:96px;overflow:hidden;"
        + "background:\(palette.bar.hex);border-bottom:1px solid \(palette.border.hex);"
        + "border-radius:\(PictureFrame.radius)px \(PictureFrame.radius)px 0 0;"
        + "font:\(PictureFrame.titleSize)px/\(bar)px \(PictureFrame.titleFonts);color:\(palette.title.hex)}",
      ".bar i{float:left;width:12px;height:12px;margin:\(bar / 2 - 6)px -6px 0 14px;border-radius:6px}",
      ".bar b{position:absolute;left:0;right:0;text-align:center;font-weight:normal}",
      ".screen{position:relative;width:\(size.width)ch;height:\(size.height * row)px;"
        + "margin:\(padding)px;font:\(font);color:\(palette.ink.hex);"
        + "font-variant-ligatures:none}",
      ".screen img{position:absolute;left:0;top:0;width:100%;height:100%;user-select:none}",
      ".row{position:relative;height:\(row)px;white-space:pre}",
      ".box,.wide{display:inline-block;width:1ch;text-align:center}",
      ".wide{width:2ch}",
      ".shape{color:transparent}",
    ] + inks.enumerated().map { ".s\($0){color:\($1.color.hex)\(Self.rule($1))}" }
  }

  private static func rule(_ ink: CellLook.Ink) -> String {
    (ink.isBold ? ";font-weight:bold" : "") + (ink.isItalic ? ";font-style:italic" : "")
  }
}

/// Writes the runs of a row as elements of a page: a run is a span, and what a font may give another width
/// stands in a box of one or two columns.
private struct HTMLSpans {
  let runs: [TextRun]
  let inks: [CellLook.Ink]

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
    let text = run.glyphs.stretches { $0.isShape && $1.isShape }.map { glyphs in
      let text = glyphs.map(\.text.inXML).joined()
      if glyphs[0].isPlain { return text }
      // Signs that are drawn behind the text: what is copied, but not seen.
      if glyphs[0].isShape {
        return "<span class=\"box shape\" style=\"width:\(glyphs.count)ch\">\(text)</span>"
      }
      return "<span class=\"\(glyphs[0].columns == 2 ? "wide" : "box")\">\(text)</span>"
    }
    return "<span class=\"s\(number)\">\(text.joined())</span>"
  }
}
