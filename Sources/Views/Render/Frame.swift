import Cells

/// One screenful, as it was made for an instant.
public struct Frame {
  /// The cells to show.
  public internal(set) var buffer: CellBuffer
  /// The cell that the text cursor stands on, nil when it is hidden.
  public let cursor: Point?
}

/// The steps of a frame, for those who measure them. Rows of a list are resolved while it is laid out.
package enum FrameStep: CaseIterable, Sendable {
  /// Asking the views for their bodies, down to nodes.
  case resolve
  /// Giving each node its size and its position.
  case layout
  /// Drawing the nodes into the cells of the frame.
  case paint
}
