import Cells
import Foundation
import Tape
import Testing

struct CastTests {
  private let start = "^[?7l^[?25l^[2J"
  private let end = "^[m^[?7h"

  @Test func `a recording describes itself`() throws {
    let cast = Cast(size: Size(width: 80, height: 24), title: "a \"b\"")
    let theme = try #require(cast.text.firstRange(of: ", \"theme\": "))
    #expect(
      cast.text[..<theme.lowerBound] == """
        {"version": 2, "width": 80, "height": 24, "title": "a \\"b\\"", "env": {"TERM": "xterm-256color"}
        """)
  }

  @Test func `a recording has the colours of its theme`() throws {
    func theme(_ theme: TapeSettings.Theme) throws -> Header.Theme {
      let text = Cast(size: Size(width: 8, height: 2), theme: theme).text
      return try JSONDecoder().decode(Header.self, from: Data(text.utf8)).theme
    }
    let dark = try theme(.dark)
    let light = try theme(.light)
    #expect([dark.fg, dark.bg] == ["#e1e6ee", "#0f1219"])
    #expect([light.fg, light.bg] == ["#1f2430", "#fcfcfd"])
    for colors in [dark, light].map({ $0.palette.split(separator: ":") }) {
      #expect(colors.count == 16)
      #expect(colors.allSatisfy { $0.wholeMatch(of: /#[0-9a-f]{6}/) != nil })
    }
    #expect(dark.palette.hasPrefix("#262b36:#e5606b:"))
    #expect(light.palette != dark.palette)
  }

  @Test func `the first frame clears the screen, and later ones write only what changed`() {
    var cast = Cast(size: Size(width: 20, height: 2))
    cast.show(screen("Loading", "~"), at: .zero)
    cast.show(screen("Loaded", "~"), at: .milliseconds(1250))
    #expect(
      events(cast) == [
        "[0.0, \"o\", \"\(start)^[1;1HLoading^[2;1H~\"]",
        "[1.25, \"o\", \"^[1;5Hed \"]",
        "[1.25, \"o\", \"^[?7h^[2;1H^[?25h\"]",
      ])
  }

  @Test func `a frame like the one before is no event, but time has passed`() {
    var cast = Cast(size: Size(width: 20, height: 2))
    cast.show(screen("a"), at: .zero)
    cast.show(screen("a"), at: .seconds(2))
    #expect(events(cast).map { $0.prefix(6) } == ["[0.0, ", "[2.0, "])
  }

  @Test func `a marker and events of one time keep their order`() {
    var cast = Cast(size: Size(width: 20, height: 2))
    cast.mark("b", at: .seconds(1))
    cast.show(screen("x"), at: .seconds(1))
    cast.mark("a\n\"", at: .seconds(1))
    cast.mark("late", at: .zero)
    #expect(
      events(cast).map { $0.prefix(9) }.map(String.init).joined(separator: " ")
        == #"[1.0, "m" [1.0, "o" [1.0, "m" [1.0, "m" [1.0, "o""#)
    #expect(events(cast)[2] == #"[1.0, "m", "a\n\""]"#)
  }

  @Test func `a new size is an event, and the frame is redrawn`() {
    var cast = Cast(size: Size(width: 20, height: 2))
    cast.show(screen("a", style: Style(attributes: .bold)), at: .zero)
    cast.show(screen("a", size: Size(width: 4, height: 1)), at: .seconds(1))
    #expect(
      Array(events(cast).dropFirst().prefix(2)) == [
        #"[1.0, "r", "4x1"]"#, #"[1.0, "o", "^[m^[2J^[1;1Ha"]"#,
      ])
  }

  @Test func `a first frame of another size than was said is a new size`() {
    var cast = Cast(size: Size(width: 20, height: 2))
    cast.show(screen("a", size: Size(width: 4, height: 1)), at: .zero)
    #expect(events(cast).first == #"[0.0, "r", "4x1"]"#)
  }

  @Test func `the cursor is shown, moved and hidden`() {
    var cast = Cast(size: Size(width: 20, height: 2))
    cast.show(screen("a"), cursor: Point(x: 1, y: 0), at: .zero)
    cast.show(screen("a"), cursor: Point(x: 3, y: 1), at: .zero)
    cast.show(screen("a"), cursor: nil, at: .zero)
    cast.show(screen("a"), cursor: Point(x: 20, y: 0), at: .zero)
    #expect(
      events(cast) == [
        "[0.0, \"o\", \"\(start)^[1;1Ha^[?25h\"]", #"[0.0, "o", "^[2;4H"]"#,
        #"[0.0, "o", "^[?25l"]"#,
        #"[0.0, "o", "^[?7h^[2;1H^[?25h"]"#,
      ])
  }

  @Test func `a style lasts from one frame to the next`() {
    var cast = Cast(size: Size(width: 20, height: 2))
    let bold = Style(attributes: .bold)
    cast.show(screen("a", style: bold), cursor: .zero, at: .zero)
    cast.show(screen("b", style: bold), cursor: .zero, at: .seconds(1))
    #expect(
      Array(events(cast).dropFirst()) == [
        #"[1.0, "o", "b^[1;1H"]"#, "[1.0, \"o\", \"\(end)\"]",
      ])
  }

  @Test func `after glyphs of doubtful width the cursor is moved explicitly`() {
    var cast = Cast(size: Size(width: 20, height: 1))
    cast.show(screen("日x", size: Size(width: 20, height: 1)), at: .zero)
    cast.show(screen("日x   🎉y", size: Size(width: 20, height: 1)), at: .zero)
    #expect(
      events(cast).prefix(2) == [
        "[0.0, \"o\", \"\(start)^[1;1H日^[1;3Hx\"]",
        "[0.0, \"o\", \"^[1;7H  ^[1;7H🎉^[1;9Hy\"]",
      ])
  }

  @Test func `the rest of a row is written again after a glyph of several scalars`() {
    var cast = Cast(size: Size(width: 8, height: 1))
    cast.show(screen("a      z", size: Size(width: 8, height: 1)), at: .zero)
    cast.show(screen("e\u{301}      z", size: Size(width: 8, height: 1)), at: .zero)
    #expect(events(cast)[1] == "[0.0, \"o\", \"^[1;1He\u{301}^[1;2H      z\"]")
  }

  @Test func `the text is the same every time, and adds nothing to the recording`() {
    var cast = Cast(size: Size(width: 20, height: 2))
    cast.show(screen("a"), at: .zero)
    let before = cast.text
    #expect(cast.text == before)
    cast.show(screen("b"), at: .seconds(1))
    #expect(events(cast).count == 3)
  }

  @Test func `a screen without cells is no trouble`() {
    var cast = Cast(size: .zero)
    cast.show(CellBuffer(size: .zero), cursor: .zero, at: .zero)
    #expect(events(cast).count == 2)
  }

  private struct Header: Decodable {
    struct Theme: Decodable {
      let fg: String
      let bg: String
      let palette: String
    }
    let theme: Theme
  }

  private func screen(
    _ rows: String..., size: Size = Size(width: 20, height: 2), style: Style = .plain
  ) -> CellBuffer {
    var buffer = CellBuffer(size: size)
    for (y, row) in rows.enumerated() { buffer.put(row, at: Point(x: 0, y: y), style: style) }
    return buffer
  }

  /// The lines after the first, with a sign that can be read in place of the escape character.
  private func events(_ cast: Cast) -> [String] {
    cast.text.replacing("\\u001b", with: "^").split(separator: "\n").dropFirst().map(String.init)
  }
}
