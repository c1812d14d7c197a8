import Cells

/// A box with a title in its upper line: `╭─ Title ──╮`.
struct TitledBoxNode: Node {
  let box: BorderNode
  let label: (any Node)?

  /// Columns for the corners and for a gap on both sides of the title.
  private static let ends = 6

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let inner = box.lengths(axis, across: across)
    guard axis == .horizontal, let label else { return inner }
    let title = label.lengths(axis, across: 1).ideal + Self.ends
    return Lengths(min: inner.min, ideal: max(inner.ideal, title), max: max(inner.max, title))
  }

  func layout(_ proposal: Proposal) -> Placement {
    let title = label?.layout(
      Proposal(width: proposal.width.map { max(0, $0 - Self.ends) }, height: 1))
    let least = title.map { $0.size.width + Self.ends } ?? 0
    let widened = FrameNode(
      content: box.content, width: .atLeast(least - 2), height: .free,
      alignment: .leading)
    let part = BorderNode(content: widened, style: box.style).layout(proposal)
    return Placement(size: part.size) { painter, origin in
      part.paint(&painter, origin)
      guard let title, title.size.width > 0 else { return }
      let place = origin.moved(x: 3)
      painter.clipped(
        to: Rect(origin: origin, size: Size(width: max(0, part.size.width - 1), height: 1))
      ) {
        let gap = String(repeating: " ", count: title.size.width + 2)
        $0.put(gap, at: origin.moved(x: 2), style: .plain)
        title.paint(&$0, place)
      }
    }
  }
}
