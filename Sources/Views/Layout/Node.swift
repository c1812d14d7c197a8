import Cells

/// What a view became in one frame: something that is laid out once and then painted.
protocol Node {
  /// The lengths that this node can take along an axis, given the room across it.
  func lengths(_ axis: Axis, across: Int?) -> Lengths
  /// Decides the size and the position of everything in it, as near to the proposal as it can.
  func layout(_ proposal: Proposal) -> Placement
  /// Nodes of a higher priority are offered room before those of a lower one.
  var priority: Double { get }
  /// Nodes of a higher depth are painted in front of those of a lower one, where they overlap.
  var depth: Double { get }
  /// The width divided by the height that this node has of its own, in points; nil where it can have any shape.
  var ratio: Double? { get }
}

extension Node {
  var priority: Double { 0 }
  var depth: Double { 0 }
  var ratio: Double? { nil }
}

/// The nodes that a view stands for; a container gathers those of its children.
public struct NodeList {
  private(set) var nodes: [any Node] = []

  mutating func append(_ node: any Node) { nodes.append(node) }
}

/// A node around another one, which keeps the place of that one among its neighbours.
protocol WrappingNode: Node {
  var content: any Node { get }
}

extension WrappingNode {
  var priority: Double { content.priority }
  var depth: Double { content.depth }
  var ratio: Double? { content.ratio }

  func lengths(_ axis: Axis, across: Int?) -> Lengths { content.lengths(axis, across: across) }

  func layout(_ proposal: Proposal) -> Placement { content.layout(proposal) }
}

/// A node with its size decided, ready to be painted anywhere.
struct Placement {
  let size: Size
  /// Paints with the top left corner at a point; what lies outside the painter's clip is left out.
  let paint: (inout Painter, Point) -> Void
  /// Where the line of an alignment lies in it, where a view in it has said so.
  var guide: ((Alignment, Axis) -> Int?)?

  init(size: Size, paint: @escaping (inout Painter, Point) -> Void) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    self.paint = paint
  }

  /// The corner of it in the middle of a room; what is larger than the room starts where that starts.
  func centered(in room: Rect) -> Point {
    room.origin.moved(
      x: max(0, (room.size.width - size.width) / 2),
      y: max(0, (room.size.height - size.height) / 2))
  }

  /// Where the view with an id lies in it; nil where it is not there.
  func block(of id: AnyHashable) -> Rect? { Painter.find(id) { paint(&$0, .zero) } }

  static let empty = Placement(size: .zero) { _, _ in }
}
