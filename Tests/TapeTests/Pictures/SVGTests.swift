import Cells
import Testing

@testable import Tape

struct SVGTests {
  private func svg(_ rows: String..., style: Style = .plain) -> String {
    var buffer = CellBuffer(size: Size(width: 20, height: rows.count))
    for (y, row) in rows.enumerated() { buffer.put(row, at: Point(x: 0, y: y), style: style) }
    return Snapshot(buffer).svg
  }

  @Test func `every grapheme of a run has its own position`() {
    #expect(svg("a bc").contains(#"<tspan x="0 9 18 27">a bc</tspan>"#))
  }

  @Test func `a row is one element, whose blanks stay`() {
    #expect(
      svg("", "ab", "").contains(
        #"<text y="33" xml:space="preserve"><tspan x="0 9">ab</tspan></text>"#))
  }

  @Test func `wide graphemes stand in the middle of their two cells, each in its own element`() {
    let text = svg("日x🇩🇪|")
    #expect(text.contains(#"<tspan x="9" text-anchor="middle" font-size="16">日</tspan>"#))
    #expect(text.contains(#"<tspan x="18">x</tspan>"#))
    #expect(text.contains(#"<tspan x="36" text-anchor="middle">🇩🇪</tspan>"#))
    #expect(text.contains(#"<tspan x="45">|</tspan>"#))
  }

  @Test func `a letter with marks is its own element`() {
    let text = svg("ae\u{301}i")
    #expect(
      text.contains(
        "<tspan x=\"0\">a</tspan><tspan x=\"9\">e\u{301}</tspan><tspan x=\"18\">i</tspan>"))
  }

  @Test func `letters that join or run to the left are put in their place one by one`() {
    #expect(
      svg("שׁל").contains(
        "<tspan x=\"0\">ש\u{5C1}</tspan><tspan x=\"9\">ל</tspan>"))
  }

  @Test func `neighbours that look alike are one run, though their backgrounds differ`() {
    var buffer = CellBuffer(size: Size(width: 4, height: 1))
    buffer.put("ab", at: .zero)
    buffer.put("cd", at: Point(x: 2, y: 0), style: Style(background: .palette(4)))
    #expect(Snapshot(buffer).svg.contains(#"<tspan x="0 9 18 27">abcd</tspan>"#))
  }

  @Test func `a change of colour or weight begins a run`() {
    var buffer = CellBuffer(size: Size(width: 6, height: 1))
    buffer.put("ab", at: .zero)
    buffer.put("cd", at: Point(x: 2, y: 0), style: Style(attributes: [.bold, .italic]))
    buffer.put("ef", at: Point(x: 4, y: 0), style: Style(foreground: .rgb(1, 2, 3)))
    let row =
      #"<tspan x="0 9">ab</tspan><tspan x="18 27" font-weight="bold" font-style="italic">cd</tspan>"#
      + ##"<tspan x="36 45" fill="#010203">ef</tspan>"##
    #expect(Snapshot(buffer).svg.contains(row))
  }

  @Test func `backgrounds of one colour are one block, over rows too`() {
    var buffer = CellBuffer(size: Size(width: 9, height: 4))
    buffer.fill(Rect(x: 2, y: 1, width: 5, height: 2), style: Style(background: .rgb(1, 2, 3)))
    #expect(
      Snapshot(buffer).svg.contains(
        ##"<path fill="#010203" shape-rendering="crispEdges" d="M18 19h45v38h-45z"/>"##))
  }

  @Test func `reverse changes standard colours round too`() {
    let palette = PicturePalette(.dark)
    let text = svg("ab", style: Style(attributes: .reverse))
    #expect(text.contains("<path fill=\"\(palette.ink.hex)\""))
    #expect(text.contains("<tspan x=\"0 9\" fill=\"\(palette.ground.hex)\">ab</tspan>"))
  }

  @Test func `lines under and through text are drawn from cell edge to cell edge`() {
    let style = Style(foreground: .rgb(1, 2, 3), attributes: [.underline, .strikethrough])
    #expect(svg("a b", style: style).contains(#"d="M0 10h27v1h-27zM0 16h27v1h-27z"/>"#))
  }

  @Test func `nothing in a cell or in the title can leave its position`() {
    var buffer = CellBuffer(size: Size(width: 40, height: 1))
    buffer.put("</text>&\"<script>\u{FFFF}", at: .zero)
    let text = Snapshot(buffer, title: "</title><b>&\u{1B}[1m\n\u{FFFE}\u{202E}").svg
    #expect(
      text.contains("&lt;/text&gt;&amp;&quot;&lt;script&gt;</tspan><tspan x=\"153\">\u{FFFD}"))
    #expect(text.contains("<title>&lt;/title&gt;&lt;b&gt;&amp;[1m\u{FFFD}</title>"))
    #expect(!text.contains("<script"))
  }

  @Test func `a picture needs nothing from outside`() {
    let text = svg("http://example.org", style: Style(background: .palette(1)))
    let rest = text.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "")
      .replacing(">http://example.org<", with: "")
    for sign in ["href", "url(", "http", "<style", "<image", "@"] { #expect(!rest.contains(sign)) }
  }

  @Test func `a title that is too long is cut where the room ends`() {
    let buffer = CellBuffer(size: Size(width: 40, height: 1))
    let text = Snapshot(buffer, title: String(repeating: "title ", count: 20)).svg
    #expect(text.contains("<title>title title title title ti…</title>"))
    #expect(!Snapshot(CellBuffer(size: .zero), title: "title").svg.contains("<text"))
  }

  @Test func `an empty screen is still a window with its three buttons`() {
    let text = Snapshot(CellBuffer(size: .zero)).svg
    #expect(text.contains(#"width="96" height="64""#))
    #expect(text.contains("<title>A terminal</title>"))
    #expect(text.split(separator: "<circle").count == 4)
  }

  @Test func `the text cursor is an outline around its cell, wide ones too`() {
    var buffer = CellBuffer(size: Size(width: 4, height: 1))
    buffer.put("a日", at: .zero)
    let outlines = [0, 1, 9].map { x in
      Snapshot(buffer, cursor: Point(x: x, y: 0)).svg.split(separator: "\n")
        .first { $0.contains("stroke-width=\"1.5\"") }
    }
    #expect(outlines[0]?.contains(#"d="M.75 .75h7.5v17.5h-7.5z""#) == true)
    #expect(outlines[1]?.contains(#"d="M9.75 .75h16.5v17.5h-16.5z""#) == true)
    #expect(outlines[2] == nil)
  }

  @Test(arguments: TapeSettings.Theme.allCases)
  func `the same screen gives the same bytes`(theme: TapeSettings.Theme) {
    let pictures = (0..<3).map { _ in PictureSheet.snapshot(theme: theme) }
    #expect(Set(pictures.map(\.svg)).count == 1)
    #expect(Set(pictures.map(\.html)).count == 1)
  }
}
