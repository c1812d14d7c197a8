import Cells
import Testing

@testable import Views

/// A sign before the lines that continue a paragraph.
struct WrappedLinePrefixTests {
  private func lines(_ width: Int, _ text: String, height: Int = 9) -> String {
    picture(width, height) { Text(text).wrappedLinePrefix("↪ ") }
  }

  @Test func `lines that continue a paragraph begin with the prefix`() {
    #expect(lines(9, "let a = b + c\nshort") == "let a = b\n↪ + c\nshort")
    #expect(lines(6, "日本語文字 x") == "日本語\n↪ 文字\n↪ x")
    #expect(lines(6, "abcdefghijk") == "abcdef\n↪ ghij\n↪ k")
    #expect(lines(20, "fits\n\nfits") == "fits\n\nfits")
    #expect(picture(4, 3) { Text("ab cd ef") } == "ab\ncd\nef")
  }

  @Test func `spaces at the start of a line of code are kept`() {
    #expect(lines(8, "    return x + y") == "    retu\n↪ rn x +\n↪ y")
    #expect(lines(12, "    return x + y") == "    return x\n↪ + y")
    #expect(lines(8, "    日本語") == "    日本\n↪ 語")
    #expect(lines(5, "          x") == "\n↪ x")
  }

  @Test func `the prefix is dim, and the text behind it is not`() {
    let buffer = ViewFixture(6, 2) { Text("abcdefgh").wrappedLinePrefix("↪ ") }.draw()
    #expect(buffer.lines == ["abcdef", "↪ gh"])
    #expect(buffer[0, 1].style.attributes == .dim && buffer[2, 1].style.attributes == [])
    let bold = ViewFixture(6, 2) {
      (Text("abcde").bold() + Text("fgh")).wrappedLinePrefix("↪ ")
    }.draw()
    #expect(bold[4, 0].style.attributes == .bold && bold[2, 1].style.attributes == [])
  }

  @Test func `a last line that is cut keeps its prefix and the width`() {
    #expect(lines(6, "abcdefghijkl", height: 2) == "abcdef\n↪ ghi…")
    #expect(
      picture(8, 2) { Text("abcdefghijklmnop").truncationMode(.middle).wrappedLinePrefix("↪ ") }
        == "abcdefgh\n↪ ijk…op")
  }

  @Test func `where there is no room for it there is none`() {
    #expect(lines(2, "abc") == "ab\nc")
    #expect(lines(3, "abcde") == "abc\n↪ d\n↪ e")
    #expect(lines(1, "ab") == "a\nb")
    #expect(lines(0, "ab") == "")
    #expect(lines(4, "") == "")
  }
}
