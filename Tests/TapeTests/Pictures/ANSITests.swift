import Cells
import Tape
import Testing

struct ANSITests {
  @Test func `a row holds its text and the changes of its style`() {
    var buffer = CellBuffer(size: Size(width: 20, height: 2))
    buffer.put("plain ", at: .zero)
    buffer.put("bold", at: Point(x: 6, y: 0), style: Style(attributes: .bold))
    buffer.put(" on", at: Point(x: 10, y: 0))
    buffer.put("日本", at: Point(x: 0, y: 1), style: Style(foreground: .palette(1)))
    #expect(shown(buffer) == "plain ^[1mbold^[m on\n^[31m日本^[m")
  }

  @Test func `blank ends are trimmed where they are plain`() {
    var buffer = CellBuffer(size: Size(width: 6, height: 3))
    buffer.put("ab", at: .zero)
    buffer.fill(Rect(x: 0, y: 1, width: 4, height: 1), style: Style(attributes: .reverse))
    #expect(shown(buffer) == "ab\n^[7m    ^[m\n")
  }

  @Test(arguments: [
    (Style(foreground: .palette(7), background: .palette(0)), "37;40"),
    (Style(foreground: .palette(8), background: .palette(15)), "90;107"),
    (Style(foreground: .palette(16), background: .palette(255)), "38;5;16;48;5;255"),
    (Style(foreground: .rgb(1, 2, 3), background: .rgb(255, 0, 9)), "38;2;1;2;3;48;2;255;0;9"),
    (
      Style(attributes: [.bold, .dim, .italic, .underline, .reverse, .strikethrough]), "1;2;3;4;7;9"
    ),
  ])
  func `every colour and attribute has its code`(style: Style, codes: String) {
    #expect(shown(in: style) == "^[\(codes)mx^[m")
  }

  @Test(arguments: [
    (Style(attributes: .bold), Style(attributes: [.bold, .italic]), "3"),
    (Style(attributes: [.bold, .dim]), Style(attributes: .dim), "0;2"),
    (
      Style(foreground: .rgb(1, 2, 3), attributes: [.bold, .dim]),
      Style(foreground: .rgb(1, 2, 3), attributes: .dim), "22;2"
    ),
    (
      Style(foreground: .palette(4), attributes: [.italic, .underline, .reverse, .strikethrough]),
      Style(foreground: .palette(4)), "0;34"
    ),
    (
      Style(foreground: .palette(100), attributes: .underline), Style(foreground: .palette(100)),
      "24"
    ),
    (
      Style(foreground: .palette(1), background: .palette(2)), Style(background: .palette(2)), "39"
    ),
  ])
  func `a style changes to the next by the shorter way`(first: Style, then: Style, codes: String) {
    let start = shown(in: first).dropLast(4)
    #expect(shown(in: first, then) == "\(start)x^[\(codes)my^[m")
  }

  @Test func `a screen without cells is empty`() {
    #expect(shown(CellBuffer(size: .zero)) == "")
  }

  @Test func `marks and emoji are written whole`() {
    var buffer = CellBuffer(size: Size(width: 10, height: 1))
    buffer.put("e\u{301}👨‍👩‍👧x", at: .zero)
    #expect(shown(buffer) == "e\u{301}👨‍👩‍👧x")
  }

  private func shown(in styles: Style...) -> String {
    var buffer = CellBuffer(size: Size(width: styles.count, height: 1))
    for (x, style) in styles.enumerated() {
      buffer.put(x == 0 ? "x" : "y", at: Point(x: x, y: 0), style: style)
    }
    return shown(buffer)
  }

  /// With a sign that can be read in place of the escape character.
  private func shown(_ buffer: CellBuffer) -> String {
    Snapshot(buffer).ansi.replacing("\u{1B}", with: "^")
  }
}
