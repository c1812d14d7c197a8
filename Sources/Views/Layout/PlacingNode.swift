import Cells

/// Code that decides how large a container is, and where the views in it lie.
package nonisolated protocol PlacingArrangement {
  /// The size of the container in some room.
  func size(in room: PlacingRoom, of parts: [PlacedPart]) -> GeometryProxy.Size
  /// Measures the container in some room, and places the views in it.
  ///
  /// - Parameter fitted: The size that the container is given, by the size that it wants.
  func place(
    _ parts: [PlacedPart], room: PlacingRoom,
    fitted: (GeometryProxy.Size) -> GeometryProxy.Size)
}

/// The room that a view is offered, in points; nil asks for the size that it likes best.
package nonisolated struct PlacingRoom: Equatable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// A view that code measures and places.
package final class PlacedPart {
  private let node: any Node
  fileprivate var placed: (part: Placement, at: Point)?
  /// How it was laid out so far.
  private var known: [(room: PlacingRoom, part: Placement)] = []

  fileprivate init(_ node: any Node) { self.node = node }

  /// Views of a higher priority are offered room first.
  package var priority: Double { node.priority }

  fileprivate var depth: Double { node.depth }

  /// The size that the view takes in some room, in points. What has no end takes all of a room that has none.
  package func size(in room: PlacingRoom) -> GeometryProxy.Size {
    let size = (known.first { $0.room == room }?.part ?? laidOut(in: room)).size
    return GeometryProxy.Size(
      width: isEndless(room.width, .horizontal)
        ? .infinity : Double(size.width) * Metrics.pointsPerColumn,
      height: isEndless(room.height, .vertical)
        ? .infinity : Double(size.height) * Metrics.pointsPerRow)
  }

  /// Puts the view into the container, with a part of it at a point.
  package func place(x: Double, y: Double, anchor: UnitPoint, in room: PlacingRoom) {
    // Views that are made for their room are those of the last one.
    let last = known.last.flatMap { $0.room == room ? $0.part : nil }
    let part = last ?? laidOut(in: room)
    let width = Double(part.size.width) * Metrics.pointsPerColumn
    let height = Double(part.size.height) * Metrics.pointsPerRow
    let corner = Point(
      x: Metrics.columns(x - width * anchor.x), y: Metrics.rows(y - height * anchor.y))
    placed = (part, corner)
  }

  /// The value that the view has for a layout, by the type of its key.
  package func value(_ key: ObjectIdentifier) -> Any? {
    var node = node
    while true {
      if let valued = node as? LayoutValueNode, valued.key == key { return valued.value }
      guard let wrapper = node as? any WrappingNode else { return nil }
      node = wrapper.content
    }
  }

  private func laidOut(in room: PlacingRoom) -> Placement {
    let part = node.layout(proposal(room))
    known.append((room, part))
    return part
  }

  private func isEndless(_ length: Double?, _ axis: Axis) -> Bool {
    length == .infinity && node.lengths(axis, across: nil).max >= Lengths.unbounded
  }

  private func proposal(_ room: PlacingRoom) -> Proposal {
    func cells(_ length: Double?, _ axis: Axis) -> Int? {
      guard let length else { return nil }
      if length.isFinite { return max(0, Metrics.cells(length, along: axis)) }
      let most = node.lengths(axis, across: nil).max
      return most >= Lengths.unbounded ? nil : most
    }
    return Proposal(
      width: cells(room.width, .horizontal), height: cells(room.height, .vertical))
  }
}

/// Nodes that code places.
struct PlacingNode: Node {
  let placing: any PlacingArrangement
  let children: [any Node]

  func lengths(_ axis: Axis, across: Int?) -> Lengths {
    let parts = children.map(PlacedPart.init)
    func length(_ points: Double?) -> Int {
      var room = room(Proposal(width: across, height: across))
      if axis == .horizontal { room.width = points } else { room.height = points }
      let size = placing.size(in: room, of: parts)
      return max(0, Metrics.cells(axis == .horizontal ? size.width : size.height, along: axis))
    }
    let ideal = length(nil)
    return Lengths(
      min: min(length(0), ideal), ideal: ideal, max: max(length(.infinity), ideal))
  }

  func layout(_ proposal: Proposal) -> Placement {
    let parts = children.map(PlacedPart.init)
    let room = room(proposal)
    var size = Size.zero
    var own: GeometryProxy.Size {
      GeometryProxy.Size(
        width: Double(size.width) * Metrics.pointsPerColumn,
        height: Double(size.height) * Metrics.pointsPerRow)
    }
    placing.place(parts, room: room) { points in
      size = Size(
        width: cells(points.width, .horizontal, proposal),
        height: cells(points.height, .vertical, proposal))
      return own
    }
    for part in parts where part.placed == nil {
      part.place(
        x: own.width / 2, y: own.height / 2, anchor: .center,
        in: PlacingRoom(width: own.width, height: own.height))
    }
    let order = parts.indices.sorted { (parts[$0].depth, $0) < (parts[$1].depth, $1) }
    let placed = order.compactMap { parts[$0].placed }
    return Placement(size: size) { painter, origin in
      for (part, place) in placed { part.paint(&painter, origin.moved(x: place.x, y: place.y)) }
    }
  }

  private func room(_ proposal: Proposal) -> PlacingRoom {
    PlacingRoom(
      width: proposal.width.map { Double($0) * Metrics.pointsPerColumn },
      height: proposal.height.map { Double($0) * Metrics.pointsPerRow })
  }

  /// A length in cells. What would go on forever takes the room, or what its views would take one after another.
  private func cells(_ points: Double, _ axis: Axis, _ proposal: Proposal) -> Int {
    if points.isFinite { return max(0, Metrics.cells(points, along: axis)) }
    return proposal[axis]
      ?? children.reduce(0) {
        $0 + min(ListLayout.idealSize[axis], $1.lengths(axis, across: nil).ideal)
      }
  }
}

/// The name of a value that a view has for the layout around it.
public nonisolated protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that has no other.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Gives this view a value for the layout around it.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    ModifiedNodes(content: self, value: value) { node, value in
      LayoutValueNode(content: node, key: ObjectIdentifier(Key.self), value: value)
    }
  }
}

/// A node with a value for the layout around it.
private struct LayoutValueNode: WrappingNode {
  let content: any Node
  let key: ObjectIdentifier
  let value: Any
}
