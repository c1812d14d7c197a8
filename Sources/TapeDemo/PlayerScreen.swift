import Cells
import Tape

/// The screen of a tape in the middle of a terminal, framed where there is room. Below it are facts for the
/// user who watches.
struct PlayerScreen {
  private(set) var buffer: CellBuffer
  private(set) var cursor: Point?

  /// - Parameters:
  ///   - size: That of the terminal; a screen that is larger is cut.
  ///   - input: The last thing that was done to the program.
  ///   - caption: What is being shown.
  init(
    _ snapshot: Snapshot, size: Size, input: String?, caption: String? = nil, isPaused: Bool
  ) {
    buffer = CellBuffer(size: size)
    let screen = snapshot.buffer.size
    let room = Size(width: size.width, height: max(screen.height, size.height - 2))
    let origin = Point(
      x: max(0, (room.width - screen.width) / 2), y: max(0, (room.height - screen.height) / 2))
    buffer.frame(Rect(origin: origin, size: screen))
    buffer.put(snapshot.buffer, at: origin)
    cursor = snapshot.cursor.map { $0.moved(x: origin.x, y: origin.y) }
    if let caption, size.height > screen.height + 1 {
      let middle = max(1, (size.width - caption.columns) / 2)
      buffer.put(caption, at: Point(x: middle, y: size.height - 2), style: Style(attributes: .bold))
    }
    let isCut = screen.width > size.width || screen.height > size.height
    if isPaused || size.height > screen.height || isCut && size.width >= Self.leastFoot {
      let facts = [snapshot.state, input].compactMap { $0 }.joined(separator: " · ")
      writeFoot(
        isCut ? "\(screen.width)x\(screen.height), cut by the window" : facts, isPaused: isPaused)
    }
  }

  /// The columns of a window below which a cut screen keeps its last row.
  private static let leastFoot = 28

  /// What there is to know on the left, the keys on the right, where there is room.
  private mutating func writeFoot(_ text: String, isPaused: Bool) {
    let style = Style(attributes: isPaused ? .reverse : .dim)
    let y = buffer.size.height - 1
    let keys = isPaused ? " Held · Space goes on · q leaves " : " Space holds it · q leaves "
    buffer.fill(Rect(x: 0, y: y, width: buffer.size.width, height: 1), style: style)
    buffer.put(keys, at: Point(x: max(0, buffer.size.width - keys.columns), y: y), style: style)
    if text.columns + 2 + keys.columns <= buffer.size.width {
      buffer.put(" \(text)", at: Point(x: 0, y: y), style: style)
    }
  }
}

extension CellBuffer {
  /// Draws a line around a block, where the line has room on all sides and leaves the last two rows free.
  fileprivate mutating func frame(_ rect: Rect) {
    guard rect.minX > 0, rect.minY > 0, rect.maxX < size.width, rect.maxY < size.height - 2
    else { return }
    let line = String(repeating: "─", count: rect.size.width)
    let style = Style(attributes: .dim)
    put("╭\(line)╮", at: rect.origin.moved(x: -1, y: -1), style: style)
    for y in rect.minY..<rect.maxY {
      put("│", at: Point(x: rect.minX - 1, y: y), style: style)
      put("│", at: Point(x: rect.maxX, y: y), style: style)
    }
    put("╰\(line)╯", at: Point(x: rect.minX - 1, y: rect.maxY), style: style)
  }

  /// Draws another buffer at a point, clipped to this one.
  fileprivate mutating func put(_ other: CellBuffer, at origin: Point) {
    for y in 0..<other.size.height {
      for x in 0..<other.size.width { put(x, y, of: other, at: origin.moved(x: x, y: y)) }
    }
  }
}
