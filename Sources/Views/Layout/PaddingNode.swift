import Cells

/// A node with empty room around it.
struct PaddingNode: WrappingNode {
  let content: any Node
  let top: Int
  let leading: Int
  let bottom: Int
  let trailing: Int

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let outer = axis == .horizontal ? top + bottom : leading + trailing
    return content.lengths(axis, across: across.map { max(0, $0 - outer) })
      .adding(axis == .horizontal ? leading + trailing : top + bottom)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal.inset(columns: leading + trailing, rows: top + bottom))
    let size = Size(
      width: part.size.width + leading + trailing, height: part.size.height + top + bottom)
    return Placement(size: size) { painter, origin in
      part.paint(&painter, origin.moved(x: leading, y: top))
    }
  }
}
