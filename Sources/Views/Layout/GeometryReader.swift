import Cells

/// A view that takes all the room it is offered and is made to fit it. What it shows lies at the top left.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// - Parameter content: Asked once a frame, when the room is known.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public func _resolve(_ context: ResolveContext, into nodes: inout NodeList) {
    var context = context
    context.environment.stackAxis = nil
    // What is resolved later keeps its place in the order of the focus.
    context.scope = context.scope.part()
    let corner = context.node.kept(0) { PaintedCorner(invalidate: context.frame.invalidate) }
    nodes.append(GeometryNode(content: content, context: context, corner: corner))
  }
}

/// A node whose content is resolved while it is laid out, as the rows of a list are.
private final class GeometryNode<Content: View>: Node {
  private let content: (GeometryProxy) -> Content
  private let context: ResolveContext
  private let corner: PaintedCorner
  /// A scroll view may lay it out several times.
  private var made: (size: Size, placement: Placement)?

  init(
    content: @escaping (GeometryProxy) -> Content, context: ResolveContext, corner: PaintedCorner
  ) {
    self.content = content
    self.context = context
    self.corner = corner
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 0, ideal: 1, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let size = Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    if let made, made.size == size { return made.placement }
    let points = GeometryProxy.Size(
      width: Double(size.width) * Metrics.pointsPerColumn,
      height: Double(size.height) * Metrics.pointsPerRow)
    let proxy = GeometryProxy(room: points, corner: corner, spaces: context.environment.spaces)
    // What was made for another room cannot have the focus any more.
    context.scope.removeAll()
    let children = context.nodes(of: content(proxy))
    let part = DepthNode(alignment: .topLeading, children: children).layout(Proposal(size))
    let placement = Placement(size: size) { [corner] painter, origin in
      if !painter.isProbing { corner.settle(at: origin) }
      part.paint(&painter, origin)
    }
    made = (size, placement)
    return placement
  }
}

/// The room that a view is given.
public nonisolated struct GeometryProxy {
  /// A width and a height in points: 8 a column, 16 a row.
  public nonisolated struct Size: Equatable, Sendable {
    /// Points from left to right.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double

    /// A width and a height, in points.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The room, in points.
  @_disfavoredOverload public var size: Size { room }
  package let room: Size
  let corner: PaintedCorner
  let spaces: [AnyHashable: PaintedCorner]
  /// No room at all: a screen of cells has no unsafe edges.
  public let safeAreaInsets = EdgeInsets()

  /// A block in points.
  public nonisolated struct Rect: Equatable, Sendable {
    /// The left edge.
    public var minX: Double
    /// The upper edge.
    public var minY: Double
    /// How large it is.
    public var size: Size

    /// The right edge.
    public var maxX: Double { minX + size.width }
    /// The lower edge.
    public var maxY: Double { minY + size.height }
    /// The middle of the width.
    public var midX: Double { minX + size.width / 2 }
    /// The middle of the height.
    public var midY: Double { minY + size.height / 2 }
    /// Points from left to right.
    public var width: Double { size.width }
    /// Points from top to bottom.
    public var height: Double { size.height }
  }

  /// Where the room is, as the last frame had it; where it has moved since, the view is asked again. A name that no view
  /// around has stands for the screen.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> Rect {
    guard space != .local else { return Rect(minX: 0, minY: 0, size: size) }
    let around = space.name.flatMap { spaces[$0] }
    // Who has a proxy runs on the main actor, though the compiler is not told, as no code of SwiftUI's is.
    let (own, origin) = MainActor.assumeIsolated { [corner] in
      (corner.asked(), around?.asked() ?? .zero)
    }
    return Rect(
      minX: Double(own.x - origin.x) * Metrics.pointsPerColumn,
      minY: Double(own.y - origin.y) * Metrics.pointsPerRow, size: size)
  }
}
