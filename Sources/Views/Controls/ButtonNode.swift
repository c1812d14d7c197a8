import Cells

/// A button as it is drawn: `[ OK ]`, and with the focus reversed and between pointers, `▸ OK ◂`; or the
/// label alone.
struct ButtonNode: Node {
  let label: any Node
  let style: Style
  let id: FocusID
  var hasEnds = true
  /// Nil for a button that is disabled.
  let press: (() -> Void)?

  private var ends: Int { hasEnds ? 4 : 0 }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal: label.lengths(axis, across: across).adding(ends)
    case .vertical: label.lengths(axis, across: across.map { max(0, $0 - ends) })
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let part = label.layout(proposal.inset(columns: ends, rows: 0))
    let size = Size(width: part.size.width + ends, height: max(1, part.size.height))
    return Placement(size: size) { painter, origin in
      let block = Rect(origin: origin, size: size)
      let isFocused = painter.focused == id
      painter.blank(block, style: style)
      if hasEnds {
        painter.put(isFocused ? "▸" : "[", at: origin, style: style)
        painter.put(isFocused ? "◂" : "]", at: origin.moved(x: size.width - 1), style: style)
      }
      part.paint(&painter, origin.moved(x: ends / 2))
      painter.finishControl(block, id, press: press)
    }
  }
}
