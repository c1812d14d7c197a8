import Cells
import Testing

@testable import Terminal

extension TerminalTests {
  @Suite struct OutputTests {
    @Test func `a frame is one synchronized write`() throws {
      let recorder = try Recorder()
      let bytes = recorder.draw("Hello")
      #expect(recorder.frames.count == 1)
      #expect(bytes.hasPrefix("^[?2026h"))
      #expect(bytes.hasSuffix("^[?2026l"))
      #expect(bytes.contains("Hello"))
      #expect(recorder.terminal.bytesWritten == bytes.utf8.count)
    }

    @Test(arguments: [Style.plain, Style(attributes: .dim), Style(foreground: .palette(2))])
    func `a step of a spinner costs less than 20 bytes`(style: Style) throws {
      let recorder = try Recorder(size: Size(width: 80, height: 24))
      func screen(_ sign: String) -> (inout CellBuffer) -> Void {
        return { frame in
          frame.put("Loading posts…", at: Point(x: 33, y: 11))
          frame.put(sign, at: Point(x: 31, y: 11), style: style)
          frame.put("Esc Cancel", at: Point(x: 1, y: 23))
        }
      }
      recorder.draw(screen("⠋"))
      // The first step brings the cursor to the spinner.
      recorder.draw(screen("⠙"))
      for sign in ["⠋", "⠹", "⠸", "⠼"] {
        let bytes = recorder.draw(screen(sign))
        #expect((1..<20).contains(bytes.utf8.count), "\(bytes)")
      }
    }

    @Test func `nothing is written when nothing has changed`() throws {
      let recorder = try Recorder()
      recorder.draw("Hello")
      #expect(recorder.draw("Hello") == "")
      #expect(recorder.draw(cursor: Point(x: 1, y: 1)) { $0.put("Hello", at: .zero) } != "")
      #expect(recorder.draw(cursor: Point(x: 1, y: 1)) { $0.put("Hello", at: .zero) } == "")
    }

    @Test func `a repaint writes the whole screen again`() throws {
      let recorder = try Recorder()
      recorder.draw("Hello")
      recorder.terminal.repaint()
      #expect(recorder.frames.count == 2)
      #expect(Recorder.readable(recorder.frames[1]).contains("Hello"))
    }

    @Test func `a repaint shows the text cursor again`() throws {
      let recorder = try Recorder()
      let bytes = recorder.draw(cursor: Point(x: 1, y: 0)) { $0.put("Hello", at: .zero) }
      #expect(bytes.contains("^[?25h"))
      recorder.terminal.repaint()
      #expect(Recorder.readable(recorder.frames[1]).contains("^[?25h"))
    }

    @Test(arguments: [1, 2, 3]) func `scrolling 60 rows of 200 columns costs less than 500 bytes`(
      stride: Int
    ) throws {
      let recorder = try Recorder(size: Size(width: 200, height: 60))
      func list(from top: Int) -> (inout CellBuffer) -> Void {
        return { frame in
          frame.put("Posts", at: .zero, style: Style(attributes: .reverse))
          frame.put("q quit", at: Point(x: 0, y: 59), style: Style(attributes: .dim))
          for y in 2..<58 where (top + y) % stride == 0 {
            let title = String(repeating: "title \((top + y) * 7919) ", count: 10)
            frame.put(title, at: Point(x: 2, y: y), style: Style(foreground: .palette(4)))
          }
        }
      }
      recorder.draw(list(from: 0))
      for top in 1...3 {
        let bytes = recorder.draw(list(from: top))
        #expect(bytes.utf8.count < 500, "\(bytes.utf8.count) bytes")
      }
    }

    @Test func `two screens one after the other do not disturb each other`() throws {
      let first = try Recorder("vt100", size: Size(width: 10, height: 2))
      let second = try Recorder(size: Size(width: 30, height: 2))
      #expect(first.draw("one").contains("one"))
      #expect(second.draw("a line longer than ten").contains("a line longer than ten"))
      #expect(first.draw("two").contains("two"))
    }

    @Test func `a kind of terminal that is not known is an error that names it`() {
      #expect(throws: TerminalError.unknownTerminal("nosuch")) { try Recorder("nosuch") }
      #expect(TerminalError.unknownTerminal("no\u{1B}such").description.contains("TERM=nosuch:"))
    }
  }
}

/// ncurses has one state a process, so one test at a time.
@Suite(.serialized) struct TerminalTests {}
