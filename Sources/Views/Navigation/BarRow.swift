import Cells

/// One row of a bar: something at the left edge, a title beside it or in the middle, something at the
/// right edge. Where there is too little room the title is cut first; buttons that still do not fit go
/// beyond the edge, and the one with the focus is brought into view.
struct BarRow: Node {
  /// What is in the middle: beside what is at the left, or centred; buttons are never cut.
  enum Middle { case title, principal, buttons }

  let leading: [any Node]
  let center: [any Node]
  let trailing: [any Node]
  let middle: Middle
  /// What in it can have the focus.
  let stops: [FocusScope]

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
    guard fits(width) else { return shifted(width) }
    let isCentered = middle != .title
    // A title of less than a few columns says nothing.
    let isTight = width < Self.columns(leading + trailing) + 4 && !(leading + trailing).isEmpty
    let title = isTight || isCentered ? [] : center
    let right = Self.row(trailing, width)
    let left = Self.row(leading.map(Self.first) + title, width - right.room)
    let rest = width - left.room - right.room
    let centered = isCentered && !isTight ? Self.row(center, rest) : .empty
    return Placement(size: Size(width: width, height: 1)) { painter, origin in
      painter.clipped(to: Rect(origin: origin, size: Size(width: width, height: 1))) {
        left.paint(&$0, origin)
        right.paint(&$0, origin.moved(x: max(0, width - right.size.width)))
        let x = (width - centered.size.width) / 2
        let furthest = width - right.room - centered.size.width
        centered.paint(&$0, origin.moved(x: max(left.room, min(x, furthest))))
      }
    }
  }

  /// Whether there is room for all buttons; a field may be as short as it can be.
  private func fits(_ width: Int) -> Bool {
    let buttons = middle == .buttons ? center : leading + trailing
    let columns = buttons.reduce(-Self.spacing) { sum, button in
      let lengths = button.lengths(.horizontal, across: 1)
      return sum + Self.spacing + (lengths.max < Lengths.unbounded ? lengths.ideal : lengths.min)
    }
    return columns <= width
  }

  /// The buttons alone, so far to the left that the one with the focus is seen.
  private func shifted(_ width: Int) -> Placement {
    let buttons = middle == .buttons ? center : leading + trailing
    let row = StackNode.row(buttons, spacing: Self.spacing)
      .layout(Proposal(width: nil, height: 1))
    let size = Size(width: width, height: 1)
    return Placement(size: size) { painter, origin in
      let room = Rect(origin: origin, size: size)
      painter.clipped(to: room) { painter in
        let before = painter
        let focus = painter.seekingFocus { row.paint(&$0, origin) } ?? room
        let distance = min(focus.minX - room.minX, focus.maxX - room.maxX)
        guard distance > 0 else { return }
        painter = before
        row.paint(&painter, origin.moved(x: -distance))
      }
    }
  }

  private static func row(_ nodes: [any Node], _ width: Int) -> Placement {
    StackNode.row(nodes, spacing: spacing).layout(Proposal(width: max(0, width), height: 1))
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
