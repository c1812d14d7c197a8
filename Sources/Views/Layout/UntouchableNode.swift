/// A node that no click gets to; what lies behind it may still be clicked.
struct UntouchableNode: WrappingNode {
  let content: any Node

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    return Placement(size: part.size) { painter, origin in
      painter.untouchable { part.paint(&$0, origin) }
    }
  }
}
