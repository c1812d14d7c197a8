import Cells

/// Views in front of one another, the last one on top.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// - Parameter alignment: Where views lie that are smaller than the largest one.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    nodes.append(ZStackLayout(alignment: alignment)._arrangement.node(of: content, in: context))
  }
}

/// Nodes in front of one another, the last one on top.
struct DepthNode: Node {
  let alignment: Alignment
  let children: [any Node]

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    .longest(children.map { $0.lengths(axis, across: across) })
  }

  func layout(_ proposal: Proposal) -> Placement {
    let parts = children.map { $0.layout(proposal) }
    if alignment.isGuided(parts) { return guided(parts) }
    let size = Size(
      width: parts.map(\.size.width).max() ?? 0, height: parts.map(\.size.height).max() ?? 0)
    let order = children.indices.sorted {
      (children[$0].depth, $0) < (children[$1].depth, $1)
    }
    return Placement(size: size) { painter, origin in
      for part in order.map({ parts[$0] }) {
        part.paint(&painter, origin.aligned(part.size, in: size, alignment))
      }
    }
  }

  /// The parts, brought to one line each way.
  private func guided(_ parts: [Placement]) -> Placement {
    let columns = alignment.offsets(parts, along: .horizontal)
    let rows = alignment.offsets(parts, along: .vertical)
    let order = children.indices.sorted {
      (children[$0].depth, $0) < (children[$1].depth, $1)
    }
    let size = Size(width: columns.length, height: rows.length)
    let placement = Placement(size: size) { painter, origin in
      for index in order {
        parts[index].paint(
          &painter, origin.moved(x: columns.offsets[index], y: rows.offsets[index]))
      }
    }
    guard let first = parts.firstIndex(where: { $0.guide != nil }) else { return placement }
    return placement.guided(
      by: parts[first], at: Point(x: columns.offsets[first], y: rows.offsets[first]))
  }
}

extension Alignment {
  /// Where a block lies across an axis, in some room.
  func offset(of size: Size, across axis: Axis, in room: Int) -> Int {
    switch axis {
    case .horizontal: vertical.offset(size.height, in: room)
    case .vertical: horizontal.offset(size.width, in: room)
    }
  }
}

extension Point {
  /// The corner of a block that lies in a room whose corner is here.
  func aligned(_ size: Size, in room: Size, _ alignment: Alignment) -> Point {
    moved(
      x: alignment.horizontal.offset(size.width, in: room.width),
      y: alignment.vertical.offset(size.height, in: room.height))
  }
}
