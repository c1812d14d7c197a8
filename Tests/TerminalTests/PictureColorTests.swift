import Cells
import Testing

@testable import Terminal

extension TerminalTests {
  /// Pictures in direct colours, of which there are more than a palette lends.
  @Suite struct PictureColorTests {
    private let size = Size(width: 20, height: 20)

    private func recorder(size: Size? = nil) throws -> Recorder {
      try Recorder("xterm-256color", size: size ?? self.size, colors: .direct)
    }

    /// Cells of 400 colours.
    private func picture(_ blue: UInt8, attributes: Style.Attributes = []) -> CellBuffer {
      var cells = CellBuffer(size: size)
      for y in 0..<size.height {
        for x in 0..<size.width {
          cells.put(
            "▀", at: Point(x: x, y: y),
            style: Style(
              foreground: .rgb(UInt8(x), UInt8(y), blue), background: .rgb(UInt8(y), UInt8(x), 9),
              attributes: attributes))
        }
      }
      return cells
    }

    /// The direct colours of the letters in a frame.
    private func colors(in bytes: String) -> [String] {
      bytes.matches(of: /[^4]38;2;(\d+;\d+;\d+)/).map { String($0.output.1) }
    }

    @Test func `each of 400 cells has its own colours`() throws {
      let recorder = try recorder()
      let bytes = recorder.draw { $0.draw(picture(1), at: .zero, clip: $0.bounds) }
      let expected = (0..<20).flatMap { y in (0..<20).map { x in "\(x);\(y);1" } }
      #expect(colors(in: bytes).sorted() == expected.sorted())
      #expect(bytes.count { $0 == "▀" } == 400)
      #expect(bytes.contains("^[38;2;3;0;1;48;2;0;3;9m▀"), "\(bytes.prefix(300))")
      #expect(!bytes.unicodeScalars.contains { PictureSigns.contains($0) })
      #expect(recorder.draw { $0.draw(picture(1), at: .zero, clip: $0.bounds) } == "")
    }

    @Test func `what changes is written, and nothing else`() throws {
      let recorder = try recorder()
      recorder.draw { $0.draw(picture(1), at: .zero, clip: $0.bounds) }
      let bytes = recorder.draw { frame in
        frame.draw(picture(1), at: .zero, clip: frame.bounds)
        frame.put("▀", at: Point(x: 4, y: 4), style: Style(foreground: .rgb(200, 100, 50)))
        frame.put("word", at: Point(x: 5, y: 4))
      }
      #expect(colors(in: bytes) == ["200;100;50"])
      #expect(bytes.contains("^[38;2;200;100;50m▀^[39;49mword"), "\(bytes)")
    }

    @Test func `attributes stay`() throws {
      let recorder = try recorder()
      let bytes = recorder.draw {
        $0.draw(picture(1, attributes: .dim), at: .zero, clip: $0.bounds)
      }
      #expect(bytes.contains("2m^[38;2;0;0;1;48;2;0;0;9m▀"), "\(bytes.prefix(200))")
    }

    @Test func `many pictures one after another are all drawn`() throws {
      let recorder = try recorder()
      for blue in UInt8(0)..<200 {
        let bytes = recorder.draw { $0.draw(picture(blue), at: .zero, clip: $0.bounds) }
        #expect(Set(colors(in: bytes)).count == 400)
      }
    }

    @Test func `a screen of too many cells has the colours of the palette`() throws {
      let large = Size(width: 400, height: 40)
      let recorder = try recorder(size: large)
      #expect(recorder.terminal.pictureColors == .direct, "it may become smaller")
      let bytes = recorder.draw { $0.draw(picture(1), at: .zero, clip: $0.bounds) }
      #expect(colors(in: bytes) == [] && bytes.count { $0 == "▀" } == 400)
    }

    @Test func `a text that has such a sign shows a box`() throws {
      let bytes = try recorder().draw("a\u{100000}b")
      #expect(bytes.contains("a□b"), "\(bytes)")
    }
  }
}
