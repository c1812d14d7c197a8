import Cells

/// Nodes in a row or in a column.
///
/// The room is shared out as SwiftUI does: the least flexible child is asked first and offered an
/// equal share of what is left, so that rigid children get what they need and flexible ones the rest.
struct StackNode: Node {
  let axis: Axis
  let spacing: Int
  let alignment: Alignment
  let children: [any Node]

  static func column(_ children: [any Node], alignment: HorizontalAlignment = .center) -> StackNode {
    StackNode(
      axis: .vertical, spacing: 0, alignment: Alignment(horizontal: alignment, vertical: .top),
      children: children)
  }

  private var allSpacing: Int { spacing * max(0, children.count - 1) }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let parts = children.map { $0.lengths(axis, across: across) }
    if axis == self.axis {
      return Lengths(
        min: parts.reduce(0) { $0 + $1.min },
        max: parts.reduce(0) { Swift.min($0 + $1.max, Lengths.unbounded) }
      ).adding(allSpacing)
    }
    return Lengths(min: parts.map(\.min).max() ?? 0, max: parts.map(\.max).max() ?? 0)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let parts = share(proposal)
    let across = parts.map { $0.size[axis.other] }.max() ?? 0
    let length = parts.reduce(allSpacing) { $0 + $1.size[axis] }
    var position = 0
    let places = parts.map { part -> Point in
      defer { position += part.size[axis] + spacing }
      return axis.point(position, across: offset(part.size, in: across))
    }
    return Placement(size: axis.size(length, across: across)) { painter, origin in
      for (part, place) in zip(parts, places) {
        part.paint(&painter, origin.moved(x: place.x, y: place.y))
      }
    }
  }

  private func offset(_ size: Size, in across: Int) -> Int {
    switch axis {
    case .horizontal: alignment.vertical.offset(size.height, in: across)
    case .vertical: alignment.horizontal.offset(size.width, in: across)
    }
  }

  private func share(_ proposal: Proposal) -> [Placement] {
    guard let length = proposal[axis] else { return children.map { $0.layout(proposal) } }
    let across = proposal[axis.other]
    let order = children.indices
      .map { (index: $0, lengths: children[$0].lengths(axis, across: across)) }
      .sorted { ($0.lengths.flexibility, $0.index) < ($1.lengths.flexibility, $1.index) }
    var parts = [Placement](repeating: .empty, count: children.count)
    var left = max(0, length - allSpacing)
    for (position, child) in order.enumerated() {
      var offer = proposal
      offer[axis] = left / (order.count - position)
      let part = children[child.index].layout(offer)
      parts[child.index] = part
      left = max(0, left - part.size[axis])
    }
    return parts
  }
}
