import Cells
import Tape
import Testing

@testable import TapeDemo

/// The screen of a tape on the terminal of a user, as small pictures.
struct PlayerScreenTests {
  /// A screen of these rows, on a terminal of a size.
  private func screen(
    _ rows: [String] = ["abcd", "ef"], screen: Size = Size(width: 4, height: 2),
    cursor: Point? = nil, state: String? = nil, on terminal: Size, input: String? = nil,
    caption: String? = nil, isPaused: Bool = false
  ) -> PlayerScreen {
    var buffer = CellBuffer(size: screen)
    for (y, row) in rows.enumerated() { buffer.put(row, at: Point(x: 0, y: y)) }
    return PlayerScreen(
      Snapshot(buffer, cursor: cursor, state: state), size: terminal, input: input,
      caption: caption, isPaused: isPaused)
  }

  @Test func `with enough room the screen has a frame, and the keys are below`() {
    let screen = screen(cursor: Point(x: 2, y: 1), on: Size(width: 30, height: 8))
    #expect(
      screen.buffer.lines == [
        "",
        "            ╭────╮",
        "            │abcd│",
        "            │ef  │",
        "            ╰────╯",
        "",
        "",
        "    Space holds it · q leaves",
      ])
    #expect(screen.cursor == Point(x: 15, y: 3))
    #expect(screen.buffer[12, 1].style == Style(attributes: .dim))
    #expect(screen.buffer[13, 2].style == .plain)
    #expect(screen.buffer[0, 7].style == Style(attributes: .dim))
  }

  @Test func `the state and the last input are said where there is room`() {
    let state = "loaded(3)"
    func foot(_ width: Int, state: String?, input: String?) -> String? {
      screen(state: state, on: Size(width: width, height: 3), input: input).buffer.lines.last
    }
    let both = " loaded(3) · Down "
    #expect(foot(46, state: state, input: "Down") == both + "  Space holds it · q leaves")
    #expect(foot(45, state: state, input: "Down") == both + " Space holds it · q leaves")
    #expect(foot(44, state: state, input: "Down")?.contains("loaded") == false)
    #expect(foot(40, state: state, input: nil) == " loaded(3)    Space holds it · q leaves")
    #expect(foot(40, state: nil, input: "日本") == " 日本         Space holds it · q leaves")
    #expect(foot(13, state: state, input: nil) == " Space holds")
  }

  @Test func `a caption stands above the keys where the screen leaves it a row`() {
    func rows(_ caption: String, height: Int) -> [String] {
      screen(on: Size(width: 12, height: height), caption: caption).buffer.lines
    }
    #expect(rows("Posts", height: 4) == ["    abcd", "    ef", "   Posts", " Space holds"])
    #expect(rows("日本", height: 4)[2] == "    日本")
    #expect(rows("All that there is", height: 4)[2] == " All that th")
    #expect(rows("Posts", height: 3) == ["    abcd", "    ef", " Space holds"])
    let style = screen(on: Size(width: 12, height: 4), caption: "Posts").buffer[3, 2].style
    #expect(style == Style(attributes: .bold))
  }

  @Test func `a tape that is held says so, in reverse, even over its last row`() {
    let size = Size(width: 34, height: 2)
    let held = screen(on: size, isPaused: true)
    #expect(
      held.buffer.lines == [
        "               abcd", "  Held · Space goes on · q leaves",
      ])
    #expect(held.buffer[0, 1].style == Style(attributes: .reverse))
    #expect(held.buffer[33, 1].style == Style(attributes: .reverse))
    #expect(screen(on: size).buffer.lines == ["               abcd", "               ef"])
  }

  @Test func `without room on all sides there is no frame`() {
    // Four rows for the screen and its frame, and two for what is below.
    let fits = Size(width: 6, height: 6)
    #expect(screen(on: fits).buffer.lines[0] == "╭────╮")
    for size in [Size(width: 5, height: 6), Size(width: 6, height: 5), Size(width: 4, height: 2)] {
      #expect(!screen(on: size).buffer.text.contains("╭"), "\(size)")
    }
    #expect(screen(on: Size(width: 5, height: 3)).buffer.lines == ["abcd", "ef", " Spac"])
  }

  @Test func `a screen that is larger is cut, from its top left corner`() {
    let cut = screen(cursor: Point(x: 3, y: 1), on: Size(width: 2, height: 1))
    #expect(cut.buffer.lines == ["ab"])
    #expect(cut.cursor.map { cut.buffer.bounds.contains($0) } != true)
    let held = screen(on: Size(width: 2, height: 1), isPaused: true)
    #expect(held.buffer.lines == [" H"])
  }

  @Test func `a screen that is cut says so, where there is room for it`() {
    let large = Size(width: 60, height: 3)
    func foot(_ width: Int) -> String? {
      screen(screen: large, on: Size(width: width, height: 2)).buffer.lines.last
    }
    #expect(foot(56) == " 60x3, cut by the window      Space holds it · q leaves")
    #expect(foot(30) == "    Space holds it · q leaves")
    #expect(foot(20) == "ef")
  }

  @Test func `a wide glyph that would be cut in half is left out`() {
    func row(_ width: Int) -> String {
      screen(["a日b"], on: Size(width: width, height: 2)).buffer.lines[0]
    }
    #expect(row(1) == "a")
    #expect(row(2) == "a")
    #expect(row(3) == "a日")
    #expect(row(4) == "a日b")
  }

  @Test func `glyphs of several scalars and styles go over as they are`() {
    var buffer = CellBuffer(size: Size(width: 6, height: 1))
    let style = Style(foreground: .palette(1), attributes: .bold)
    buffer.put("e\u{301}👩‍🚀日", at: .zero, style: style)
    let screen = PlayerScreen(
      Snapshot(buffer), size: Size(width: 6, height: 1), input: nil, isPaused: false)
    #expect(screen.buffer.grid == buffer.grid)
  }

  @Test func `a terminal without a cell, and a screen without one, are drawn`() {
    #expect(screen(on: .zero, isPaused: true).buffer.text == "")
    let nothing = screen([], screen: .zero, on: Size(width: 30, height: 2))
    #expect(nothing.buffer.lines.last == "    Space holds it · q leaves")
    #expect(nothing.cursor == nil)
  }
}
