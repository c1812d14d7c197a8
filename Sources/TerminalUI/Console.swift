import Cells
import Terminal

/// What the event loop needs of a terminal; a test stands in for it with one in memory.
protocol Console: Screen {
  var isUTF8: Bool { get }
  func start(_ onEvents: @escaping @MainActor ([Event]) -> Void)
  func suspend()
  func repaint()
  func copy(_ text: String)
  func close()
  func die(of signal: Int32) -> Never
}

extension Terminal: Console {}
