import Cells
import Tape

/// The screen of a tape in the middle of a terminal, with the keys of the person who watches below it.
struct DemoStage {
  private(set) var buffer: CellBuffer
  private(set) var cursor: Point?

  /// - Parameter size: That of the terminal; a screen that is larger is cut.
  init(_ snapshot: Snapshot, size: Size, isPaused: Bool) {
    buffer = CellBuffer(size: size)
    let screen = snapshot.buffer.size
    let origin = Point(
      x: max(0, (size.width - screen.width) / 2), y: max(0, (size.height - screen.height) / 2))
    buffer.put(snapshot.buffer, at: origin)
    cursor = snapshot.cursor.map { $0.moved(x: origin.x, y: origin.y) }
    guard size.height > screen.height else { return }
    let line = isPaused ? "Held · Space goes on · q leaves" : "Demo · Space holds it · q leaves"
    let middle = Point(x: max(0, (size.width - line.columns) / 2), y: size.height - 1)
    buffer.put(line, at: middle, style: Style(attributes: isPaused ? .reverse : .dim))
  }
}

extension CellBuffer {
  /// Draws another buffer from a place on, cut where this one ends.
  fileprivate mutating func put(_ other: CellBuffer, at origin: Point) {
    for y in 0..<other.size.height {
      for x in 0..<other.size.width where !other[x, y].isRightHalf {
        let cell = other[x, y]
        put(other.text(of: cell), at: origin.moved(x: x, y: y), style: cell.style)
      }
    }
  }
}
