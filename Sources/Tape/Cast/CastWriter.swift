import Cells

/// Writes frames as a terminal reads them, and remembers what was written already.
struct CastWriter: Sendable {
  private(set) var screen: CellBuffer?
  private var style = Style.plain
  /// Where the terminal writes next; nil where terminals may disagree about it.
  private var position: Point?
  private var cursor: Point?
  private var output = ""

  /// What shows a frame on a terminal that shows the one before; empty where there is nothing to show.
  mutating func draw(_ frame: CellBuffer, cursor newCursor: Point?) -> String {
    output = ""
    if screen?.size != frame.size { clear(frame.size) }
    for run in CellDiff(from: screen, to: frame).runs { draw(run, of: frame) }
    screen = frame
    show(newCursor.flatMap { frame.bounds.contains($0) ? $0 : nil })
    return output
  }

  /// What leaves the terminal as a program leaves it that ends well.
  mutating func close() -> String {
    output = ""
    change(to: .plain)
    output += "\u{1B}[?7h"
    if let screen, cursor == nil { show(Point(x: 0, y: max(0, screen.size.height - 1))) }
    return output
  }
}

extension CastWriter {
  /// Text that some terminal takes for too long must not run on into the next row, so that wrapping is off.
  private mutating func clear(_ size: Size) {
    change(to: .plain)
    output += screen == nil ? "\u{1B}[?7l\u{1B}[?25l\u{1B}[2J" : "\u{1B}[2J"
    screen = CellBuffer(size: size)
    position = nil
  }

  /// A terminal may take a glyph of several scalars for wider than it is, and overwrite the next cells. So the
  /// rest of the row is written again.
  private mutating func draw(_ run: CellRun, of frame: CellBuffer) {
    let hasCluster = run.columns.contains { frame[$0, run.y].isCluster }
    let end = hasCluster ? frame.size.width : run.columns.upperBound
    for x in run.columns.lowerBound..<end where !frame[x, run.y].isRightHalf {
      draw(frame[x, run.y], at: Point(x: x, y: run.y), of: frame)
    }
  }

  private mutating func draw(_ cell: Cell, at point: Point, of frame: CellBuffer) {
    change(to: cell.style)
    // A terminal that takes the glyph for narrow would leave what was in its right half.
    if cell.columns == 2, cell.isPicture {
      move(to: point)
      output += "  "
      position = nil
    }
    move(to: point)
    output += frame.text(of: cell)
    let next = point.moved(x: 1)
    let isSure = cell.columns == 1 && !cell.isCluster && next.x < frame.size.width
    position = isSure ? next : nil
  }

  private mutating func change(to newStyle: Style) {
    output += newStyle.sgr(after: style)
    style = newStyle
  }

  private mutating func move(to point: Point) {
    guard position != point else { return }
    output += "\u{1B}[\(point.y + 1);\(point.x + 1)H"
    position = point
  }

  private mutating func show(_ newCursor: Point?) {
    if let newCursor {
      move(to: newCursor)
      if cursor == nil { output += "\u{1B}[?25h" }
    } else if cursor != nil {
      output += "\u{1B}[?25l"
    }
    cursor = newCursor
  }
}

extension Cell {
  /// Whether the glyph has several scalars.
  fileprivate var isCluster: Bool { !isRightHalf && onlyScalar == nil }

  /// Whether the glyph is an emoji, of whose width terminals have different ideas.
  fileprivate var isPicture: Bool { onlyScalar.map { $0.value >= 0x1F000 } ?? true }
}
