/// A node that is drawn elsewhere than where its room is.
struct OffsetNode: WrappingNode {
  let content: any Node
  let columns: Int
  let rows: Int

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    return Placement(size: part.size) { painter, origin in
      part.paint(&painter, origin.moved(x: columns, y: rows))
    }
  }
}
