import Cells
import Foundation
import TestSupport
import Testing

@testable import Tape

/// On the main actor, as a test that waits for a program must not hold up the threads that tasks run on.
@MainActor struct PictureFileTests {

  @Test func `text and grid are those of the buffer`() throws {
    let buffer = PictureSheet.buffer
    #expect(try Snapshot(buffer).data(as: .txt) == Data((buffer.text + "\n").utf8))
    #expect(try Snapshot(buffer).data(as: .grid) == Data(buffer.grid.utf8))
  }

  @Test func `the drawn kinds are what their names say`() throws {
    let snapshot = PictureSheet.snapshot(theme: .light)
    #expect(try snapshot.data(as: .svg) == Data(snapshot.svg.utf8))
    #expect(try snapshot.data(as: .html) == Data(snapshot.html.utf8))
    #expect(snapshot.svg.hasPrefix("<svg "))
    #expect(snapshot.html.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `a missing converter is said together with how to get it`() {
    #expect(throws: TapeError.missingConverter) {
      try Snapshot(PictureSheet.buffer).png(path: "/nowhere")
    }
    let message = TapeError.missingConverter.errorDescription ?? ""
    #expect(message.contains("apt-get install librsvg2-bin"))
    #expect(message.contains("brew install librsvg"))
  }

  @Test func `what a converter complains of is passed on`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tape-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "rsvg-convert").path(percentEncoded: false)
    // Another process writes it: a program that another test starts may hold what is open for writing here.
    let script = #"printf '#!/bin/sh\necho no fonts >&2\nexit 1\n' >"$0" && chmod 755 "$0""#
    #expect(try Tool.run("/bin/sh", ["-c", script, program]).status == 0)
    let error = #expect(throws: TapeError.self) {
      try Snapshot(PictureSheet.buffer).png(path: folder.path(percentEncoded: false))
    }
    #expect(error == .failedConverter("no fonts"))
    #expect(error?.errorDescription?.contains("no fonts") == true)
  }

  @Test(.enabled(if: Tool.find("rsvg-convert") != nil, "rsvg-convert is not installed"))
  func `a PNG has two pixels for each of the SVG`() throws {
    let data = try Snapshot(PictureSheet.buffer).data(as: .png)
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let sizes = [16, 20].map { start in
      data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(sizes == [2 * (30 * 9 + 28), 2 * (12 * 19 + 28 + 36)])
  }

  @Test(
    .enabled(if: Tool.find("rsvg-convert") != nil, "rsvg-convert is not installed"),
    .enabled(if: Pixels.isAvailable, "python3 is not installed"))
  func `a PNG shows backgrounds, lines and columns in their places`() throws {
    let pixels = try Pixels(png: PictureSheet.snapshot(theme: .dark).png())
    try PictureSheet.check(pixels, theme: .dark, rows: 0..<pixels.height, isExact: true)
  }

  @Test(
    .enabled(if: Tool.find("xmllint") != nil, "xmllint is not installed"),
    arguments: TapeSettings.Theme.allCases)
  func `SVG and HTML are valid`(theme: TapeSettings.Theme) throws {
    let xmllint = try #require(Tool.find("xmllint"))
    let snapshot = PictureSheet.snapshot(theme: theme)
    let runs = [
      (["--noout", "-"], snapshot.svg), (["--noout", "-"], snapshot.html),
      (["--html", "--noout", "-"], snapshot.html),
    ]
    for (arguments, text) in runs {
      let answer = try Tool.run(xmllint, arguments, input: Data(text.utf8))
      #expect(answer.status == 0)
      #expect(answer.error == "")
    }
  }
}
