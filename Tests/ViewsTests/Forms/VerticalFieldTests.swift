import Cells
import Testing

@testable import Views

/// Fields of several lines.
struct VerticalFieldTests {
  @Test func `it wraps what is typed, grows within the limit, and the arrows go from line to line`()
  {
    let fixture = ViewFixture(11, 6) { Note("") }
    #expect(fixture.picture == "▸note     ◂")
    for key in "ab cd efgh" { fixture.press(KeyEquivalent(key)) }
    #expect(fixture.picture == "▸ab cd    ◂\n▸efgh     ◂")
    #expect(cursor(fixture) == Point(x: 5, y: 1))
    fixture.press(.upArrow)
    #expect(cursor(fixture) == Point(x: 5, y: 0))
    fixture.press("X")
    #expect(fixture.picture == "▸ab cXd   ◂\n▸efgh     ◂")
    fixture.press(.downArrow, .end, .return, "1", .return, "2")
    #expect(fixture.picture == "▸efgh     ◂\n▸1        ◂\n▸2        ◂", "three lines at most")
    fixture.press(.upArrow, .upArrow, .upArrow, .home, "Y")
    #expect(fixture.picture.hasPrefix("▸Yab cXd  ◂") || fixture.picture.hasPrefix("▸Yab cXd   ◂"))
    #expect(!fixture.press(.upArrow), "the first line: the key leads out")
  }

  @Test func `wide characters, a long word, a paste, and a click`() {
    let fixture = ViewFixture(9, 6) { Note("日本語文字列") }
    #expect(fixture.picture == "▸日本語 ◂\n▸文字列 ◂")
    fixture.mouse(.press, 3, 0)
    fixture.press("a")
    #expect(fixture.picture == "▸日a本  ◂\n▸語文字 ◂\n▸列     ◂")
    let pasted = ViewFixture(9, 4) { Note("") }
    pasted.draw()
    pasted.host.send(.paste("a\r\nb\tc"))
    #expect(pasted.picture == "▸a      ◂\n▸b c    ◂")
    #expect(picture(9, 3) { Note("abcdefghij").disabled(true) } == "▏abcdef ▕\n▏ghij   ▕")
  }

  @Test func `Enter submits where somebody waits for it, and with Option breaks the line`() {
    let log = Log()
    let fixture = ViewFixture(12, 4) { Note("a").onSubmit { log.add("submit") } }
    fixture.press(.return)
    fixture.host.send(.key(KeyPress(.return, modifiers: .option)))
    fixture.press("b")
    #expect(fixture.picture == "▸a         ◂\n▸b         ◂")
    #expect(log.take() == ["submit"])
  }

  @Test func `lines are reserved, and on any screen it stays within its room`() {
    #expect(
      picture(9, 6) {
        TextField("n", text: .constant(""), axis: .vertical).lineLimit(2...4).disabled(true)
      } == "▏n      ▕\n▏       ▕")
    for size in [(0, 0), (1, 1), (3, 1), (40, 10), (200, 60)] {
      let fixture = ViewFixture(size.0, size.1) { Note("日本 abc\n\ndef") }
      fixture.press(.upArrow, .downArrow, .home, .end, "x", .delete, .return)
      #expect(fixture.draw().lines.count == size.1)
    }
    let fixture = ViewFixture(20, 4) { Form { Note("a\nb") } }
    fixture.press(.return, .upArrow, "x")
    #expect(fixture.picture.contains("ax") || fixture.picture.contains("xa"))
  }

  @Test(arguments: 0..<40)
  func `every character is on one line, and every place is found again`(seed: Int) {
    var random = SystemRandomNumberGenerator()
    let signs = Array("ab  日\n")
    let characters = (0..<seed).map { _ in signs.randomElement(using: &random) ?? "a" }
    for columns in [1, 2, 3, 7] {
      let lines = FieldLines(characters, columns: columns)
      var next = 0
      for line in lines.lines {
        #expect(line.lowerBound == next)
        let isBroken = line.upperBound < characters.count && characters[line.upperBound] == "\n"
        next = line.upperBound + (isBroken ? 1 : 0)
      }
      #expect(next == characters.count)
      for place in 0...characters.count {
        let line = lines.line(of: place)
        #expect(lines.position(line: line, column: lines.column(of: place)) <= characters.count)
        #expect(lines.lines[line].lowerBound <= place)
      }
    }
  }

  private func cursor(_ fixture: ViewFixture) -> Point? {
    fixture.host.frame(at: fixture.now).cursor
  }
}

private struct Note: View {
  @State private var text: String

  init(_ text: String) { _text = State(initialValue: text) }

  var body: some View { TextField("note", text: $text, axis: .vertical).lineLimit(1...3) }
}
