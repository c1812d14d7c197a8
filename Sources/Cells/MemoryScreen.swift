/// A screen for tests and pictures. It keeps only the runs it is given, as a terminal does, so a wrong
/// diff shows.
@MainActor public final class MemoryScreen: Screen {
  /// In cells; a test may change it between frames.
  public var size: Size
  /// What a user would see now.
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
    for x in run.columns { put(x, run.y, of: other, at: Point(x: x, y: run.y)) }
  }

  /// Draws the glyph of a cell of another buffer; the right half of a wide one comes with its left half.
  package mutating func put(_ x: Int, _ y: Int, of other: CellBuffer, at place: Point) {
    let cell = other[x, y]
    guard !cell.isRightHalf else { return }
    put(other.text(of: cell), at: place, style: cell.style)
    if let link = other.link(of: cell) {
      self.link(Rect(x: place.x, y: place.y, width: cell.columns, height: 1), to: link.address)
    }
  }
}
