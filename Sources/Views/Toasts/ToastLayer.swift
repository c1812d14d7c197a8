import Cells

/// A toast in its place on a screen.
struct ToastLayer {
  /// The room beyond it, for the toasts after it.
  let rest: Rect
  private let part: Placement
  private let block: Rect
  private let tap: () -> Void

  /// The columns that padding leaves to a toast.
  private static let least = 20

  init(
    _ node: any Node, at place: ToastPositionOptions, in room: Rect, tap: @escaping () -> Void
  ) {
    self.tap = tap
    let spare = max(0, room.size.width - Self.least)
    let leading = min(spare, max(0, Metrics.columns(place.padding.leading)))
    let trailing = min(spare - leading, max(0, Metrics.columns(place.padding.trailing)))
    let width = room.size.width - leading - trailing
    part = node.layout(Proposal(width: width, height: room.size.height))
    let size = Size(
      width: min(width, part.size.width), height: min(room.size.height, part.size.height))
    let x = room.minX + leading + (width - size.width) / 2
    let free = room.size.height - size.height
    switch place.position {
    case .top:
      let y = room.minY + min(free, max(0, Metrics.rows(place.padding.top)))
      block = Rect(origin: Point(x: x, y: y), size: size)
      rest = room.rows(from: block.maxY, to: room.maxY)
    case .bottom:
      let y = room.minY + free - min(free, max(0, Metrics.rows(place.padding.bottom)))
      block = Rect(origin: Point(x: x, y: y), size: size)
      rest = room.rows(from: room.minY, to: y)
    }
  }

  /// Paints it on a screen with its top left corner at a point.
  func paint(_ painter: inout Painter, _ origin: Point) {
    let place = origin.moved(x: block.minX, y: block.minY)
    let block = Rect(origin: place, size: block.size)
    painter.shield(block, press: tap)
    painter.clipped(to: block) { part.paint(&$0, place) }
  }
}

extension Rect {
  fileprivate func rows(from first: Int, to end: Int) -> Rect {
    Rect(x: minX, y: first, width: size.width, height: end - first)
  }
}
