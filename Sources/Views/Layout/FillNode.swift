import Cells

/// All the room there is, in one style.
struct FillNode: Node {
  let style: Style

  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 0, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let size = Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    return Placement(size: size) { painter, origin in
      guard style != .plain else { return }
      painter.fill(Rect(origin: origin, size: size), style: style)
    }
  }
}
