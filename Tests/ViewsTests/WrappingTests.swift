import Cells
import TestSupport
import Testing

@testable import Views

/// Texts that are hard to break into lines.
struct WrappingTests {
  /// The columns of the lines at a width.
  private func lines(_ text: String, _ width: Int) -> [String] {
    TextLines(text, width: width, limit: .max).lines.map { String($0.text) }
  }

  @Test(arguments: 0..<20)
  func `letters with and without accents break alike`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let text = (0...generator.number(1...12)).map { _ in
        ["aaa", "a", " ", "  ", "aaaaaaa", "\n", "(a)", "a.", "-"][generator.number(0...8)]
      }.joined()
      let width = generator.number(1...9)
      let accented = text.replacing("a", with: "ä")
      #expect(
        lines(text, width).map { $0.replacing("a", with: "ä") } == lines(accented, width),
        "\(text.debugDescription) at \(width)")
    }
  }

  @Test(arguments: 0..<20)
  func `a text is as high as it says, and as wide`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let text = (0...generator.number(0...9)).map { _ in
        ["word", " ", "日本", "、", "e\u{301}", "👩‍👩‍👧‍👦", "\n", "\u{200B}", "\t", "…"][
          generator.number(0...9)]
      }.joined()
      let styled = StyledText(text, style: TextStyle(style: .plain))
      let node = TextNode(styled, in: EnvironmentValues(), cache: TextCache())
      let width = generator.number(1...9)
      let size = node.layout(Proposal(width: width, height: nil)).size
      #expect(node.lengths(.vertical, across: width).max == size.height)
      #expect(size.width <= max(2, width))
      #expect(
        node.lengths(.horizontal, across: nil).max
          == node.layout(Proposal(width: nil, height: nil)).size.width)
    }
  }

  @Test func `a word that fits a line is not broken for the spaces before it`() {
    #expect(lines("  word", 5) == ["", "word"])
    #expect(lines("    abc", 3) == ["", "abc"])
    #expect(lines("a\n  word", 5) == ["a", "", "word"])
  }

  @Test func `a tab separates words`() {
    #expect(picture(20, 1) { Text("name\tvalue") } == "name value")
    #expect(picture(5, 2) { Text("name\tvalue") } == "name\nvalue")
  }

  @Test func `a limit of no lines or fewer is one line`() {
    for limit in [0, -1, .min] {
      #expect(picture(8, 2) { Text("one two three").lineLimit(limit) } == "one two…")
    }
    #expect(picture(8, 2) { Text("日本語日本語").lineLimit(...0) } == "日本語…")
  }

  @Test func `text is cut at its head, in its middle, at its end`() {
    func cut(_ mode: Text.TruncationMode, _ width: Int, _ text: String = "日本語 end") -> String {
      picture(width, 1) { Text(text).lineLimit(1).truncationMode(mode) }
    }
    #expect((1...6).map { cut(.head, $0) } == ["…", "…d", "…nd", "…end", "…end", "…end"])
    #expect((1...6).map { cut(.tail, $0) } == ["…", "…", "日…", "日…", "日本…", "日本…"])
    #expect((1...6).map { cut(.middle, $0) } == ["…", "…d", "…nd", "日…d", "日…nd", "日…end"])
    #expect(cut(.middle, 7, "a\nbcdefghi") == "a…efghi")
    #expect(cut(.head, 3, "👩‍👩‍👧‍👦👩‍👩‍👧‍👦") == "…👩‍👩‍👧‍👦")
  }

  @Test func `joined texts break as one text and keep their styles`() {
    let fixture = ViewFixture(7, 4) {
      Text("one ").bold() + Text("two three").italic() + Text(" four")
    }
    #expect(fixture.picture == "one two\nthree\nfour")
    let screen = fixture.draw()
    #expect(screen[0, 0].style.attributes == .bold)
    #expect(screen[4, 0].style.attributes == .italic)
    #expect(screen[0, 1].style.attributes == .italic)
    #expect(screen[0, 2].style.attributes == [])
    #expect(picture(6, 2) { Text("un") + Text("broken") + Text(" word") } == "unbrok\nen wo…")
  }

  @Test func `lines are aligned within the width of the longest`() {
    func lines(_ alignment: TextAlignment) -> String {
      picture(12, 3) { Text("long line\nab\n日本").multilineTextAlignment(alignment) }
    }
    #expect(lines(.center) == "long line\n   ab\n  日本")
    #expect(lines(.trailing) == "long line\n       ab\n     日本")
  }

  @Test func `a wide letter that only half fits is left out`() {
    #expect(picture(3, 1) { Text("日本").fixedSize() } == "日")
    #expect(picture(4, 1) { Text("日本").fixedSize().offset(x: -8) } == " 本")
    #expect(picture(1, 1) { Text("日本") } == "…")
    #expect(picture(5, 1) { Text("e\u{301}e\u{301}日").frame(width: 24) } == "e\u{301}e\u{301}…")
  }
}
