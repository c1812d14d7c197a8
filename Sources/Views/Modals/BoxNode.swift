import Cells

/// A box in the middle of the screen, as large as what is in it.
struct BoxNode: Node {
  enum Kind { case alert, sheet }

  let kind: Kind
  /// What a press beside the box does; nil for nothing.
  var leave: (() -> Void)?
  /// What is in the box; there is room to be generous with, or not.
  let content: (_ isRoomy: Bool) -> any Node

  /// The columns of the widest box. Longer lines are hard to read, but a sheet may hold a list.
  private var widest: Int { kind == .alert ? 66 : 100 }
  /// The rows of the smallest screen on which a box has a border, and empty rows inside it.
  private static let bordered = 6
  private static let roomy = 12
  /// The columns of the smallest screen on which a box has empty columns inside it.
  private static let inset = 16
  /// The smallest screen on which a sheet leaves a margin.
  private static let margined = Size(width: 60, height: 20)

  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 0, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let screen = Size(width: proposal.width ?? 80, height: proposal.height ?? 24)
    let isRoomy = screen.height >= Self.roomy
    let margin = screen.width < Self.inset ? 0 : 2
    let padded = PaddingNode(
      content: content(isRoomy), top: isRoomy ? 1 : 0, leading: margin, bottom: isRoomy ? 1 : 0,
      trailing: margin)
    // Where there is no room for a border, what is in it matters more.
    let border: any Node =
      screen.height < Self.bordered ? padded : BorderNode(content: padded, style: .plain)
    let room = room(on: screen)
    let height = border.lengths(.vertical, across: room.width).max
    let box = border.layout(Proposal(width: room.width, height: min(height, room.height)))
    return Placement(size: screen) { painter, origin in
      let place = origin.aligned(box.size, in: screen, .center)
      let block = Rect(origin: place, size: box.size)
      if let leave {
        painter.shield(Rect(origin: origin, size: screen), press: leave)
        painter.shield(block) {}
      }
      painter.clipped(to: block) {
        $0.fill(block, style: .plain)
        box.paint(&$0, place)
      }
    }
  }

  private func room(on screen: Size) -> Size {
    var room = screen
    if kind == .sheet, screen.width >= Self.margined.width { room.width -= 8 }
    if kind == .sheet, screen.height >= Self.margined.height { room.height -= 4 }
    // Borders and padding, and a column for what is in them.
    room.width = max(7, min(widest, room.width))
    return room
  }
}
