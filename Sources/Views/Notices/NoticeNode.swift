import Cells

/// Parts below one another in the middle of all the room: the first of them is kept longest where there is
/// too little, and the empty lines between them go before anything else.
struct NoticeNode: Node {
  /// What it is, what it is about, what can be done.
  let parts: [StackNode]

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let room = Proposal(width: axis == .vertical ? across : nil, height: nil)
    return Lengths(min: 1, ideal: column(room).lengths(axis, across: across).ideal, max: .max)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let column = column(proposal)
    let part = column.layout(proposal)
    let size = Size(
      width: proposal.width ?? part.size.width, height: proposal.height ?? part.size.height)
    return Placement(size: size) { painter, origin in
      let place = origin.aligned(part.size, in: size, .center)
      painter.clipped(to: Rect(origin: origin, size: size)) {
        part.paint(&$0, Point(x: place.x, y: max(origin.y, place.y)))
      }
    }
  }

  private func column(_ room: Proposal) -> StackNode {
    let height = room.height ?? .max
    func rows(_ indices: [Int], _ length: (Lengths) -> Int) -> Int {
      indices.reduce(0) { $0 + length(parts[$1].lengths(.vertical, across: room.width)) }
    }
    var shown = parts.indices.filter { !parts[$0].children.isEmpty }
    // Why it is so is left out before what can be done about it.
    if rows(shown, \.min) > height { shown.removeAll { $0 == 1 } }
    let isRoomy = rows(shown, \.max) + shown.count - 1 <= height
    return StackNode(
      axis: .vertical, spacing: isRoomy ? 1 : 0, alignment: .center,
      children: shown.map { PriorityNode(content: parts[$0], priority: [2, 0, 1][$0]) })
  }
}
