import Cells

/// One screenful, as it was made for an instant.
public struct Frame {
  /// The cells to show.
  public internal(set) var buffer: CellBuffer
  /// The cell that the text cursor stands on, nil when it is hidden.
  public let cursor: Point?
}
