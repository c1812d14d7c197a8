import Cells
import Foundation
import TestSupport
import Testing

@testable import Terminal

extension TerminalTests {
  /// Links behind text, byte by byte and in another emulator.
  @Suite struct HyperlinkTests {
    private let address = "https://a.example/b"

    private func recorder(
      _ term: String = "xterm-256color", size: Size = Size(width: 20, height: 3),
      colors: ColorDepth? = nil
    ) throws -> Recorder {
      try Recorder(
        term, size: size, colors: colors, features: TerminalFeatures(hasHyperlinks: true))
    }

    private func link(_ address: String) -> String {
      "^]8;id=\(Hyperlink(address)?.id ?? "");\(address)^\\"
    }

    private let end = "^]8;;^\\"

    @Test func `a link is opened before its text and closed behind it`() throws {
      let bytes = try recorder().draw { frame in
        frame.put("a link here", at: .zero)
        frame.link(Rect(x: 2, y: 0, width: 4, height: 1), to: address)
      }
      #expect(bytes.contains("a ^[39m\(link(address))link^[39m^(B^[m\(end) here"), "\(bytes)")
    }

    @Test func `pieces of a link on two lines have one id, and each is closed`() throws {
      let bytes = try recorder().draw { frame in
        frame.put("one", at: Point(x: 17, y: 0), style: Style(attributes: .underline))
        frame.put("two", at: Point(x: 0, y: 1), style: Style(foreground: .palette(4)))
        frame.put("x", at: Point(x: 5, y: 1))
        for y in 0...1 {
          frame.link(Rect(x: y == 0 ? 17 : 0, y: y, width: 3, height: 1), to: address)
        }
      }
      #expect(bytes.ranges(of: link(address)).count <= 2)
      #expect(bytes.contains("\(link(address))one"), "\(bytes)")
      #expect(bytes.contains("^[34m"), "\(bytes)")
      #expect(bytes.contains(end))
    }

    @Test func `what covers a link does not carry it`() throws {
      let recorder = try recorder()
      func page(_ frame: inout CellBuffer) {
        for y in 0..<3 {
          frame.put("all of it is a link.", at: Point(x: 0, y: y))
          frame.link(Rect(x: 0, y: y, width: 20, height: 1), to: address)
        }
      }
      recorder.draw(page)
      let bytes = recorder.draw { frame in
        page(&frame)
        frame.fill(Rect(x: 5, y: 1, width: 10, height: 1), style: .plain)
        frame.put("an alert", at: Point(x: 6, y: 1))
      }
      #expect(bytes.contains("an alert"))
      #expect(!bytes.contains("]8;"), "\(bytes)")
      // What it covered comes back as a link.
      let back = recorder.draw(page)
      #expect(back.contains(link(address)) && back.contains(end), "\(back)")
    }

    @Test func `a frame without a change writes nothing, and another address only its text`() throws
    {
      let recorder = try recorder()
      func page(_ address: String) -> (inout CellBuffer) -> Void {
        return { frame in
          frame.put("a link here", at: .zero)
          frame.link(Rect(x: 2, y: 0, width: 4, height: 1), to: address)
        }
      }
      recorder.draw(page(address))
      #expect(recorder.draw(page(address)) == "")
      let other = recorder.draw(page("https://c.example"))
      #expect(other.contains("\(link("https://c.example"))link"))
      #expect(!other.contains("here"))
      recorder.terminal.repaint()
      #expect(Recorder.readable(recorder.frames[2]).contains("\(link("https://c.example"))link"))
    }

    @Test(arguments: ["xterm", "linux", "vt100", "xterm-256color"])
    func `a terminal that is not known to have links gets none`(term: String) throws {
      let isPalette = term == "xterm-256color"
      let recorder = isPalette ? try Recorder(term) : try recorder(term)
      let bytes = recorder.draw { frame in
        frame.put("a link", at: .zero)
        frame.link(Rect(x: 2, y: 0, width: 4, height: 1), to: address)
      }
      #expect(bytes.contains("a link"))
      #expect(!bytes.contains("]8;"))
    }

    @Test func `links need no colours`() throws {
      let bytes = try recorder(colors: .monochrome).draw { frame in
        frame.put("a link", at: .zero, style: Style(foreground: .palette(3)))
        frame.link(Rect(x: 2, y: 0, width: 4, height: 1), to: address)
      }
      #expect(bytes.contains("\(link(address))link"))
      #expect(!bytes.contains("[33m") && !bytes.contains("38;5"))
    }

    @Test func `links and direct colours share what can be lent`() throws {
      let recorder = try recorder(size: Size(width: 100, height: 6), colors: .direct)
      for round in 0..<4 {
        let bytes = recorder.draw { frame in
          for index in 0..<190 {
            let point = Point(x: index % 95, y: index / 95)
            let color = CellColor.rgb(UInt8(index % 40), UInt8(round), 0)
            frame.put("x", at: point, style: Style(foreground: color))
            frame.link(
              Rect(x: point.x, y: point.y, width: 1, height: 1),
              to: "https://a.example/\(round)/\(index)")
          }
        }
        for index in [0, 94, 189] {
          #expect(bytes.contains(link("https://a.example/\(round)/\(index)")))
        }
        #expect(bytes.contains("38;2;39;\(round);0m"))
      }
    }

    @Test func `more links than can be lent still draw every cell`() throws {
      let recorder = try recorder(size: Size(width: 200, height: 3))
      let bytes = recorder.draw { frame in
        for x in 0..<200 {
          for y in 0..<2 {
            let style = Style(
              foreground: .palette(UInt8(x % 4 + 1)), attributes: y == 0 ? [] : .bold)
            frame.put("x", at: Point(x: x, y: y), style: style)
            frame.link(Rect(x: x, y: y, width: 1, height: 1), to: "https://a.example/\(x)")
          }
          frame.put("y", at: Point(x: x, y: 2), style: Style(foreground: .rgb(UInt8(x), 9, 9)))
        }
      }
      #expect(bytes.count { $0 == "x" } > 400)
      #expect(bytes.hasSuffix("^[?2026l"))
    }

    @Test(.enabled(if: Pyte.isInstalled, "\(Pyte.advice)"), arguments: 0..<6)
    func `an emulator shows each cell with its link, also after scrolling`(seed: Int) throws {
      var generator = SeededGenerator(seed: seed)
      let size = Size(width: 40, height: 12)
      // Of the terminals with as many colours, this has no `rep`, which pyte does not know.
      let recorder = try recorder("screen-256color", size: size)
      var output: [UInt8] = []
      var frame = CellBuffer(size: size)
      let lines = (0..<60).map { number in
        (
          text: "line \(number * 7919) with words, 日本 ", link: "https://a.example/\(number % 9)",
          start: Int.random(in: 0..<20, using: &generator),
          length: Int.random(in: 0..<30, using: &generator)
        )
      }
      for _ in 0..<12 {
        let top = Int.random(in: 0..<48, using: &generator)
        let hasAlert = Bool.random(using: &generator)
        recorder.draw { made in
          for y in 0..<12 {
            let line = lines[top + y]
            made.put(line.text, at: Point(x: y % 3, y: y))
            made.link(Rect(x: line.start, y: y, width: line.length, height: 1), to: line.link)
          }
          if hasAlert { made.fill(Rect(x: 8, y: 3, width: 21, height: 4), style: .plain) }
          // A wide glyph has one address.
          for y in 0..<12 {
            for x in 1..<40 where made[x, y].isRightHalf {
              made.fill(Rect(x: x - 1, y: y, width: 2, height: 1), style: .plain)
            }
          }
          frame = made
        }
      }
      for bytes in recorder.frames { output += bytes }
      let screen = try #require(try Pyte.show(Data(output), size: size))
      #expect(screen.difference(from: frame) == nil)
      let links = (0..<12).map { y in
        (0..<40).map { x in frame.link(of: frame[x, y])?.address ?? "" }
      }
      for y in 0..<12 {
        for x in 0..<40 where frame.text(of: frame[x, y]) != " " {
          #expect(screen.links[y][x] == links[y][x], "at \(x), \(y)")
        }
      }
    }
  }
}
