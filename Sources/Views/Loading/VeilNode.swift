import Cells

/// A node as under frosted glass: dim, with the colours behind it as they are.
struct VeilNode: WrappingNode {
  let content: any Node

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    return Placement(size: part.size) { painter, origin in
      part.paint(&painter, origin)
      painter.restyle(Rect(origin: origin, size: part.size)) { $0.attributes.insert(.dim) }
    }
  }
}
