import Cells
import Testing

@testable import Views

/// Texts whose runs have their own styles.
struct AttributedTextTests {
  private typealias Run = AttributedText.Run

  /// The style of each cell of a row as a letter, in the order of the attributes' bits; a dot for none.
  private func row(_ buffer: CellBuffer, _ y: Int = 0) -> String {
    String(
      (0..<buffer.size.width).map { x -> Character in
        let bits = buffer[x, y].style.attributes.rawValue
        return bits == 0 ? "." : Array("bdiurs")[bits.trailingZeroBitCount]
      })
  }

  @Test func `each run is drawn in its style`() {
    let text = AttributedText([
      Run("a"), Run("b", isBold: true), Run("c", isItalic: true), Run("d", isUnderlined: true),
      Run("e", isStruckThrough: true), Run("f", isDim: true), Run("g", isMarked: true),
      Run("h", foregroundColor: .red), Run("i", link: "x"),
    ])
    let buffer = ViewFixture(9, 1) { Text(text) }.draw()
    #expect(buffer.lines == ["abcdefghi"])
    #expect(row(buffer) == ".biusdr.u")
    #expect(buffer[7, 0].style.foreground == .palette(1))
  }

  @Test func `a run inherits what it does not set`() {
    let text = AttributedText([Run("a"), Run("b", foregroundColor: .red), Run("c", isDim: true)])
    let buffer = ViewFixture(3, 1) {
      Text(text).bold().foregroundStyle(.green, .blue)
    }.draw()
    #expect(
      (0..<3).map { buffer[$0, 0].style.foreground } == [.palette(2), .palette(1), .palette(4)])
    #expect((0..<3).allSatisfy { buffer[$0, 0].style.attributes.contains(.bold) })
    let tinted = ViewFixture(1, 1) {
      Text(AttributedText([Run("a", foregroundColor: .accentColor)])).tint(.red)
    }.draw()
    #expect(tinted[0, 0].style.foreground == .palette(1))
    let disabled = ViewFixture(3, 1) { Text(text).disabled(true) }.draw()
    #expect(row(disabled) == "ddd")
  }

  @Test func `runs wrap, are cut, joined, changed in case and hidden as one text`() {
    let text = AttributedText([Run("one t"), Run("wo", isBold: true), Run(" thr\tee")])
    #expect(picture(7, 3) { Text(text) } == "one two\nthr ee")
    #expect(picture(6, 1) { Text(text) } == "one t…")
    #expect(picture(20, 1) { Text("<") + Text(text) + Text(">") } == "<one two thr ee>")
    #expect(picture(20, 1) { Text(text).textCase(.uppercase) } == "ONE TWO THR EE")
    #expect(picture(20, 1) { Text(text).redacted(reason: .placeholder) } == "███ ███ ███ ██")
    #expect("\(Text(text))" == "one two thr\tee" && text.plain == "one two thr\tee")
  }

  @Test func `wide characters and a character of two runs keep their styles`() {
    let text = AttributedText([
      Run("日本", isBold: true), Run("語", isUnderlined: true), Run("cafe", isBold: true),
      Run("\u{301}x"),
    ])
    let buffer = ViewFixture(6, 2) { Text(text) }.draw()
    #expect(buffer.lines == ["日本語", "cafe\u{301}x"])
    #expect([row(buffer), row(buffer, 1)] == ["bbbbuu", "bbbb.."])
  }

  @Test func `nothing is shown of nothing`() {
    #expect(picture(5, 1) { Text(AttributedText()) } == "")
    #expect(picture(5, 1) { Text(AttributedText([Run(""), Run("", isBold: true)])) } == "")
    #expect(picture(5, 1) { Text(AttributedText()) + Text("x") } == "x")
    #expect(picture(0, 0) { Text(AttributedText("x")) } == "")
  }

  @Test func `a text that has changed is drawn so`() {
    let fixture = ViewFixture(5, 1) {
      Switching { Text(AttributedText([Run($0 ? "a" : "b", isBold: $0)])) }
    }
    let first = fixture.draw()
    fixture.press("s")
    let second = fixture.draw()
    #expect(Set([first.lines[0], second.lines[0]]) == ["a", "b"])
    #expect(Set([row(first), row(second)]) == ["b....", "....."])
  }

  @Test func `a text that has not changed is joined and wrapped once`() {
    let text = AttributedText((0..<10_000).map { Run("word \($0) ", isBold: $0 % 2 == 0) })
    let environment = EnvironmentValues()
    let cache = TextCache()
    func address(_ text: AttributedText) -> UnsafeRawPointer? {
      let run = DrawnRun(.attributed(text), in: environment)
      return cache.styled(run, []).text.utf8.withContiguousStorageIfAvailable {
        UnsafeRawPointer($0.baseAddress)
      } ?? nil
    }
    let first = address(text)
    #expect(first != nil && address(text) == first)
    var changed = text
    changed.runs[9_999].isItalic = true
    #expect(address(changed) != first)
    let fixture = ViewFixture(40, 3) { ScrollView { Text(text) } }
    fixture.press("G")
    #expect(fixture.picture.contains("word 9999"))
  }
}
