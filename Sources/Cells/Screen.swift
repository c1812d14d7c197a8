/// Where frames go: a terminal, or memory.
@MainActor public protocol Screen: AnyObject {
  /// The size to draw the next frame at, in cells.
  var size: Size { get }

  /// Shows a frame, given the runs in which it differs from the one before. The cursor is shown at a
  /// cell, or hidden where that is nil. Nothing is written when there is no difference.
  func present(_ frame: CellBuffer, changes: CellDiff, cursor: Point?)
}
