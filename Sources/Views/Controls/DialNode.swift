import Cells

/// A disc that fills by quarters.
struct DialNode: Node {
  /// From 0 to 1.
  let fraction: Double
  let style: Style

  func lengths(_ axis: Axis, across: Int?) -> Lengths { .fixed(1) }

  func layout(_ proposal: Proposal) -> Placement {
    Placement(size: Size(width: 1, height: 1)) { painter, origin in
      painter.put(["○", "◔", "◑", "◕", "●"][Int(fraction * 4)], at: origin, style: style)
    }
  }
}
