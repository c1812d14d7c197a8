import Testing

@testable import Cells

struct GridTests {
  @Test func `a grid shows the text, then the styles, then what they mean`() {
    var buffer = CellBuffer(8, 2)
    buffer.put("日 ab", at: .zero, style: Style(attributes: .bold))
    buffer.put("x", at: Point(x: 3, y: 1), style: Style(foreground: .palette(1), attributes: .dim))
    #expect(
      buffer.grid == """
        8x2
        日 ab
           x
        --- styles
        aaaaa
        ...b
        --- legend
        a bold
        b dim, palette 1 on standard

        """)
  }

  @Test func `every style of a picture has its own letter`() {
    var buffer = CellBuffer(200, 1)
    for x in 0..<200 {
      let style = Style(foreground: .palette(UInt8(x)))
      buffer.put("▀", at: Point(x: x, y: 0), style: style)
    }
    let lines = buffer.grid.split(separator: "\n")
    #expect(Set(lines[3]).count == 200)
    #expect(lines.last == "仇 palette 199 on standard")
  }

  @Test func `a plain screen has no legend`() {
    #expect(CellBuffer("hi", width: 3).grid == "3x1\nhi\n--- styles\n\n--- legend\n")
  }

  @Test func `styles are put in words`() {
    #expect(Style.plain.description == "plain")
    #expect(Style(attributes: [.italic, .underline]).description == "italic underline")
    #expect(
      Style(background: .rgb(1, 2, 3), attributes: .reverse).description
        == "reverse, standard on rgb 1 2 3")
  }

  @Test func `blank ends of rows are trimmed, and rows are kept`() {
    var buffer = CellBuffer(5, 3)
    buffer.put(" a ", at: Point(x: 0, y: 1))
    #expect(buffer.text == "\n a\n")
  }
}
