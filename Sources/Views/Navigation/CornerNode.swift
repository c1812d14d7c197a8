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
    let room = isFilling ? proposal : Proposal(part.size)
    let size = Size(
      width: room.width ?? part.size.width, height: room.height ?? part.size.height)
    return Placement(size: size) { painter, origin in
      // What is larger than its room is shown from its top left corner.
      let block = Size(
        width: max(size.width, part.size.width), height: max(size.height, part.size.height))
      part.paint(&painter, origin.aligned(part.size, in: block, .center))
      let place = origin.moved(x: max(0, size.width - mark.size.width))
      painter.clipped(to: Rect(origin: origin, size: size)) {
        // The last column of a screen is a margin, of a bar further in, too.
        if !isFilling { $0.clear(around: Rect(origin: place, size: mark.size)) }
        mark.paint(&$0, place)
      }
    }
  }
}
