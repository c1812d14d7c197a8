import Cells

/// All the room there is, in one style.
struct FillNode: Node {
  let style: Style
  var backdrop = Backdrop.hidden

  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 0, ideal: 1, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let size = Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    return Placement(size: size) { painter, origin in
      let block = Rect(origin: origin, size: size)
      switch backdrop {
      case .hidden: painter.fill(block, style: style)
      case .dimmed: painter.restyle(block) { $0.attributes.insert(.dim) }
      case .kept: break
      }
    }
  }
}
