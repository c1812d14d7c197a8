import Cells

/// A node that can have the focus: reversed while it has it.
struct FocusableNode: WrappingNode {
  let content: any Node
  let id: FocusID
  /// What a click does; answers whether it did something.
  let click: () -> Bool

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    return Placement(size: part.size) { [id, click] painter, origin in
      let block = Rect(origin: origin, size: part.size)
      painter.respond(in: block, focus: id) { event, _ in event.action == .press && click() }
      part.paint(&painter, origin)
      if painter.focused == id { painter.restyle(block) { $0.attributes.insert(.reverse) } }
    }
  }
}
