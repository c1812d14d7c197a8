import Cells
import Foundation
import Tape

/// A screen that is kept beside the tests, as those of tapes are kept beside them.
public struct ScreenGolden {
  private let name: String
  private let folder: GoldenFolder
  private let isRecording: Bool

  /// - Parameters:
  ///   - testFile: The file of the test; goldens lie in the folder `Goldens` beside it.
  ///   - isRecording: Whether the screen is to be kept, not compared: where `OUTPOST_RECORD` is set.
  public init(
    _ name: String, testFile: String = #filePath,
    isRecording: Bool = ProcessInfo.processInfo.environment["OUTPOST_RECORD"] != nil
  ) {
    self.name = name
    self.isRecording = isRecording
    folder = GoldenFolder(
      URL(filePath: testFile).deletingLastPathComponent().appending(path: "Goldens").path)
  }

  /// What differs from the screen, in words; nil when nothing does. A golden that is recorded is said to be, so
  /// that a run that records never passes.
  public func difference(from screen: CellBuffer) throws -> String? {
    let file = try folder.file(name, size: screen.size)
    if isRecording {
      try folder.bless(name, screen)
      return "recorded \(file); run again without OUTPOST_RECORD"
    }
    return switch try folder.check(name, screen) {
    case .same: nil
    case .missing: "no golden \(file); make golden records it. The screen:\n\(screen.grid)"
    case .differs(let difference): "golden \(file) differs\n\(difference)"
    }
  }
}
