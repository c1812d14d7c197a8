import Cells
import Essentials

/// A screen at one moment of a tape, with all that a picture of it shows.
public struct Snapshot: Sendable {
  /// The screen.
  public var buffer: CellBuffer
  /// The cell that the text cursor stands on, nil when it is hidden.
  public var cursor: Point?
  /// The state as the program names it; nil where it names none.
  public var state: String?
  /// The time of the tape.
  public var time: Duration
  /// The words in the title bar of a picture.
  public var title: String
  /// The colours of a picture.
  public var theme: TapeSettings.Theme

  /// A moment of a tape, or any buffer that a picture is wanted of.
  public init(
    _ buffer: CellBuffer, cursor: Point? = nil, state: String? = nil, time: Duration = .zero,
    title: String = "", theme: TapeSettings.Theme = .dark
  ) {
    self.buffer = buffer
    self.cursor = cursor
    self.state = state
    self.time = time
    self.title = title
    self.theme = theme
  }

  /// The rows as a terminal shows them when it gets only their text and their styles; blank
  /// ends are trimmed. Each row is complete, so that a pager can begin anywhere.
  public var ansi: String {
    (0..<buffer.size.height).map(ansiRow).joined(separator: "\n")
  }

  private func ansiRow(_ y: Int) -> String {
    let end = (0..<buffer.size.width).last { buffer[$0, y] != .blank }.map { $0 + 1 } ?? 0
    var row = ""
    var style = Style.plain
    for x in 0..<end where !buffer[x, y].isRightHalf {
      let cell = buffer[x, y]
      row += cell.style.sgr(after: style) + buffer.text(of: cell)
      style = cell.style
    }
    return row + Style.plain.sgr(after: style)
  }
}

extension Snapshot {
  /// The picture as a file of a kind holds it; the same screen gives the same bytes every time.
  ///
  /// - Throws: Only for `.png`, where ``png(path:)`` does.
  public func data(as format: PictureFormat) throws -> Data {
    switch format {
    case .txt: Data((buffer.text + "\n").utf8)
    case .ansi: Data((ansi + "\n").utf8)
    case .grid: Data(buffer.grid.utf8)
    case .json: Data(json.utf8)
    case .svg: Data(svg.utf8)
    case .html: Data(html.utf8)
    case .png: try png()
    }
  }
}
