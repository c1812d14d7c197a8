/// Where frames go: a terminal, or memory.
@MainActor public protocol Screen: AnyObject {
  /// The size to draw the next frame at, in cells.
  var size: Size { get }

  /// Shows a frame, given the runs in which it differs from the one before, and the cell that the
  /// text cursor stands on, nil to hide it. Nothing is written when there is no difference.
  func present(_ frame: CellBuffer, changes: CellDiff, cursor: Point?)
}
