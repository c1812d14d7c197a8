/// A screen for tests and pictures. It keeps only the runs it is given, as a terminal does, so a wrong
/// diff shows.
@MainActor public final class MemoryScreen: Screen {
  /// In cells; a test may change it between frames.
  public var size: Size
  /// What a person would see now.
  public private(set) var buffer: CellBuffer
  /// The cell that the text cursor stands on, nil when it is hidden.
  public private(set) var cursor: Point?
  /// The frames presented so far.
  public private(set) var frameCount = 0

  /// A blank screen of a size in cells.
  public init(size: Size) {
    self.size = size
    buffer = CellBuffer(size: size)
  }

  public func present(_ frame: CellBuffer, changes: CellDiff, cursor: Point?) {
    if buffer.size != frame.size { buffer = CellBuffer(size: frame.size) }
    for run in changes.runs { buffer.copy(run, from: frame) }
    self.cursor = cursor
    frameCount += 1
  }
}

extension CellBuffer {
  /// Takes over the cells of a run from a buffer of the same size.
  mutating func copy(_ run: CellRun, from other: CellBuffer) {
    for x in run.columns {
      let cell = other[x, run.y]
      guard !cell.isRightHalf else { continue }
      put(other.text(of: cell), at: Point(x: x, y: run.y), style: cell.style)
    }
  }
}
