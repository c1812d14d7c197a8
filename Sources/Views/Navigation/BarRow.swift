import Cells

/// One row of a bar: something at the left edge, a title beside it or in the middle, something at the
/// right edge. Where there is too little room the title is cut first.
struct BarRow: Node {
  let leading: [any Node]
  let center: [any Node]
  let trailing: [any Node]
  let isCentered: Bool

  private static let spacing = 2

  /// The columns that all of it needs.
  var ideal: Int {
    let nodes = leading + center + trailing
    let needed = nodes.reduce(0) { $0 + min($1.lengths(.horizontal, across: 1).max, 40) }
    return needed + Self.spacing * nodes.count
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    axis == .horizontal ? Lengths(min: 0, max: .max) : .fixed(1)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let spacer = SpacerNode(axis: .horizontal, minimum: 0)
    let before: [any Node] = isCentered ? [spacer] : []
    let row = StackNode(
      axis: .horizontal, spacing: Self.spacing, alignment: .center,
      children: leading.map(Self.first) + before + center + [spacer]
        + trailing.map(Self.first))
    let part = row.layout(Proposal(width: proposal.width, height: 1))
    let size = Size(width: proposal.width ?? part.size.width, height: 1)
    return Placement(size: size) { painter, origin in
      painter.clipped(to: Rect(origin: origin, size: size)) { part.paint(&$0, origin) }
    }
  }

  /// Gives a button its room before the title; what only stretches gets what is left.
  private static func first(_ node: any Node) -> any Node {
    node.priority < 0 ? node : PriorityNode(content: node, priority: 1)
  }
}
