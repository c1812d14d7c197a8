import Cells

/// A line that shows which part of something long is on the screen; nothing when all of it is.
struct ScrollBar {
  let length: Int
  let total: Int
  let visible: Int
  let first: Int

  /// - Parameter isFocused: Whether what it stands beside has the focus.
  func paint(
    _ painter: inout Painter, _ origin: Point, _ axis: Axis = .vertical, isFocused: Bool = true,
    in environment: EnvironmentValues
  ) {
    let isThin = environment.libraryStyles.isQuiet
    guard total > visible, length > 1, isFocused || !isThin else { return }
    let style = isThin ? environment.style.adding(.bold) : environment.style
    let line = environment.separatorStyle
    let thumb = max(1, length * visible / total)
    let furthest = max(1, total - max(1, visible))
    let start = min(length - thumb, ((length - thumb) * first + furthest / 2) / furthest)
    for offset in 0..<length {
      let isThumb = offset >= start && offset < start + thumb
      let along = axis.point(offset, across: 0)
      let sign =
        axis == .vertical ? (isThumb && !isThin ? "┃" : "│") : (isThumb && !isThin ? "━" : "─")
      let cell = origin.moved(x: along.x, y: along.y)
      // The edge of a pane may be there already, and dim.
      painter.put(sign, at: cell, style: isThumb ? style : line)
    }
  }
}
