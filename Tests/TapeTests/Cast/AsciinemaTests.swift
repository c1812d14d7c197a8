import Cells
import Foundation
import Tape
import TestSupport
import Testing

@Suite(
  .enabled(if: Tool.find("asciinema") != nil, "asciinema is not installed"),
  .enabled(if: Pyte.isInstalled, "\(Pyte.advice)"))
struct AsciinemaTests {
  @Test(arguments: [["cat"], ["play", "-s", "1000"]])
  func `asciinema gives out the last frame`(command: [String]) throws {
    var random = SeededGenerator(seed: 11)
    var steps = (0..<150).map { _ in FrameStep.random(&random) }
    // It prints what was written to the terminal, without a new size.
    steps.removeAll { if case .resize = $0 { true } else { false } }
    let frames = RecordedFrames(steps)
    let output = try run(command, frames.cast)
    let last = try #require(frames.shown.last?.buffer)
    #expect(last.text.contains { $0 != "\n" })
    let screen = try #require(try Pyte.show(output, size: last.size))
    #expect(screen.difference(from: last) == nil)
  }

  /// In a terminal, which it wants for its keys, and at home in its own folder.
  private func run(_ command: [String], _ cast: Cast) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cast-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.cast")
    try cast.text.write(to: file, atomically: true, encoding: .utf8)
    let answer = try Tool.run(
      try #require(Pyte.python),
      Pyte.inTerminal(
        ["env", "LC_ALL=C.UTF-8", "HOME=\(folder.path)", "asciinema"] + command + [file.path]))
    #expect(answer.status == 0, "\(answer.error)")
    return answer.output
  }
}
