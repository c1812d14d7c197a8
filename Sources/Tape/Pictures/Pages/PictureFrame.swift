import Cells

/// The window around a screen: its measures in pixels, and the words in its title bar.
struct PictureFrame: Sendable {
  static let barHeight = 36
  static let padding = 14
  static let radius = 10
  /// Where the buttons are, from either edge, and what they are filled with.
  static let buttons = [
    (x: 20, color: "#ff5f57"), (x: 40, color: "#febc2e"), (x: 60, color: "#28c840"),
  ]
  static let textFonts =
    "ui-monospace,'SF Mono',Menlo,'Cascadia Mono','DejaVu Sans Mono','Liberation Mono',Consolas,monospace"
  static let titleFonts = "system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif"
  static let titleSize = 13

  let grid: (width: Int, height: Int)
  /// The part of the title that fits between the buttons and as much room on the other side.
  let title: String

  init(_ snapshot: Snapshot) {
    let size = snapshot.buffer.size
    grid = (size.width * Int(CellBox.width), size.height * Int(CellBox.height))
    let room = (Self.width(grid.width) - 2 * 84) / 8
    title = Self.cut(snapshot.title, to: room)
  }

  var width: Int { Self.width(grid.width) }
  var height: Int { grid.height + Self.barHeight + 2 * Self.padding }

  private static func width(_ grid: Int) -> Int { max(grid + 2 * padding, 96) }

  /// A title is drawn as a buffer would draw it, so that nothing in it can do more than be read.
  private static func cut(_ title: String, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    func line(_ columns: Int) -> String {
      var buffer = CellBuffer(size: Size(width: columns, height: 1))
      buffer.put(title, at: .zero)
      return buffer.text
    }
    return title.columns <= columns ? line(columns) : line(columns - 1) + "…"
  }
}
