import Cells

/// A toggle as it is drawn: `[x] Title` or `[ ] Title`, and with the focus reversed, `▸x◂ Title`.
struct ToggleNode: Node {
  let label: any Node
  let isOn: Bool
  let style: Style
  let id: FocusID
  /// Nil for a toggle that is disabled.
  let press: (() -> Void)?

  private static let box = 4

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    switch axis {
    case .horizontal: label.lengths(axis, across: across).adding(Self.box)
    case .vertical: label.lengths(axis, across: across.map { max(0, $0 - Self.box) })
    }
  }

  func layout(_ proposal: Proposal) -> Placement {
    let part = label.layout(proposal.inset(columns: Self.box, rows: 0))
    let size = Size(width: part.size.width + Self.box, height: max(1, part.size.height))
    return Placement(size: size) { painter, origin in
      let block = Rect(origin: origin, size: size)
      let isFocused = painter.focused == id
      let mark = isOn ? "x" : " "
      painter.put(isFocused ? "▸\(mark)◂" : "[\(mark)]", at: origin, style: style)
      part.paint(&painter, origin.moved(x: Self.box))
      painter.finishControl(block, id, press: press)
    }
  }
}
