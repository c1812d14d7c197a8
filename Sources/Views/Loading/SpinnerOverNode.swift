import Cells

/// A node with a spinner over it. It grows only where the spinner itself would not fit.
struct SpinnerOverNode: WrappingNode {
  let content: any Node
  let spinner: any Node
  let alignment: Alignment
  /// Room between the spinner and the edges, where there is enough.
  let columns: Int
  let rows: Int

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let inner = content.lengths(axis, across: across)
    let sign = spinner.lengths(axis, across: across).ideal
    return Lengths(min: inner.min, ideal: max(inner.ideal, sign), max: max(inner.max, sign))
  }

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    let mark = spinner.layout(room(over: part.size, proposal))
    let size = Size(
      width: max(part.size.width, min(mark.size.width, proposal.width ?? .max)),
      height: max(part.size.height, min(mark.size.height, proposal.height ?? .max)))
    // Of content that is larger than its room, the part that is seen.
    let window = Size(
      width: min(size.width, proposal.width ?? .max),
      height: min(size.height, proposal.height ?? .max))
    let margin = Point(
      x: max(0, min(columns, (window.width - mark.size.width) / 2)),
      y: max(0, min(rows, (window.height - mark.size.height) / 2)))
    let inner = Size(width: window.width - 2 * margin.x, height: window.height - 2 * margin.y)
    return Placement(size: size) { painter, origin in
      part.paint(&painter, origin.aligned(part.size, in: size, alignment))
      let place = origin.moved(x: margin.x, y: margin.y).aligned(mark.size, in: inner, alignment)
      painter.clipped(to: Rect(origin: origin, size: size)) { painter in
        painter.clear(around: Rect(origin: place, size: mark.size))
        mark.paint(&painter, place)
      }
    }
  }

  /// What the spinner is offered: what the content takes, or more where it needs more.
  private func room(over content: Size, _ proposal: Proposal) -> Proposal {
    func length(_ axis: Axis) -> Int {
      let ideal = spinner.lengths(axis, across: nil).ideal
      return max(content[axis], min(ideal, proposal[axis] ?? ideal))
    }
    return Proposal(width: length(.horizontal), height: length(.vertical))
  }
}

extension Painter {
  /// Empties the cells of a sign, and one on either side, so that it is not read as a letter.
  mutating func clear(around block: Rect) {
    let wide = Rect(
      origin: block.origin.moved(x: -1),
      size: Size(width: block.size.width + 2, height: block.size.height))
    blank(wide, style: .plain)
  }
}
