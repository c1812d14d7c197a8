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
    nodes.append(GeometryNode(content: content, context: context))
  }
}

/// A node whose content is resolved while it is laid out, as the rows of a list are.
private final class GeometryNode<Content: View>: Node {
  private let content: (GeometryProxy) -> Content
  private let context: ResolveContext
  /// A scroll view may lay it out several times.
  private var made: (size: Size, placement: Placement)?

  init(content: @escaping (GeometryProxy) -> Content, context: ResolveContext) {
    self.content = content
    self.context = context
  }

  func lengths(_ axis: Axis, across: Int?) -> Lengths { Lengths(min: 0, ideal: 1, max: .max) }

  func layout(_ proposal: Proposal) -> Placement {
    let size = Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    if let made, made.size == size { return made.placement }
    let points = GeometryProxy.Size(
      width: Double(size.width) * Metrics.pointsPerColumn,
      height: Double(size.height) * Metrics.pointsPerRow)
    let children = context.nodes(of: content(GeometryProxy(size: points)))
    let part = DepthNode(alignment: .topLeading, children: children).layout(Proposal(size))
    let placement = Placement(size: size, paint: part.paint)
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
  public let size: Size
  /// No room at all: a screen of cells has no unsafe edges.
  public let safeAreaInsets = EdgeInsets()
}
