import Cells

/// A bar that is filled from the left, an eighth of a column at a time.
struct BarNode: Node {
  /// From 0 to 1.
  let fraction: Double
  let style: Style

  private static let idealWidth = 20
  private static let parts = ["░", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    axis == .horizontal ? Lengths(min: 1, ideal: Self.idealWidth, max: .max) : .fixed(1)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let size = Size(width: proposal.width ?? Self.idealWidth, height: 1)
    let filled = eighths(of: size.width)
    return Placement(size: size) { painter, origin in
      let bar = painter.clip.intersection(Rect(origin: origin, size: size))
      for x in bar.minX..<bar.maxX {
        let eighths = max(0, min(8, filled - (x - origin.x) * 8))
        painter.put(
          Self.parts[eighths], at: Point(x: x, y: origin.y),
          style: eighths == 0 ? style.adding(.dim) : style)
      }
    }
  }

  /// The eighths that are filled: some as soon as anything is done, all only at the end.
  private func eighths(of width: Int) -> Int {
    let all = width * 8
    if fraction >= 1 { return all }
    return fraction > 0 ? max(1, min(all - 1, Int((fraction * Double(all)).rounded()))) : 0
  }
}
