import Cells
import Testing

@testable import Views

/// Texts joined of parts.
struct TextRunTests {
  /// The first row, and a letter for each cell of it: bold, dim, underlined, or a dot.
  private func rows(_ stage: Stage) -> [String] {
    let buffer = stage.draw()
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
    let stage = Stage(10, 3) {
      Text("the ") + Text("quick br").bold() + Text("own fox ") + Text("jumps").underline()
    }
    #expect(stage.picture == "the quick\nbrown fox\njumps")
    #expect(rows(stage) == ["....bbbbb.", "bb........", "uuuuu....."])
  }

  @Test func `wide characters keep the style of their part`() {
    let stage = Stage(5, 3) { Text("日本").bold() + Text("語文字").underline() }
    #expect(stage.picture == "日本\n語文\n字")
    #expect(rows(stage) == ["bbbb.", "uuuu.", "uu..."])
  }

  @Test func `a character made of two parts is drawn as the first`() {
    let stage = Stage(6, 1) { Text("cafe").bold() + Text("\u{301}x").underline() }
    #expect(stage.picture == "cafe\u{301}x")
    #expect(rows(stage) == ["bbbbu."])
    #expect(picture(6, 1) { Text("👩").bold() + Text("\u{200D}👧!") } == "👩‍👧!")
  }

  @Test func `what is said of all parts yields to what one part says`() {
    let stage = Stage(3, 1) {
      (Text("a").fontWeight(.regular) + Text("b") + Text("c").font(.caption)).bold()
    }
    #expect(rows(stage) == [".bb"])
    let colours = Stage(2, 1) {
      (Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.green)
    }.draw()
    #expect(colours[0, 0].style.foreground == .palette(1))
    #expect(colours[1, 0].style.foreground == .palette(2))
  }

  @Test func `joined text is cut as one`() {
    let text = Text("one two ").bold() + Text("three")
    let stage = Stage(9, 1) { text }
    #expect(stage.picture == "one two…")
    #expect(rows(stage) == ["bbbbbbbb."])
    #expect(picture(1, 1) { text } == "…")
    #expect(picture(0, 0) { text } == "")
    #expect(picture(9, 2) { text.lineLimit(1).truncationMode(.head) } == "…wo three")
  }

  @Test func `empty parts leave no trace`() {
    let stage = Stage(4, 2) { Text("") + Text("a").bold() + Text("") + Text("b") + Text("") }
    #expect(stage.picture == "ab")
    #expect(rows(stage)[0] == "b...")
    #expect(
      picture(4, 2) {
        Text("") + Text("")
        Text("x")
      } == "x")
  }
}
