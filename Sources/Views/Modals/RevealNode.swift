import Cells

/// How many lines of a node are above its edge, from one frame to the next.
final class RevealOffset {
  var lines = 0
}

/// A node that may be longer than its room. It is scrolled so far that what has the focus is in view.
struct RevealNode: Node {
  let content: any Node
  let offset: RevealOffset
  /// Whether it is made as short as it can be before it is scrolled.
  var isShrinking = false

  /// Columns for the scroll bar with a gap before it.
  private static let bar = 2

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let inner = content.lengths(axis, across: across)
    if isShrinking || axis == .horizontal { return inner }
    return Lengths(min: min(1, inner.max), ideal: inner.ideal, max: inner.max)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let lengths = content.lengths(.vertical, across: proposal.width)
    guard let room = proposal.height, room < (isShrinking ? lengths.min : lengths.max) else {
      offset.lines = 0
      return content.layout(proposal)
    }
    let width = proposal.width.map { max(1, $0 - Self.bar) }
    let part = content.layout(Proposal(width: width, height: nil))
    let size = Size(width: part.size.width + Self.bar, height: room)
    return Placement(size: size) { [offset] painter, origin in
      let window = Rect(origin: origin, size: size)
      let before = painter
      let furthest = max(0, part.size.height - room)
      offset.lines = min(offset.lines, furthest)
      paint(part, in: window, &painter)
      if let focus = painter.focusRect, focus != before.focusRect {
        let lines = Self.lines(offset.lines, showing: focus, in: window)
        if lines != offset.lines {
          offset.lines = max(0, min(lines, furthest))
          painter = before
          paint(part, in: window, &painter)
        }
      }
      ScrollBar(length: room, total: part.size.height, visible: room, first: offset.lines)
        .paint(&painter, origin.moved(x: size.width - 1), in: EnvironmentValues())
    }
  }

  private func paint(_ part: Placement, in window: Rect, _ painter: inout Painter) {
    painter.clipped(to: window) { part.paint(&$0, window.origin.moved(y: -offset.lines)) }
  }

  /// The lines above the edge that bring a block into the window.
  private static func lines(_ lines: Int, showing block: Rect, in window: Rect) -> Int {
    if block.minY < window.minY || block.size.height > window.size.height {
      return lines + block.minY - window.minY
    }
    return lines + max(0, block.maxY - window.maxY)
  }
}
