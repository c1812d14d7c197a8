/// A node that is hardly to be seen.
struct FaintNode: WrappingNode {
  let content: any Node

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    return Placement(size: part.size) { painter, origin in
      painter.faint { part.paint(&$0, origin) }
    }
  }
}
