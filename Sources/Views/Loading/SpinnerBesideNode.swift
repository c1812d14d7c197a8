import Cells

/// A node with a spinner beside it, which has its room first, however much the node would like to have.
///
/// Where the node cannot be made short enough, it stays as it is and the spinner stands over its edge.
struct SpinnerBesideNode: WrappingNode {
  let content: any Node
  let spinner: any Node
  let axis: Axis
  /// Whether the spinner stands before the content.
  let isFirst: Bool
  let alignment: Alignment
  let spacing: Int

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let parts = [content, spinner].map { $0.lengths(axis, across: across) }
    guard axis == self.axis else { return .longest(parts) }
    let sign = parts[1].ideal
    return Lengths(
      min: parts[0].min + sign, ideal: parts[0].ideal + sign, max: parts[0].max + sign
    ).adding(parts[0].max == 0 ? 0 : spacing)
  }

  func layout(_ proposal: Proposal) -> Placement {
    var room = proposal
    let ideal = spinner.lengths(axis, across: proposal[axis.other]).ideal
    room[axis] = min(ideal, proposal[axis] ?? ideal)
    let mark = spinner.layout(room)
    let length = mark.size[axis]
    let least = content.lengths(axis, across: proposal[axis.other])
    guard let whole = proposal[axis] else {
      return row(
        content.layout(proposal), mark, at: nil, gap: least.max > 0 ? spacing : 0)
    }
    guard whole - length >= least.min else {
      let part = content.layout(proposal)
      let end = max(0, min(whole, part.size[axis]) - length)
      return row(part, mark, at: isFirst ? 0 : end, gap: 0)
    }
    let gap = least.max > 0 ? min(spacing, whole - length - least.min) : 0
    room[axis] = whole - length - gap
    return row(content.layout(room), mark, at: nil, gap: gap)
  }
}

extension SpinnerBesideNode {
  /// Puts the two where they belong.
  ///
  /// - Parameter spinnerOffset: Where the spinner stands over the content; nil puts it beside.
  private func row(
    _ part: Placement, _ mark: Placement, at spinnerOffset: Int?, gap: Int
  ) -> Placement {
    let length = part.size[axis]
    let beside = mark.size[axis] + gap
    let across = max(part.size[axis.other], mark.size[axis.other])
    let size = axis.size(spinnerOffset == nil ? length + beside : length, across: across)
    let contentStart = spinnerOffset == nil && isFirst ? beside : 0
    let spinnerStart = spinnerOffset ?? (isFirst ? 0 : length + gap)
    func place(_ start: Int, _ part: Placement) -> Point {
      axis.point(start, across: alignment.offset(of: part.size, across: axis, in: across))
    }
    return Placement(size: size) { painter, origin in
      let content = place(contentStart, part)
      part.paint(&painter, origin.moved(x: content.x, y: content.y))
      let spinner = place(spinnerStart, mark)
      let start = origin.moved(x: spinner.x, y: spinner.y)
      if spinnerOffset != nil { painter.clear(around: Rect(origin: start, size: mark.size)) }
      mark.paint(&painter, start)
    }
  }
}
