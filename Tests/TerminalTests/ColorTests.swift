import Cells
import Testing

@testable import Terminal

extension TerminalTests {
  @Suite struct ColorTests {
    private let orange = Style(foreground: .rgb(255, 135, 0))

    @Test func `256 colours get the nearest of the palette`() throws {
      #expect(try Recorder("xterm-256color").draw("x", style: orange).contains("38;5;208m"))
    }

    @Test func `eight colours get the nearest of the eight`() throws {
      let bytes = try Recorder("xterm").draw("x", style: Style(foreground: .rgb(250, 10, 10)))
      #expect(bytes.contains("^[31mx"))
    }

    @Test func `a terminal without colours gets none, but attributes`() throws {
      var style = orange
      style.attributes = .bold
      let bytes = try Recorder("vt100").draw("x", style: style)
      #expect(bytes.contains("^[0;1m"))
      #expect(!bytes.contains("38;5"))
    }

    @Test func `refused colours are not written, but attributes are`() throws {
      var style = orange
      style.attributes = [.bold, .underline]
      let bytes = try Recorder(colors: .monochrome).draw("x", style: style)
      #expect(bytes.contains("1") && bytes.contains("4"))
      #expect(!bytes.contains("38;") && !bytes.contains("39;49"))
    }

    @Test(arguments: [
      (nil, nil, "xterm", "^[31m"), (nil, nil, "xterm-256color", "38;5;196m"),
      ("truecolor", nil, "xterm-256color", "38;2;255;0;1m"),
      ("24bit", nil, "xterm", "38;2;255;0;1m"), ("truecolor", nil, "linux", "^[31m"),
      ("truecolor", "1", "xterm-256color", "^[2Jx"), ("no", "", "xterm", "^[31m"),
    ]) func `the environment says which colours there are`(
      colorTerm: String?, noColor: String?, term: String, bytes: String
    ) throws {
      let environment = TerminalEnvironment(term: term, colorTerm: colorTerm, noColor: noColor)
      let canvas = try Canvas(environment, size: Size(width: 4, height: 1))
      defer { canvas.close() }
      var frame = CellBuffer(size: canvas.size)
      frame.put("x", at: .zero, style: Style(foreground: .rgb(255, 0, 1)))
      canvas.put(frame, changes: CellDiff(from: nil, to: frame), cursor: nil)
      var output: [UInt8] = []
      canvas.update(into: &output)
      #expect(Recorder.readable(output).contains(bytes), "\(Recorder.readable(output))")
    }

    @Test func `direct colours are written as they are`() throws {
      let recorder = try Recorder(colors: .direct)
      let bytes = recorder.draw(
        "x", style: Style(foreground: .rgb(1, 2, 3), background: .palette(200)))
      #expect(bytes.contains("38;2;1;2;3m"))
      #expect(bytes.contains("48;5;200m"))
    }

    @Test func `more direct colours than can be lent still draw every cell`() throws {
      let recorder = try Recorder(size: Size(width: 100, height: 5), colors: .direct)
      for blue in UInt8(0)...5 {
        let bytes = recorder.draw { frame in
          for index in 0..<100 {
            let style = Style(foreground: .rgb(UInt8(index), 0, blue))
            frame.put("x", at: Point(x: index, y: 0), style: style)
          }
        }
        #expect(bytes.contains("38;2;99;0;\(blue)m"))
      }
    }

    @Test(arguments: [
      ("xterm-256color", ColorDepth.direct, ColorDepth.direct),
      ("xterm-256color", .palette, .palette), ("xterm-256color", .monochrome, .monochrome),
      ("xterm", .direct, .eight),
    ]) func `a picture gets no more colours than fit on the screen at a time`(
      term: String, limit: ColorDepth, expected: ColorDepth
    ) throws {
      #expect(try Recorder(term, colors: limit).terminal.pictureColors == expected)
    }

    @Test func `as many other direct colours are not written as those before`() throws {
      let recorder = try Recorder(size: Size(width: 240, height: 1), colors: .direct)
      for blue in UInt8(0)...1 {
        let bytes = recorder.draw { frame in
          for x in 0..<240 {
            let style = Style(foreground: .rgb(UInt8(x), 0, blue))
            frame.put("x", at: Point(x: x, y: 0), style: style)
          }
        }
        for red in 0..<240 { #expect(bytes.contains("38;2;\(red);0;\(blue)m")) }
      }
    }

    @Test func `a direct colour that nothing is left for gets the nearest of those lent`() throws {
      let recorder = try Recorder(size: Size(width: 242, height: 1), colors: .direct)
      let bytes = recorder.draw { frame in
        for x in 0..<240 {
          frame.put(
            "x", at: Point(x: x, y: 0), style: Style(foreground: .rgb(UInt8(x), UInt8(x), 0)))
        }
        let late = Style(foreground: .rgb(250, 250, 0))
        frame.put("y", at: Point(x: 240, y: 0), style: late)
        let alike = Style(foreground: .rgb(250, 250, 0), background: .rgb(255, 250, 0))
        frame.put("z", at: Point(x: 241, y: 0), style: alike)
      }
      #expect(bytes.contains("38;2;239;239;0mxy"))
      #expect(bytes.contains("^[30m^[48;2;239;239;0mz"))
    }

    @Test func `strikethrough is written as such`() throws {
      let bytes = try Recorder().draw("x", style: Style(attributes: .strikethrough))
      #expect(bytes.contains(";9mx"))
    }

    @Test(arguments: [
      ("38:2::5:1:2", "38:2::5:1:2"), ("0;48:2:1:2:5;5", "0;48:2:1:2:5;9"), ("4:5", "4:5"),
      ("38;2;5;5;5;5", "38;2;5;5;5;9"), ("1;48;2;0;5;48;7", "1;48;2;0;5;48;7"),
      ("38;5;5;5", "38;5;5;9"), ("38;5;16;5", "38;2;1;2;3;9"), ("48:5:16", "48;2;1;2;3"),
      ("38;5;17", "38;5;17"), ("5", "9"), (";5", ";9"), ("38;5", "38;5"), ("38", "38"),
    ]) func `only blink and lent colours are rewritten`(parameters: String, rewritten: String) {
      var rewriter = OutputRewriter()
      rewriter.lend([LentEntry(color: .rgb(1, 2, 3)): 16])
      var output: [UInt8] = []
      Array("x\u{1B}[\(parameters)my".utf8).withUnsafeBufferPointer {
        rewriter.rewrite($0, StandIns(), PictureSigns(), into: &output)
      }
      #expect(Recorder.readable(output) == "x^[\(rewritten)my")
    }

    @Test func `text does not vanish where its colour and its ground become one`() {
      let reduction = ColorReduction(depth: .eight)
      let colors = reduction.colors(
        of: Style(foreground: .rgb(20, 20, 20), background: .rgb(0, 0, 0)))
      #expect(colors.foreground != colors.background)
    }

    @Test(arguments: [
      (RGB(0, 0, 0), 16), (RGB(255, 255, 255), 231), (RGB(118, 118, 118), 243),
      (RGB(95, 135, 175), 67),
    ]) func `a colour of the palette is nearest to itself`(rgb: RGB, index: Int) {
      #expect(rgb.paletteIndex == index)
    }
  }
}
