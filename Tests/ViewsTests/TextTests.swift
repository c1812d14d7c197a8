import Cells
import Testing

@testable import Views

struct TextTests {
  @Test func `text wraps at words`() {
    #expect(
      picture(10, 5) { Text("the quick brown fox jumps") } == """
        the quick
        brown fox
        jumps
        """)
  }

  @Test func `a word longer than a line is broken`() {
    #expect(picture(5, 5) { Text("abcdefghijk lm") } == "abcde\nfghij\nk lm")
    #expect(picture(5, 5) { Text("hi abcdefgh") } == "hi\nabcde\nfgh")
  }

  @Test func `text that just fits stays on its line`() {
    #expect(picture(5, 2) { Text("ab cd") } == "ab cd")
    #expect(picture(5, 2) { Text("abcde fghij") } == "abcde\nfghij")
    #expect(picture(3, 3) { Text("abc   def") } == "abc\ndef")
  }

  @Test func `wide characters break without a space and are never split`() {
    #expect(picture(5, 4) { Text("日本語文字") } == "日本\n語文\n字")
    #expect(picture(6, 3) { Text("日本語文字") } == "日本語\n文字")
    #expect(picture(4, 3) { Text("abc日本") } == "abc\n日本")
    #expect(picture(1, 3) { Text("日本") } == "")
  }

  @Test func `combining characters and emoji count as what they cover`() {
    let cafe = "cafe\u{301} nai\u{308}ve"
    #expect(picture(10, 2) { Text(cafe) } == cafe)
    #expect(picture(6, 2) { Text(cafe) } == "cafe\u{301}\nnai\u{308}ve")
    #expect(picture(4, 2) { Text("👩‍👩‍👧‍👦🇩🇪❤️1️⃣") } == "👩‍👩‍👧‍👦🇩🇪\n❤️1️⃣")
  }

  @Test func `line breaks of every kind start a line`() {
    #expect(picture(9, 9) { Text("a\nb\r\nc\rd\n\ne") } == "a\nb\nc\nd\n\ne")
    #expect(
      ViewFixture(9, 9) {
        Text("a\n")
        Text("b")
      }.picture == "a\nb")
  }

  @Test func `a line limit cuts what does not fit`() {
    let text = Text("the quick brown fox jumps")
    #expect(picture(10, 5) { text.lineLimit(2) } == "the quick\nbrown fox…")
    #expect(picture(10, 5) { text.lineLimit(1) } == "the quick…")
    #expect(picture(10, 5) { text.lineLimit(0) } == "the quick…")
    #expect(picture(10, 5) { text.lineLimit(3) } == "the quick\nbrown fox\njumps")
    #expect(picture(10, 5) { text.lineLimit(1).lineLimit(nil) } == "the quick…")
    #expect(picture(10, 5) { Text("one\ntwo").lineLimit(1) } == "one…")
    #expect(picture(3, 5) { Text("one\ntwo").lineLimit(1) } == "on…")
    #expect(picture(3, 5) { Text("one\n").lineLimit(1) } == "one")
    #expect(picture(4, 5) { Text("日本語").lineLimit(1) } == "日…")
  }

  @Test func `text that is too high for its room is cut`() {
    #expect(picture(9, 2) { Text("one\ntwo\nthree") } == "one\ntwo…")
    #expect(picture(1, 1) { Text("abc") } == "…")
    #expect(picture(0, 0) { Text("abc") } == "")
    #expect(picture(5, 0) { Text("abc") } == "")
  }

  @Test func `lines are aligned as asked`() {
    let text = Text("wide line\na\nbcd")
    #expect(
      picture(12, 3) { text.multilineTextAlignment(.center) } == "wide line\n    a\n   bcd")
    #expect(
      picture(12, 3) { text.multilineTextAlignment(.trailing) } == """
        wide line
                a
              bcd
        """)
    #expect(
      picture(12, 3) { Text("日本語\n日").multilineTextAlignment(.trailing) } == "日本語\n    日")
  }

  @Test func `no text takes no room`() {
    #expect(
      picture(9, 3) {
        Text("")
        Text("below")
      } == "below")
    #expect(
      picture(9, 3) {
        HStack(spacing: 0) {
          Text("a")
          Text("")
          Text("b")
        }
      } == "ab")
  }

  @Test func `hostile text is only text`() {
    let hostile = "\u{1B}[2J\u{9B}31mred\u{202E}evil\u{200B}\u{7}"
    #expect(picture(30, 3) { Text(hostile) } == "[2J31mredevil")
    #expect(picture(3, 3) { Text("a" + String(repeating: "\u{200B}", count: 99) + "b") } == "ab")
  }

  @Test func `a long text costs what is shown of it`() {
    let long = String(repeating: "word ", count: 200_000)
    #expect(picture(9, 2) { Text(long) } == "word word\nword wor…")
  }
}
