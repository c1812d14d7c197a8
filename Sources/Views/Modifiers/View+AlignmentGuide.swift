import Cells

nonisolated extension View {
  /// Says where in this view the line lies that a stack brings its views to, for one alignment.
  ///
  /// - Parameter computeValue: Is given the size of the view, and returns points from its left edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    ModifiedNodes(content: self, value: computeValue) { node, computeValue in
      GuideNode(content: node, axis: .horizontal) { alignment, size in
        guard alignment.horizontal == guide else { return nil }
        return Metrics.columns(computeValue(size))
      }
    }
  }

  /// The same for an alignment of the height; points from the upper edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    ModifiedNodes(content: self, value: computeValue) { node, computeValue in
      GuideNode(content: node, axis: .vertical) { alignment, size in
        guard alignment.vertical == guide else { return nil }
        return Metrics.rows(computeValue(size))
      }
    }
  }
}

/// The size of a view, and where its lines lie, in points.
public nonisolated struct ViewDimensions: Equatable, Sendable {
  /// Points from left to right.
  public let width: Double
  /// Points from top to bottom.
  public let height: Double

  /// What was said about the lines of the view.
  private let said: (@MainActor (Alignment, Axis) -> Int?)?

  @MainActor init(_ size: Size, said: ((Alignment, Axis) -> Int?)? = nil) {
    if let said { self.said = { said($0, $1) } } else { self.said = nil }
    width = Double(size.width) * Metrics.pointsPerColumn
    height = Double(size.height) * Metrics.pointsPerRow
  }

  package init(points: GeometryProxy.Size) {
    width = points.width
    height = points.height
    said = nil
  }

  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.points == right.points
  }

  /// The size, for a module whose properties hide these.
  package var points: GeometryProxy.Size { GeometryProxy.Size(width: width, height: height) }

  /// Where the line of an alignment lies in the width.
  @_disfavoredOverload public subscript(guide: HorizontalAlignment) -> Double {
    if let explicit = self[explicit: guide] { return explicit }
    return switch guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    case .custom(let name): name.line(in: self)
    }
  }

  /// Where the line of an alignment lies in the height.
  @_disfavoredOverload public subscript(guide: VerticalAlignment) -> Double {
    if let explicit = self[explicit: guide] { return explicit }
    return switch guide {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .custom(let name): name.line(in: self)
    }
  }

  /// Where an `alignmentGuide` of the view has said that the line lies; nil where none has.
  @_disfavoredOverload public subscript(explicit guide: HorizontalAlignment) -> Double? {
    line(Alignment(horizontal: guide, vertical: .center), .horizontal)
      .map { Double($0) * Metrics.pointsPerColumn }
  }

  /// The same in the height.
  @_disfavoredOverload public subscript(explicit guide: VerticalAlignment) -> Double? {
    line(Alignment(horizontal: .center, vertical: guide), .vertical)
      .map { Double($0) * Metrics.pointsPerRow }
  }

  private func line(_ alignment: Alignment, _ axis: Axis) -> Int? {
    guard let said else { return nil }
    // A view is measured on the main actor, though the compiler is not told.
    return MainActor.assumeIsolated { said(alignment, axis) }
  }
}

/// A node that says where its lines lie along an axis.
struct GuideNode: WrappingNode {
  let content: any Node
  let axis: Axis
  let guide: (Alignment, ViewDimensions) -> Int?

  func layout(_ proposal: Proposal) -> Placement {
    let part = content.layout(proposal)
    var placement = Placement(size: part.size, paint: part.paint)
    placement.guide = { [axis, guide] alignment, along in
      let own = along == axis ? guide(alignment, ViewDimensions(part.size, said: part.guide)) : nil
      return own ?? part.guide?(alignment, along)
    }
    return placement
  }
}

extension Placement {
  /// This placement with the lines of a part that lies in it.
  func guided(by part: Placement, at place: Point = .zero) -> Placement {
    guard let guide = part.guide else { return self }
    var placement = self
    placement.guide = { alignment, axis in
      guide(alignment, axis).map { $0 + (axis == .horizontal ? place.x : place.y) }
    }
    return placement
  }
}

extension Alignment {
  var isCustom: Bool { horizontal.isCustom || vertical.isCustom }

  /// Whether parts are brought to one line, rather than put where they lie in their room.
  func isGuided(_ parts: [Placement]) -> Bool { isCustom || parts.contains { $0.guide != nil } }

  /// Where the line of a part lies along an axis.
  func line(of part: Placement, along axis: Axis) -> Int {
    part.guide?(self, axis) ?? line(in: part.size, along: axis)
  }

  private func line(in size: Size, along axis: Axis) -> Int {
    let points = ViewDimensions(size)
    switch axis {
    case .horizontal:
      if case .custom(let name) = horizontal { return Metrics.columns(name.line(in: points)) }
      return horizontal.offset(0, in: size.width)
    case .vertical:
      if case .custom(let name) = vertical { return Metrics.rows(name.line(in: points)) }
      return vertical.offset(0, in: size.height)
    }
  }

  /// Where blocks lie along an axis that are brought to one line, and the length of all of them together.
  func offsets(_ parts: [Placement], along axis: Axis) -> (offsets: [Int], length: Int) {
    let lines = parts.map { line(of: $0, along: axis) }
    let furthest = lines.max() ?? 0
    let ends = zip(lines, parts).map { furthest - $0 + $1.size[axis] }
    return (lines.map { furthest - $0 }, ends.max() ?? 0)
  }

  /// The corner of a part in a room, of which something may have said where its lines lie.
  func place(_ part: Placement, in room: Placement) -> Point {
    guard isGuided([part, room]) else { return Point.zero.aligned(part.size, in: room.size, self) }
    return Point(
      x: line(of: room, along: .horizontal) - line(of: part, along: .horizontal),
      y: line(of: room, along: .vertical) - line(of: part, along: .vertical))
  }
}
