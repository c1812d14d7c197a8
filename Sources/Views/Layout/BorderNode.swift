import Cells

/// A node in a box of lines, with room inside it.
struct BorderNode: WrappingNode {
  let content: any Node
  let style: Style
  var lines = BoxLines.rounded

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    content.lengths(axis, across: across.map { max(0, $0 - 2) }).adding(2)
  }

  func layout(_ proposal: Proposal) -> Placement {
    // Where there is no room for a border, what is in it matters more.
    if (proposal.width ?? 3) < 3 || (proposal.height ?? 3) < 3 { return content.layout(proposal) }
    let part = content.layout(proposal.inset(columns: 2, rows: 2))
    let size = Size(width: part.size.width + 2, height: part.size.height + 2)
    return Placement(size: size) { painter, origin in
      painter.box(Rect(origin: origin, size: size), lines: lines, style: style)
      part.paint(&painter, origin.moved(x: 1, y: 1))
    }
  }
}
