import Cells

/// A box in the middle of the screen: parts below one another, and a row of buttons at the foot.
struct BoxNode: Node {
  let parts: [any Node]
  let buttons: [any Node]

  /// The widest that the text in a box gets; longer lines are hard to read.
  private static let widest = 60
  /// Columns for the border and the room inside it, both sides together.
  private static let sides = 6
  /// The rows of the smallest screen on which a box has a border.
  private static let bordered = 6

  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 0, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let screen = Size(width: proposal.width ?? 80, height: proposal.height ?? 24)
    let width = max(1, min(Self.widest, screen.width - Self.sides))
    let isRoomy = screen.height >= 12
    let inner = column(width: width, gap: isRoomy ? 1 : 0)
    let padded = PaddingNode(
      content: inner, top: isRoomy ? 1 : 0, leading: 2, bottom: isRoomy ? 1 : 0, trailing: 2)
    // Where there is no room for a border, what is in it matters more.
    let border: any Node =
      screen.height < Self.bordered ? padded : BorderNode(content: padded, style: .plain)
    let height = border.lengths(.vertical, across: width + Self.sides).max
    let box = border.layout(
      Proposal(width: width + Self.sides, height: min(height, screen.height)))
    return Placement(size: screen) { painter, origin in
      let place = origin.aligned(box.size, in: screen, .center)
      painter.clipped(to: Rect(origin: place, size: box.size)) {
        $0.fill(Rect(origin: place, size: box.size), style: .plain)
        box.paint(&$0, place)
      }
    }
  }

  private func column(width: Int, gap: Int) -> StackNode {
    let beside = StackNode(axis: .horizontal, spacing: 2, alignment: .center, children: buttons)
    let fits = beside.lengths(.horizontal, across: nil).max <= width
    let foot: any Node = fits ? beside : StackNode.column(buttons)
    return StackNode(
      axis: .vertical, spacing: gap, alignment: .center,
      children: parts + (buttons.isEmpty ? [] : [foot]))
  }
}
