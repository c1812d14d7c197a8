import Cells

/// A line that shows which part of something long is on the screen; nothing when all of it is.
struct ScrollBar {
  let length: Int
  let total: Int
  let visible: Int
  let first: Int

  func paint(
    _ painter: inout Painter, _ origin: Point, _ axis: Axis = .vertical, style: Style
  ) {
    guard total > visible, length > 1 else { return }
    let thumb = max(1, length * visible / total)
    let furthest = max(1, total - max(1, visible))
    let start = min(length - thumb, ((length - thumb) * first + furthest / 2) / furthest)
    for offset in 0..<length {
      let isThumb = offset >= start && offset < start + thumb
      let along = axis.point(offset, across: 0)
      let sign =
        axis == .vertical ? (isThumb ? "┃" : "│") : (isThumb ? "━" : "─")
      painter.put(
        sign, at: origin.moved(x: along.x, y: along.y), style: isThumb ? style : style.adding(.dim))
    }
  }
}
