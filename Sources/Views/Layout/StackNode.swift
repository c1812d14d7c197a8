import Cells

/// Nodes in a row or in a column.
///
/// The room is shared out as SwiftUI does: the least flexible child is asked first and offered an
/// equal share of what is left. Rigid children get what they need and flexible ones the rest.
struct StackNode: Node {
  let axis: Axis
  let spacing: Int
  let alignment: Alignment
  let children: [any Node]

  static func column(
    _ children: [any Node], spacing: Int = 0, alignment: HorizontalAlignment = .center
  ) -> StackNode {
    StackNode(
      axis: .vertical, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .top),
      children: children)
  }

  static func row(
    _ children: [any Node], spacing: Int = 1, alignment: Alignment = .center
  ) -> StackNode {
    StackNode(axis: .horizontal, spacing: spacing, alignment: alignment, children: children)
  }

  private var allSpacing: Int { spacing * max(0, children.count - 1) }

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    if axis == self.axis {
      return .sum(children.map { $0.lengths(axis, across: across) }).adding(allSpacing)
    }
    // How high a text is depends on its share of the width; how wide, on its letters alone.
    guard axis == .vertical, let across, children.count > 1 else {
      return .longest(children.map { $0.lengths(axis, across: across) })
    }
    let widths = children.map { $0.lengths(.horizontal, across: nil) }
    var parts = widths
    share(across, among: widths) { index, offer in
      let width = max(widths[index].min, min(offer, widths[index].max))
      parts[index] = children[index].lengths(axis, across: width)
      return width
    }
    return .longest(parts)
  }

  func layout(_ proposal: Proposal) -> Placement {
    let parts = shares(bounded(proposal))
    let guided =
      alignment.isGuided(parts) ? alignment.offsets(parts, along: axis.other) : nil
    let across = guided?.length ?? parts.map { $0.size[axis.other] }.max() ?? 0
    let length = parts.reduce(allSpacing) { $0 + $1.size[axis] }
    var position = 0
    let places = parts.enumerated().map { index, part -> Point in
      defer { position += part.size[axis] + spacing }
      let offset =
        guided?.offsets[index] ?? alignment.offset(of: part.size, across: axis, in: across)
      return axis.point(position, across: offset)
    }
    let placement = Placement(size: axis.size(length, across: across)) { painter, origin in
      for (part, place) in zip(parts, places) {
        part.paint(&painter, origin.moved(x: place.x, y: place.y))
      }
    }
    guard let first = parts.firstIndex(where: { $0.guide != nil }) else { return placement }
    return placement.guided(by: parts[first], at: places[first])
  }

  /// The room for a row of free height, or a column of free width: where a child would take all the room there is, such
  /// as a bar or a divider, the length that the stack likes best.
  private func bounded(_ proposal: Proposal) -> Proposal {
    let other = axis.other
    guard proposal[other] == nil, children.count > 1,
      children.contains(where: { $0.lengths(other, across: nil).max >= Lengths.unbounded })
    else { return proposal }
    var proposal = proposal
    proposal[other] = lengths(other, across: proposal[axis]).ideal
    return proposal
  }

  /// The children, each laid out in its share of the room.
  func shares(_ proposal: Proposal) -> [Placement] {
    guard let length = proposal[axis] else { return children.map { $0.layout(proposal) } }
    let lengths = children.map { $0.lengths(axis, across: proposal[axis.other]) }
    var parts = [Placement](repeating: .empty, count: children.count)
    share(length, among: lengths) { index, offer in
      var room = proposal
      room[axis] = offer
      parts[index] = children[index].layout(room)
      return parts[index].size[axis]
    }
    return parts
  }

  /// Offers each child its share of a length.
  ///
  /// - Parameter take: Returns how much of an offer a child takes.
  private func share(
    _ length: Int, among lengths: [Lengths], _ take: (_ child: Int, _ offer: Int) -> Int
  ) {
    var left = max(0, length - allSpacing)
    var rest = Array(children.indices)
    while let priority = rest.map({ children[$0].priority }).max() {
      let group = rest.filter { children[$0].priority == priority }
        .sorted { (lengths[$0].flexibility, $0) < (lengths[$1].flexibility, $1) }
      rest.removeAll { children[$0].priority == priority }
      let reserved = rest.reduce(0) { $0 + lengths[$1].min }
      for (position, index) in group.enumerated() {
        let offer = max(0, left - reserved) / (group.count - position)
        left = max(0, left - take(index, offer))
      }
    }
  }
}
