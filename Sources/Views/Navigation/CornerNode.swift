import Cells

/// A screen without a bar, and a sign in its upper right corner.
struct CornerNode: Node {
  let content: any Node
  let sign: (any Node)?
  /// Whether it takes all the room there is, or only what its content takes.
  let isFilling: Bool

  func lengths(_ axis: Axis, across: Int?) -> Lengths { content.lengths(axis, across: across) }

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    guard let sign else { return part }
    let mark = sign.layout(Proposal(width: proposal.width, height: 1))
    let size = isFilling ? proposal.size(or: part.size) : part.size
    return Placement(size: size) { painter, origin in
      let room = Rect(origin: origin, size: size)
      part.paint(&painter, part.centered(in: room))
      let place = origin.moved(x: max(0, size.width - mark.size.width))
      painter.clipped(to: room) {
        // The last column of a screen is a margin, of a bar further in, too.
        if !isFilling { $0.clear(around: Rect(origin: place, size: mark.size)) }
        mark.paint(&$0, place)
      }
    }
  }
}
