import Cells
import Testing

@testable import Views

/// Texts joined of parts.
struct TextRunTests {
  /// The first row, and a letter for each cell of it: bold, dim, underlined, or a dot.
  private func rows(_ fixture: ViewFixture) -> [String] {
    let buffer = fixture.draw()
    return (0..<buffer.size.height).map { y in
      String(
        (0..<buffer.size.width).map { x -> Character in
          let attributes = buffer[x, y].style.attributes
          if attributes.contains(.bold) { return "b" }
          if attributes.contains(.dim) { return "d" }
          return attributes.contains(.underline) ? "u" : "."
        })
    }
  }

  @Test func `parts wrap as one text and keep their styles`() {
    let fixture = ViewFixture(10, 3) {
      Text("the ") + Text("quick br").bold() + Text("own fox ") + Text("jumps").underline()
    }
    #expect(fixture.picture == "the quick\nbrown fox\njumps")
    #expect(rows(fixture) == ["....bbbbb.", "bb........", "uuuuu....."])
  }

  @Test func `wide characters keep the style of their part`() {
    let fixture = ViewFixture(5, 3) { Text("日本").bold() + Text("語文字").underline() }
    #expect(fixture.picture == "日本\n語文\n字")
    #expect(rows(fixture) == ["bbbb.", "uuuu.", "uu..."])
  }

  @Test func `a character made of two parts is drawn as the first`() {
    let fixture = ViewFixture(6, 1) { Text("cafe").bold() + Text("\u{301}x").underline() }
    #expect(fixture.picture == "cafe\u{301}x")
    #expect(rows(fixture) == ["bbbbu."])
    #expect(picture(6, 1) { Text("👩").bold() + Text("\u{200D}👧!") } == "👩‍👧!")
  }

  @Test func `what is said of all parts yields to what one part says`() {
    let fixture = ViewFixture(3, 1) {
      (Text("a").fontWeight(.regular) + Text("b") + Text("c").font(.caption)).bold()
    }
    #expect(rows(fixture) == [".bb"])
    let colours = ViewFixture(2, 1) {
      (Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.green)
    }.draw()
    #expect(colours[0, 0].style.foreground == .palette(1))
    #expect(colours[1, 0].style.foreground == .palette(2))
  }

  @Test func `joined text is cut as one`() {
    let text = Text("one two ").bold() + Text("three")
    let fixture = ViewFixture(9, 1) { text }
    #expect(fixture.picture == "one two…")
    #expect(rows(fixture) == ["bbbbbbbb."])
    #expect(picture(1, 1) { text } == "…")
    #expect(picture(0, 0) { text } == "")
    #expect(picture(9, 2) { text.lineLimit(1).truncationMode(.head) } == "…wo three")
  }

  @Test func `empty parts leave no trace`() {
    let fixture = ViewFixture(4, 2) {
      Text("") + Text("a").bold() + Text("") + Text("b") + Text("")
    }
    #expect(fixture.picture == "ab")
    #expect(rows(fixture)[0] == "b...")
    #expect(
      picture(4, 2) {
        Text("") + Text("")
        Text("x")
      } == "x")
  }
}
