import Cells

@testable import Tape

/// A screen with all that a picture has to get right: colours, lines that meet, wide text and columns.
enum PictureSheet {
  static let size = Size(width: 30, height: 12)
  /// The colour of the first row, which is nowhere else: it marks where the screen is.
  static let mark = "#fe01fe"
  /// The rows that end with a bar in one column, whatever stands before it.
  static let barRows = 6..<12
  static let barColumn = 8
  /// Cells with their own background.
  static let grounds = [
    (Point(x: 12, y: 2), CellColor.rgb(10, 200, 30)), (Point(x: 14, y: 3), .palette(1)),
  ]

  static func snapshot(theme: TapeSettings.Theme) -> Snapshot {
    Snapshot(buffer, cursor: Point(x: 20, y: 8), title: "A <sheet> & more", theme: theme)
  }

  static var buffer: CellBuffer {
    var buffer = CellBuffer(size: size)
    buffer.fill(
      Rect(x: 0, y: 0, width: size.width, height: 1), style: Style(background: .rgb(254, 1, 254)))
    let rows = [
      "┌─┬─┐ ", "│ │ │ ", "├─┼─┤ ", "│ │ │ ", "└─┴─┘ ", "日本語字|", "👩‍👩‍👧‍👦🇩🇪❤️1️⃣|", "e\u{301}a\u{300}cafés.|",
      "▸○✓↑…›●◂|", "abcdefgh|", "שלוםعربي|",
    ]
    for (y, row) in rows.enumerated() { buffer.put(row, at: Point(x: 0, y: y + 1)) }
    for (point, color) in grounds {
      buffer.fill(
        Rect(origin: point, size: Size(width: 1, height: 1)), style: Style(background: color))
    }
    buffer.put(
      " <&> \u{FFFF} ░▒▓⠋", at: Point(x: 16, y: 4), style: Style(attributes: [.dim, .underline]))
    return buffer
  }
}
