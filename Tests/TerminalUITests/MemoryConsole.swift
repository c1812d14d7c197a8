import Cells
import Terminal

@testable import TerminalUI

/// A terminal in memory, that remembers what was asked of it.
final class MemoryConsole: Console {
  var size = Size(width: 30, height: 4)
  let isUTF8 = true
  var features = TerminalFeatures()
  let pictureColors = ColorDepth.direct
  private(set) var words: [String] = []
  private(set) var frameCount = 0
  /// What the last frame shows.
  private(set) var text = ""
  private(set) var shownSize = Size.zero
  /// The runs of cells that were drawn so far.
  private(set) var runCount = 0
  private(set) var isClosed = false
  /// What happens while the process is stopped.
  var whileSuspended: () -> Void = {}

  func present(_ frame: CellBuffer, changes: CellDiff, cursor: Point?) {
    frameCount += 1
    text = frame.text
    shownSize = frame.size
    runCount += changes.runs.count
  }

  func start(_ onEvents: @escaping @MainActor ([Event]) -> Void) {}
  func suspend() {
    words.append("suspend")
    whileSuspended()
  }
  func repaint() { words.append("repaint") }
  func copy(_ text: String) { words.append("copy \(text)") }
  func run(_ arguments: [String], input: String?) -> String? {
    words.append("run \(arguments) \(input ?? "-")")
    return nil
  }
  func close() { isClosed = true }
  func die(of signal: Int32) -> Never { preconditionFailure("died of \(signal)") }
}
