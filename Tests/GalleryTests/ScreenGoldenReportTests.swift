import Cells
import FixtureSupport
import Foundation
import Testing

/// What a test reports of a screen that is kept, and of one that is not.
final class ScreenGoldenReportTests {
  private let folder = URL.temporaryDirectory.appending(path: "goldens-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func difference(of text: String, isRecording: Bool = false) throws -> String? {
    var screen = CellBuffer(size: Size(width: 4, height: 1))
    screen.put(text, at: .zero)
    let file = folder.appending(path: "SomeTests.swift").path
    let golden = ScreenGolden("some", testFile: file, isRecording: isRecording)
    return try golden.difference(from: screen)?.replacing(folder.path + "/", with: "")
  }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Goldens").path)) ?? []
  }

  @Test func `a missing golden is reported with the screen, and is not written`() throws {
    let words = try #require(try difference(of: "ab"))
    #expect(words.hasPrefix("no golden Goldens/some-4x1.grid; make golden records it."))
    #expect(words.hasSuffix("The screen:\n4x1\nab\n--- styles\n\n--- legend\n"))
    #expect(files == [])
  }

  @Test func `a run that records never passes, the next one does`() throws {
    for _ in 1...2 {
      #expect(
        try difference(of: "ab", isRecording: true)
          == "recorded Goldens/some-4x1.grid; run again without OUTPOST_RECORD")
    }
    #expect(try difference(of: "ab") == nil)
    #expect(files == ["some-4x1.grid"])
  }

  @Test func `another screen is reported row by row, as by a tape`() throws {
    _ = try difference(of: "ab", isRecording: true)
    #expect(
      try difference(of: "abc") == """
        golden Goldens/some-4x1.grid differs
          row 0 text   - "ab"
                       + "abc"
        """)
  }
}
