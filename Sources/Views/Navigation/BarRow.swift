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
  var ideal: Int { Self.columns(leading + center + trailing) }

  private static func columns(_ nodes: [any Node]) -> Int {
    nodes.reduce(0) { $0 + min($1.lengths(.horizontal, across: 1).ideal, 40) + spacing }
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    axis == .horizontal ? Lengths(min: 0, ideal: ideal, max: .max) : .fixed(1)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let width = proposal.width ?? ideal
    // A title of less than a few columns says nothing.
    let isTight = width < Self.columns(leading + trailing) + 4 && !(leading + trailing).isEmpty
    let title = isTight || isCentered ? [] : center
    let right = Self.row(trailing, width)
    let left = Self.row(leading.map(Self.first) + title, width - right.room)
    let rest = width - left.room - right.room
    let middle = isCentered && !isTight ? Self.row(center, rest) : .empty
    return Placement(size: Size(width: width, height: 1)) { painter, origin in
      painter.clipped(to: Rect(origin: origin, size: Size(width: width, height: 1))) {
        left.paint(&$0, origin)
        right.paint(&$0, origin.moved(x: max(0, width - right.size.width)))
        let x = (width - middle.size.width) / 2
        let furthest = width - right.room - middle.size.width
        middle.paint(&$0, origin.moved(x: max(left.room, min(x, furthest))))
      }
    }
  }

  private static func row(_ nodes: [any Node], _ width: Int) -> Placement {
    let row = StackNode(
      axis: .horizontal, spacing: spacing, alignment: .center, children: nodes)
    return row.layout(Proposal(width: max(0, width), height: 1))
  }

  /// Gives a button its room before the title; what only stretches gets what is left.
  private static func first(_ node: any Node) -> any Node {
    node.priority < 0 ? node : PriorityNode(content: node, priority: 1)
  }
}

extension Placement {
  /// The columns of a part of a bar with the gap beside it.
  fileprivate var room: Int { size.width == 0 ? 0 : size.width + 2 }
}
