import Cells

/// Something that leads to another screen, as it is drawn: `Title ›`, or back: `‹ Back`. With the focus
/// it is reversed and has a pointer.
struct LinkNode: Node {
  enum Direction {
    case back, forward
  }

  let label: any Node
  let direction: Direction
  let style: Style
  let id: FocusID
  /// Whether it is as wide as its room, as it is in a list.
  let isFilling: Bool
  /// Nil for a link that cannot be followed.
  let press: (() -> Void)?

  private static let ends = 2

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal:
      let inner = label.lengths(axis, across: across).adding(Self.ends)
      return isFilling ? Lengths(min: inner.min, ideal: inner.ideal, max: .max) : inner
    case .vertical:
      return label.lengths(axis, across: across.map { max(0, $0 - Self.ends) })
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let part = label.layout(proposal.inset(columns: Self.ends, rows: 0))
    let needed = part.size.width + Self.ends
    let size = Size(
      width: isFilling ? max(needed, proposal.width ?? needed) : needed,
      height: max(1, part.size.height))
    return Placement(size: size) { painter, origin in
      let block = Rect(origin: origin, size: size)
      let isFocused = painter.focused == id
      switch direction {
      case .back:
        painter.put(isFocused ? "▸" : "‹", at: origin, style: style)
        part.paint(&painter, origin.moved(x: Self.ends))
      case .forward:
        let mark = origin.moved(x: size.width - 1)
        part.paint(&painter, origin)
        painter.put(isFocused ? "◂" : "›", at: mark, style: isFocused ? style : style.adding(.dim))
      }
      painter.finishControl(block, id, press: press)
    }
  }
}
