import Cells
import Foundation
import Testing

@testable import Terminal

extension TerminalTests {
  /// Pictures in pixels, byte by byte as https://sw.kovidgoyal.net/kitty/graphics-protocol/ has them.
  @Suite struct PixelPictureTests {
    private func picture(_ width: Int, _ height: Int, pixels: Int = 1) -> PixelPicture {
      PixelPicture(
        cells: Size(width: width, height: height), pixels: Size(width: pixels, height: 1),
        bytes: (0..<4 * pixels).map { UInt8(truncatingIfNeeded: $0) })
    }

    private func recorder(
      _ term: String = "xterm-256color", colors: ColorDepth? = .direct, hasPixels: Bool = true,
      isUTF8: Bool = true
    ) throws -> Recorder {
      try Recorder(
        term, size: Size(width: 12, height: 6), colors: colors, isUTF8: isUTF8,
        features: TerminalFeatures(hasPixels: hasPixels))
    }

    /// Cells that show a picture, of one sign each.
    private func cells(_ picture: PixelPicture) -> CellBuffer {
      var cells = CellBuffer(size: picture.cells)
      for y in 0..<cells.size.height {
        cells.put(String(repeating: "▀", count: cells.size.width), at: Point(x: 0, y: y))
      }
      return cells
    }

    private func draw(
      _ picture: PixelPicture, at origin: Point = .zero, on frame: inout CellBuffer
    ) {
      frame.draw(cells(picture), at: origin, clip: frame.bounds, pixels: picture)
    }

    /// How many of them, whatever marks they have.
    private func placeholders(in bytes: String) -> Int {
      bytes.unicodeScalars.count { $0 == "\u{10EEEE}" }
    }

    private let sign = "\u{10EEEE}"
    private let marks = ["\u{305}", "\u{30D}", "\u{30E}"]

    @Test func `a picture is placeholders in its color, and is sent once`() throws {
      let recorder = try recorder()
      let picture = picture(2, 2, pixels: 2)
      let bytes = recorder.draw { draw(picture, on: &$0) }
      let (first, second, _) = (marks[0], marks[1], marks[2])
      #expect(
        bytes.contains("^[38;5;16m\(sign)\(first)\(first)\(sign)\(first)\(second)"), "\(bytes)")
      #expect(bytes.contains("\(sign)\(second)\(first)\(sign)\(second)\(second)"), "\(bytes)")
      #expect(
        bytes.hasSuffix(
          "^_Ga=T,U=1,q=2,f=32,s=2,v=1,i=16,c=2,r=2,m=0;AAECAwQFBgc=^\\^[?2026l"), "\(bytes)")
      #expect(!bytes.contains("▀"))
      #expect(recorder.draw { draw(picture, on: &$0) } == "")
      let moved = recorder.draw { draw(picture, at: Point(x: 0, y: 1), on: &$0) }
      #expect(placeholders(in: moved) == 4 && !moved.contains("^_G"), "\(moved)")
    }

    @Test func `a picture of two by two cells is written as the example of the protocol`() throws {
      let recorder = try recorder()
      // Numbers begin at 16; that of the example is 42.
      for _ in 16..<42 { recorder.draw { draw(picture(1, 1), on: &$0) } }
      let bytes = recorder.draw { draw(picture(2, 2), on: &$0) }
      let rows = [
        "\u{10EEEE}\u{305}\u{305}\u{10EEEE}\u{305}\u{30D}",
        "\u{10EEEE}\u{30D}\u{305}\u{10EEEE}\u{30D}\u{30D}",
      ]
      #expect(bytes.contains("^[38;5;42m\(rows[0])"), "\(bytes)")
      #expect(bytes.contains(rows[1]), "\(bytes)")
      #expect(bytes.contains("^_Ga=T,U=1,q=2,f=32,s=1,v=1,i=42,c=2,r=2,m=0;AAECAw==^\\"))
    }

    @Test func `more than 4096 bytes go in several sequences, of which only the first has keys`()
      throws
    {
      let picture = picture(1, 1, pixels: 2000)
      let bytes = try recorder().draw { draw(picture, on: &$0) }
      let parts = bytes.split(separator: "^_G").dropFirst().map { $0.prefix { $0 != "^" } }
      #expect(
        parts.map { $0.prefix { $0 != ";" } } == [
          "a=T,U=1,q=2,f=32,s=2000,v=1,i=16,c=1,r=1,m=1", "m=1", "m=0",
        ])
      let texts = parts.map { $0.drop { $0 != ";" }.dropFirst() }
      #expect(texts.map(\.utf8.count) == [4096, 4096, 2476])
      #expect(Data(base64Encoded: texts.joined()).map { Array($0) } == picture.bytes)
    }

    @Test func `a picture that nothing shows any more is deleted, and sent when it is back`() throws
    {
      let recorder = try recorder()
      let picture = picture(1, 1)
      recorder.draw { draw(picture, on: &$0) }
      let gone = recorder.draw("")
      #expect(gone.hasSuffix("^_Ga=d,d=I,i=16,q=2^\\"), "\(gone)")
      let back = recorder.draw { draw(picture, on: &$0) }
      #expect(back.contains("^_Ga=T,U=1,q=2,f=32,s=1,v=1,i=17,"), "\(back)")
    }

    @Test func `what covers a picture is seen, and of a dimmed one the cells are`() throws {
      let recorder = try recorder()
      let picture = picture(6, 2)
      let covered = recorder.draw { frame in
        draw(picture, on: &frame)
        frame.put("alert", at: .zero)
      }
      #expect(covered.contains("alert"))
      #expect(placeholders(in: covered) == 7, "\(covered)")
      let dimmed = recorder.draw { frame in
        draw(picture, on: &frame)
        frame.restyle(frame.bounds) { $0.attributes.insert(.dim) }
      }
      #expect(dimmed.contains("▀") && placeholders(in: dimmed) == 0, "\(dimmed)")
      #expect(!dimmed.contains("^_G"))
    }

    @Test func `behind tmux each sequence is wrapped`() throws {
      var features = TerminalFeatures(hasPixels: true)
      features.passesPixels = true
      let recorder = try Recorder(
        "tmux-256color", size: Size(width: 12, height: 6), colors: .palette, features: features)
      let picture = picture(1, 1, pixels: 1200)
      let bytes = recorder.draw { draw(picture, on: &$0) }
      let parts = bytes.split(separator: "^Ptmux;^^_G").dropFirst()
      #expect(parts.map { $0.prefix { $0 != ";" }.suffix(3) } == ["m=1", "m=0"])
      #expect(parts.allSatisfy { $0.contains("^^\\^\\") && $0.count { $0 == "^" } >= 3 })
      #expect(parts.first?.hasSuffix("^^\\^\\") == true)
      #expect(placeholders(in: bytes) == 1)
      #expect(recorder.draw("").contains("^Ptmux;^^_Ga=d,d=I,i=16,q=2^^\\^\\"))
    }

    @Test func `a screen that is cleared has its pictures again`() throws {
      let recorder = try recorder()
      let picture = picture(1, 1)
      recorder.draw { draw(picture, on: &$0) }
      recorder.terminal.repaint()
      let bytes = Recorder.readable(recorder.frames.last ?? [])
      #expect(bytes.contains("^_Ga=T,U=1,q=2,f=32,s=1,v=1,i=16,"), "\(bytes)")
      #expect(Recorder.readable(recorder.terminal.leaveString).contains("^_Ga=d,d=I,i=16,q=2^\\"))
    }

    @Test(arguments: [
      ("xterm-256color", ColorDepth.direct, false, true), ("xterm-256color", .direct, true, false),
      ("xterm-256color", .monochrome, true, true), ("xterm", .direct, true, true),
      ("linux", .direct, true, true),
    ])
    func `a terminal that cannot draw pixels gets cells and nothing else`(
      term: String, colors: ColorDepth, hasPixels: Bool, isUTF8: Bool
    ) throws {
      let recorder = try recorder(term, colors: colors, hasPixels: hasPixels, isUTF8: isUTF8)
      let bytes = recorder.draw { draw(picture(2, 2), on: &$0) }
      #expect(bytes.contains(isUTF8 ? "▀▀" : "--") && !bytes.contains("^_G"), "\(bytes)")
      #expect(placeholders(in: bytes) == 0)
      #expect(!Recorder.readable(recorder.terminal.leaveString).contains("^_G"))
    }

    @Test func `each of many pictures has a number of its own`() throws {
      let recorder = try recorder()
      for round in 0..<20 {
        let pictures = (0..<12).map { _ in picture(1, 1) }
        let bytes = recorder.draw { frame in
          for (x, picture) in pictures.enumerated() {
            draw(picture, at: Point(x: x, y: 0), on: &frame)
          }
        }
        #expect(bytes.ranges(of: "a=T").count == 12)
        #expect(bytes.ranges(of: "a=d").count == (round == 0 ? 0 : 12))
        let numbers = bytes.split(separator: "a=T").dropFirst().map { part in
          part.split(separator: ",i=")[1].prefix { $0 != "," }
        }
        #expect(Set(numbers).count == 12)
      }
    }

    @Test func `the marks are those of the protocol, and take no column`() {
      #expect(PlaceholderMarks.all.count == 297)
      #expect(PlaceholderMarks.all.prefix(3) == ["\u{305}", "\u{30D}", "\u{30E}"])
      #expect(PlaceholderMarks.all.last == "\u{1D244}")
      for (before, mark) in zip(PlaceholderMarks.all, PlaceholderMarks.all.dropFirst()) {
        #expect(before < mark)
      }
      for mark in PlaceholderMarks.all {
        #expect(mark.properties.canonicalCombiningClass.rawValue == 230)
        #expect(mark.columns == 0)
      }
    }

    @Test func `a picture with more columns than there are marks stays cells`() throws {
      let bytes = try recorder().draw { draw(picture(298, 1), on: &$0) }
      #expect(bytes.contains("▀") && !bytes.contains("^_G"))
    }
  }
}
