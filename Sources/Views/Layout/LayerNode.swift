import Cells

/// A node that decides the size, and another one behind it or in front of it.
struct LayerNode: WrappingNode {
  let content: any Node
  let layer: any Node
  let alignment: Alignment
  let isInFront: Bool

  func layout(_ proposal: Proposal) -> Placement {
    let content = content.layout(proposal)
    let size = content.size
    let layer = layer.layout(Proposal(size))
    return Placement(size: size) { painter, origin in
      let place = origin.aligned(layer.size, in: size, alignment)
      if isInFront {
        content.paint(&painter, origin)
        layer.paint(&painter, place)
      } else {
        layer.paint(&painter, place)
        content.paint(&painter, origin)
      }
    }
  }
}
