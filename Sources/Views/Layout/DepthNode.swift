import Cells

/// Nodes in front of one another, the last one on top.
struct DepthNode: Node {
  let alignment: Alignment
  let children: [any Node]

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    .longest(children.map { $0.lengths(axis, across: across) })
  }

  func layout(_ proposal: Proposal) -> Placement {
    let parts = children.map { $0.layout(proposal) }
    let size = Size(
      width: parts.map(\.size.width).max() ?? 0, height: parts.map(\.size.height).max() ?? 0)
    let order = children.indices.sorted {
      (children[$0].depth, $0) < (children[$1].depth, $1)
    }
    return Placement(size: size) { painter, origin in
      for part in order.map({ parts[$0] }) {
        part.paint(&painter, origin.aligned(part.size, in: size, alignment))
      }
    }
  }
}

extension Point {
  /// The corner of a block that lies in a room whose corner is here.
  func aligned(_ size: Size, in room: Size, _ alignment: Alignment) -> Point {
    moved(
      x: alignment.horizontal.offset(size.width, in: room.width),
      y: alignment.vertical.offset(size.height, in: room.height))
  }
}
