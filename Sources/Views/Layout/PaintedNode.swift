import Cells

/// A node that is painted in another way, in the same room.
struct PaintedNode: WrappingNode {
  let content: any Node
  let paint: (_ content: Placement, inout Painter, Point) -> Void

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    return Placement(size: part.size) { [paint] in paint(part, &$0, $1) }.guided(by: part)
  }
}

/// A node that reports the room that it gets.
struct RoomNode: WrappingNode {
  let content: any Node
  let report: (Proposal) -> Void

  func layout(_ proposal: Proposal) -> Placement {
    report(proposal)
    return content.layout(proposal)
  }
}
