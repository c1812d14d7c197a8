import Cells
import Foundation

/// A screen kept in a file beside the tests: its text, its styles, and what they mean.
public struct Golden {
  private let file: URL

  /// - Parameter testFile: The file of the test; goldens lie in the folder `Goldens` beside it.
  public init(_ name: String, testFile: String = #filePath) {
    file = URL(filePath: testFile).deletingLastPathComponent()
      .appending(path: "Goldens/\(name).grid")
  }

  /// What differs from the screen, in words; nil when nothing does. With `OUTPOST_RECORD` set, the
  /// golden is written anew and the answer says so, so that a run that records never passes.
  public func difference(from buffer: CellBuffer) throws -> String? {
    let grid = buffer.grid
    if ProcessInfo.processInfo.environment["OUTPOST_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try grid.write(to: file, atomically: true, encoding: .utf8)
      return "recorded \(file.lastPathComponent); run again without OUTPOST_RECORD"
    }
    guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
      return "no golden \(file.lastPathComponent); make golden records it. The screen:\n\(grid)"
    }
    return golden == grid ? nil : Self.report(golden, grid, name: file.lastPathComponent)
  }

  private static func report(_ golden: String, _ grid: String, name: String) -> String {
    let before = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let after = grid.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = (0..<max(before.count, after.count)).compactMap { index -> String? in
      let old = index < before.count ? before[index] : ""
      let new = index < after.count ? after[index] : ""
      return old == new ? nil : "line \(index + 1)\n  - \(old)\n  + \(new)"
    }
    return "golden \(name) differs\n" + lines.joined(separator: "\n")
  }
}
