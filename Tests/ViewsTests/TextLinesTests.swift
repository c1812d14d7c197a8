import Cells
import Testing

@testable import Views

/// How many lines a text takes, where it is cut, and where it may break.
struct TextLinesTests {
  private let text = Text("the quick brown fox jumps")

  @Test func `a text is cut where it is asked to`() {
    #expect(picture(10, 3) { text.lineLimit(1).truncationMode(.tail) } == "the quick…")
    #expect(picture(10, 3) { text.lineLimit(1).truncationMode(.head) } == "…fox jumps")
    #expect(picture(10, 3) { text.lineLimit(1).truncationMode(.middle) } == "the q…umps")
    #expect(picture(10, 3) { text.lineLimit(2).truncationMode(.head) } == "the quick\n…fox jumps")
    #expect(
      picture(10, 3) { text.lineLimit(3).truncationMode(.middle) } == "the quick\nbrown fox\njumps")
    #expect(picture(1, 1) { text.truncationMode(.middle) } == "…")
    #expect(picture(2, 1) { text.truncationMode(.middle) } == "t…")
    #expect(picture(2, 1) { text.truncationMode(.head) } == "…s")
    #expect(picture(9, 1) { Text("").truncationMode(.head) } == "")
  }

  @Test func `wide characters are never cut in half`() {
    let wide = Text("日本語文字")
    #expect(picture(6, 1) { wide.truncationMode(.head) } == "…文字")
    #expect(picture(6, 1) { wide.truncationMode(.middle) } == "日…字")
    #expect(picture(5, 1) { wide.truncationMode(.middle) } == "日…字")
    #expect(picture(4, 1) { wide.truncationMode(.middle) } == "日…")
    #expect(picture(2, 1) { wide.truncationMode(.head) } == "…")
  }

  @Test func `paragraphs are cut at their own ends`() {
    let lines = Text("one\ntwo\r\nthree\n")
    #expect(picture(9, 1) { lines.truncationMode(.head) } == "…three")
    #expect(picture(9, 1) { lines.truncationMode(.middle) } == "one…three")
    #expect(picture(9, 1) { Text("one\n\n").truncationMode(.middle) } == "one…")
    #expect(picture(3, 1) { lines.truncationMode(.head) } == "…ee")
  }

  @Test func `a closing sign does not start a line, an opening one ends none`() {
    #expect(picture(4, 4) { Text("日本。語文") } == "日\n本。\n語文")
    #expect(picture(6, 4) { Text("日本語」。文") } == "日本\n語」。\n文")
    #expect(picture(4, 4) { Text("日「本」") } == "日\n「本\n」")
    #expect(picture(4, 4) { Text("日本, 語") } == "日\n本,\n語")
    #expect(picture(2, 4) { Text("日。") } == "日\n。")
    #expect(picture(6, 4) { Text("カード") } == "カード")
    #expect(picture(4, 4) { Text("ルカード") } == "ル\nカー\nド")
  }

  @Test func `a limit can reserve its lines`() {
    func below(_ view: some View) -> String {
      picture(10, 6) {
        view
        Text("|")
      }
    }
    let short = Text("a")
    #expect(below(short.lineLimit(2, reservesSpace: true)) == "a\n\n|")
    #expect(below(short.lineLimit(2, reservesSpace: false)) == "a\n|")
    #expect(below(text.lineLimit(2, reservesSpace: true)) == "the quick\nbrown fox…\n|")
    #expect(below(short.lineLimit(2...3)) == "a\n\n|")
    #expect(below(text.lineLimit(1...2)) == "the quick\nbrown fox…\n|")
    #expect(below(text.lineLimit(4...)) == "the quick\nbrown fox\njumps\n\n|")
    #expect(below(text.lineLimit(...1)) == "the quick…\n|")
    #expect(below(short.lineLimit(3...).lineLimit(nil)) == "a\n\n\n|")
  }

  @Test func `lines can be further apart`() {
    #expect(picture(10, 5) { text.lineSpacing(16) } == "the quick\n\nbrown fox\n\njumps")
    #expect(picture(10, 4) { text.lineSpacing(16) } == "the quick\n\nbrown fox…")
    #expect(picture(10, 3) { text.lineSpacing(4) } == "the quick\nbrown fox\njumps")
    #expect(picture(10, 3) { text.lineSpacing(-99) } == "the quick\nbrown fox\njumps")
    #expect(picture(1, 1) { text.lineSpacing(16) } == "…")
    let fixture = ViewFixture(4, 3) { ScrollView { Text("a\nb\nc").lineSpacing(16) } }
    #expect(fixture.picture == "a  ┃\n   │\nb  │")
    fixture.press(.downArrow)
    #expect(fixture.picture.split(separator: "\n").map(\.first) == [" ", "b", " "])
  }

  @Test func `letters can be shown as capitals or small`() {
    #expect(picture(9, 1) { Text("Straße é").textCase(.uppercase) } == "STRASSE É")
    #expect(picture(9, 1) { Text("ÀB 日").textCase(.lowercase) } == "àb 日")
    #expect(
      picture(9, 2) {
        VStack {
          Text("Ab").textCase(nil)
          Text("c") + Text("D")
        }.textCase(.uppercase)
      } == "Ab\nCD")
  }
}
